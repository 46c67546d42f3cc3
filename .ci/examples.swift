import Ashlar
import Foundation

/// What the examples of doc comments use and do not declare. Each example is the body of a function of this class.
class Examples {
  let root = View(), page = View(), card = View(), panel = View(), feed = View()
  let avatar = View(), title = View(), badge = View(), icon = View(), bubble = View()
  let name = View(), street = View(), city = View()
  let button = View(), field = View(), footer = View(), chart = View()
  let tiles: [View] = []
  let marker = View(), secondTab = View()
  let scroll = ScrollView()
  let table = TableView()
  let isWide = true
  let keyboardHeight = 260.0
  let file = URL(fileURLWithPath: "card")

  /// What the example of `TableViewCell` declares.
  class MessageCell: TableViewCell {
    let label = Label(text: nil)
  }

  let message = (id: 1, text: "Hello")
  let messages: TableViewDataSource? = nil

  func makeCard(title: String) -> View { card }
}
