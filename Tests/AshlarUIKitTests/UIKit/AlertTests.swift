import AshlarUIKit
import Testing

struct Alerts {
  private let page = UIViewController()

  @Test func `are kept by who presents them, with their choices and fields`() {
    let alert = UIAlertController(title: "Rename", message: "How?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    page.present(alert, animated: true)

    #expect(page.presentedViewController === alert)
    #expect(alert.title == "Rename")
    #expect(alert.message == "How?")
    #expect(alert.actions.map(\.title) == ["Cancel"])
    #expect(alert.textFields?.map(\.placeholder) == ["name"])
  }

  @Test func `go before the choice is heard of`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var heard: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [page] action in
        heard.append("\(action.title ?? "") \(page.presentedViewController == nil)")
      })
    page.present(alert, animated: true)

    alert.choose(alert.actions[0])
    #expect(heard == ["Delete true"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `that no controller presents can be chosen from, too`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    var count = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
    alert.choose(action)
    #expect(count == 1)
  }

  @Test func `go with what they present, and not by a choice that is not enabled`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    action.isEnabled = false
    page.present(alert, animated: true)
    alert.present(UIViewController(), animated: true)
    alert.choose(action)
    #expect(page.presentedViewController === alert)

    action.isEnabled = true
    alert.choose(action)
    #expect(page.presentedViewController == nil)
  }
}
