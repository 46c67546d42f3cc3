import Ashlar
import AshlarInspector

/// The pages at which people look before a page is changed: one for each thing that it shows.
struct SamplePage: CustomStringConvertible {
  let name: String
  let root: View
  var before: LayoutSnapshot?
  var widths: ClosedRange<CGFloat>?

  /// The page, whose lines of code lead to an editor.
  var page: HTMLReport {
    let editor = "vscode://file/App/Tests/"
    if let widths { return HTMLReport(of: { root }, widths: widths, editor: editor) }
    return HTMLReport(of: root, comparedWith: before, editor: editor)
  }

  var description: String { name }

  static var all: [SamplePage] {
    [
      form, conflict, ambiguity, stack, table, rightToLeft, list, thousand, beforeAndAfter,
      controls,
      gaps, dashboard, rightToLeftDashboard, manyWidths,
    ]
  }

  static var form: SamplePage { SamplePage(name: "form", root: Form().root) }

  static var conflict: SamplePage {
    let form = Form()
    form.name.makeConstraints { $0.width.equalTo(200) }
    form.logo.makeConstraints { $0.height.equalTo(90).priority(700) }
    form.root.layoutIfNeeded()
    return SamplePage(name: "conflict", root: form.root)
  }

  static var ambiguity: SamplePage {
    let form = Form()
    let badge = View(name: "badge")
    form.root.addSubview(badge)
    badge.makeConstraints { make in
      make.size.equalTo(24)
      make.top.equalTo(form.logo)
    }
    form.root.layoutIfNeeded()
    return SamplePage(name: "ambiguity", root: form.root)
  }

  static var stack: SamplePage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    root.name = "screen"
    let stack = StackView(name: "stack")
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .center
    for text in ["First", "The second one", "Third"] {
      stack.addArrangedSubview(Label(text: text, name: text))
    }
    let row = StackView(name: "row")
    row.spacing = 8
    row.distribution = .fillEqually
    for text in ["Yes", "No", "Later"] {
      let button = Button(name: text)
      button.title = text
      row.addArrangedSubview(button)
    }
    stack.addArrangedSubview(row)
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    root.layoutIfNeeded()
    return SamplePage(name: "stack", root: root)
  }

  static var table: SamplePage {
    let rows = Rows()
    let table = TableView(name: "table")
    table.dataSource = rows
    table.layout(in: CGSize(width: 320, height: 480))
    return SamplePage(name: "table", root: table)
  }

  static var rightToLeft: SamplePage {
    SamplePage(name: "right-to-left", root: Form(direction: .rightToLeft).root)
  }

  static var beforeAndAfter: SamplePage {
    let form = Form()
    let before = LayoutSnapshot(of: form.root)
    form.logo.updateConstraints { $0.size.equalTo(80) }
    form.name.updateConstraints { $0.height.equalTo(60) }
    form.root.layoutIfNeeded()
    return SamplePage(name: "before-after", root: form.root, before: before)
  }
}

// MARK: - Trees

/// A form of 320 × 480 points.
struct Form {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let logo = View(name: "logo")
  let title = Label(text: "Sign in", font: .system(28, weight: .bold), name: "title")
  let name = TextField(name: "name")
  let mail = TextField(name: "mail")
  let hint = Label(
    text: "We send you a link that is good for ten minutes. Nothing else is ever sent to you.",
    font: .system(13), name: "hint")
  let send = Button(name: "send")

  init(direction: LayoutDirection = .leftToRight) {
    root.name = "form"
    root.diagnostics.handler = .silent
    root.environment.direction = direction
    name.placeholder = "Name"
    mail.text = "someone@example.org"
    hint.numberOfLines = 0
    send.title = "Send link"
    root.addSubviews(logo, title, name, mail, hint, send)
    placeHead()
    placeFields()
    root.layoutIfNeeded()
  }

  private func placeHead() {
    logo.makeConstraints { make in
      make.size.equalTo(56)
      make.leading.equalToSuperview().offset(20)
      make.top.equalToSuperview().offset(40)
    }
    title.makeConstraints { make in
      make.leading.equalTo(logo.trailing).offset(12)
      make.centerY.equalTo(logo)
      make.trailing.lessThanOrEqualToSuperview().offset(-20)
    }
  }

  private func placeFields() {
    name.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(20)
      make.top.equalTo(logo.bottom).offset(32)
      make.height.equalTo(44)
    }
    mail.makeConstraints { make in
      make.leading.trailing.height.equalTo(name)
      make.top.equalTo(name.bottom).offset(12)
    }
    hint.makeConstraints { make in
      make.leading.trailing.equalTo(name)
      make.top.equalTo(mail.bottom).offset(12)
    }
    send.makeConstraints { make in
      make.leading.trailing.equalTo(name)
      make.height.equalTo(48)
      make.bottom.equalToSuperview().offset(-34)
      make.top.greaterThanOrEqualTo(hint.bottom).offset(16)
    }
  }
}

/// Twenty rows that size themselves.
private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    let cell = TableViewCell()
    cell.name = "cell"
    let words = String(repeating: "more ", count: path.row * 3 % 17)
    let label = Label(text: "Row, \(words)", font: .system(15), name: "label")
    label.numberOfLines = 0
    cell.contentView.addSubview(label)
    label.makeConstraints { $0.edges.equalToSuperview().inset(12) }
    return cell
  }
}

extension SamplePage {
  /// 400 rows below each other, 16,000 points in all.
  static var list: SamplePage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 16_000))
    root.name = "list"
    for row in 0..<400 {
      let label = Label(text: "Row \(row)", name: "row")
      root.addSubview(label)
      label.frame = CGRect(x: 16, y: 40 * row, width: 288, height: 40)
    }
    root.layoutIfNeeded()
    return SamplePage(name: "list", root: root)
  }

  /// Twenty-one rows of twenty-four cells with a text each: 1,030 views.
  static var thousand: SamplePage {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1_024, height: 768))
    root.name = "root"
    root.diagnostics.handler = .silent
    var above: View?
    for row in 0..<21 {
      let line = View(name: "line \(row)")
      root.addSubview(line)
      line.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(8)
        if let above {
          make.top.equalTo(above.bottom).offset(4)
          make.height.equalTo(above)
        } else {
          make.top.equalToSuperview().offset(8)
        }
        if row == 20 { make.bottom.equalToSuperview().offset(-8) }
      }
      above = line
      addCells(to: line, row)
    }
    root.layoutIfNeeded()
    return SamplePage(name: "thousand", root: root)
  }

  private static func addCells(to line: View, _ row: Int) {
    var left: View?
    for column in 0..<24 {
      let cell = View(name: "cell \(row).\(column)")
      let text = Label(text: "\(row * column)", font: .system(11), name: "text")
      line.addSubview(cell)
      cell.addSubview(text)
      cell.makeConstraints { make in
        make.top.bottom.equalToSuperview().inset(2)
        if let left {
          make.leading.equalTo(left.trailing).offset(2)
          make.width.equalTo(left)
        } else {
          make.leading.equalToSuperview()
        }
        if column == 23 { make.trailing.equalToSuperview() }
      }
      text.makeConstraints { $0.center.equalToSuperview() }
      left = cell
    }
  }
}
