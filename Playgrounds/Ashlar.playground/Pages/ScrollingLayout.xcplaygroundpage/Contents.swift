//: # Scrolling
//:
//: What scrolls, rows that are as high as their texts, and a page made of a picture and texts. Every
//: character is 10 points wide and 20 high, ideographs twice as wide: `swift run ScrollingLayout`.
import Ashlar
import AshlarInspector

/// Prints what a layout has found, under a title.
func show(_ title: String, _ root: View, _ more: String = "") {
  root.layoutIfNeeded()
  print("\(title)\n\n\(FrameTable(of: root))\(more.isEmpty ? "" : "\n\(more)")\n")
}

/// Makes a screen of 320 × 240.
func makeScreen() -> View {
  let screen = View(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  screen.name = "screen"
  screen.textMeasurer = GridTextMeasurer(width: 10, height: 20)
  return screen
}

/// Makes a label with any number of lines.
func makeLabel(_ name: String, _ text: String) -> Label {
  let label = Label(text: text, name: name)
  label.numberOfLines = 0
  return label
}

//: ## The size of what scrolls
//:
//: The text is tied to all four edges of the scroll view, which mean what it scrolls, and to its width, which
//: is that of the view. So it is as high as it likes, and so is the content.
let screen = makeScreen()
let scroll = ScrollView(name: "scroll")
let text = makeLabel("text", String(repeating: "thirty characters on each line ", count: 20))
screen.addSubview(scroll)
scroll.addSubview(text)
scroll.makeConstraints { $0.edges.equalToSuperview() }
text.makeConstraints { make in
  make.edges.equalTo(scroll)
  make.width.equalTo(scroll)
}
show("The size of what scrolls", screen)
print("contentSize \(scroll.contentSize.width) × \(scroll.contentSize.height)\n")

//: ## What stays while the rest scrolls
let badge = View(name: "badge")
scroll.addSubview(badge)
badge.makeConstraints { make in
  make.right.bottom.equalTo(scroll.frameLayoutGuide).inset(10)
  make.size.equalTo(50)
}
scroll.contentOffset.y = 100
show("What stays while the rest scrolls", screen)

//: ## The height of a cell
//:
//: A row is as high as the constraints in its cell make it: 10 above and below, a line for the name, a gap
//: of 4, and as many lines as the message needs at 26 characters each.
final class MessageCell: TableViewCell {
  let author = Label(text: nil, name: "author")
  let message = makeLabel("message", "")

  override func didLoad() {
    contentView.addSubviews(author, message)
    author.makeConstraints { $0.left.right.top.equalToSuperview().inset(10) }
    message.makeConstraints { make in
      make.left.right.equalTo(author)
      make.top.equalTo(author.bottom).offset(4)
      make.bottom.equalToSuperview().offset(-10)
    }
  }
}

final class Messages: TableViewDataSource {
  let texts = [
    "short", "one line, and then another", "a message of several lines, which takes its room",
    "一行放不下的中文短信也會換行",
  ]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message")
    if let cell = cell as? MessageCell {
      cell.name = "cell\(path.row)"
      cell.author.text = "Author \(path.row)"
      cell.message.text = texts[path.row]
    }
    return cell
  }
}

let list = makeScreen()
let messages = Messages()
let table = TableView(name: "table")
list.addSubview(table)
table.makeConstraints { $0.edges.equalToSuperview().inset(20) }
table.register("message") { MessageCell(name: "cell") }
table.dataSource = messages
show("The height of a cell", list)
for row in messages.texts.indices {
  let frame = table.rectForRow(at: RowPath(row: row))
  print("row \(row) from \(frame.minY) to \(frame.maxY)")
}

//: ## A page
//:
//: A picture over the upper half, and below it two texts that scroll, as wide as the picture.
final class Page: ViewController {
  let logo = ImageView(name: "logo")
  let scroll = ScrollView(name: "scroll")
  let name = Label(text: "蘋果公司", name: "name")
  let detail = makeLabel("detail", "蘋果公司是美國的一家高科技公司，總部位於加利福尼亞州的庫比蒂諾。")

  override func viewDidLoad() {
    view.name = "page"
    view.addSubviews(logo, scroll)
    scroll.addSubviews(name, detail)
    logo.makeConstraints { make in
      make.leading.trailing.top.equalToSuperview()
      make.height.equalToSuperview().multipliedBy(0.5)
    }
    scroll.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.top.equalTo(logo.bottom)
    }
    name.makeConstraints { make in
      make.leading.trailing.top.equalTo(scroll)
      make.bottom.equalTo(detail.top)
      make.height.equalTo(20)
      make.width.equalTo(logo)
    }
    detail.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(scroll)
      make.width.equalTo(logo)
    }
  }
}

let page = Page()
page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
page.view.textMeasurer = GridTextMeasurer(width: 10, height: 20)
print()
show("A page", page.view)
print("contentSize \(page.scroll.contentSize.width) × \(page.scroll.contentSize.height)")
