//: # Text layout
//:
//: Labels whose sizes follow their texts, and views whose sizes follow their labels. Every character is 10
//: points wide and 20 high, so that all numbers can be counted: `swift run TextLayout`.
import Ashlar
import AshlarInspector

/// Lays a screen out and prints the frames that came out.
func show(_ title: String, width: CGFloat = 320, height: CGFloat = 120, screen: (View) -> Void) {
  let root = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.name = "root"
  root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
  screen(root)
  root.layoutIfNeeded()
  print("\(title)\n\n\(FrameTable(of: root))\n")
}

/// Makes a label with any number of lines.
func makeLabel(_ name: String, _ text: String) -> Label {
  let label = Label(text: text, name: name)
  label.numberOfLines = 0
  return label
}

//: ## The width of a label
show("The width of a label") { root in
  let label = makeLabel("label", "width")
  root.addSubview(label)
  label.makeConstraints { $0.left.top.equalToSuperview().offset(20) }
}

//: ## The height of a label
//:
//: Ten characters to a line: "the height", "follows", "the text".
show("The height of a label", width: 140) { root in
  let label = makeLabel("label", "the height follows the text")
  root.addSubview(label)
  label.makeConstraints { $0.left.top.right.equalToSuperview().inset(20) }
}

//: ## Labels in a view of a fixed size
show("Labels in a view of a fixed size") { root in
  let name = makeLabel("name", "name")
  let detail = makeLabel("detail", "detail text")
  root.addSubviews(name, detail)
  name.makeConstraints { $0.left.top.equalToSuperview().offset(10) }
  detail.makeConstraints {
    $0.left.equalTo(name.right).offset(10)
    $0.top.equalTo(name)
    $0.right.lessThanOrEqualToSuperview().offset(-10)
  }
}

//: ## Labels in a view of growing height
show("Labels in a view of growing height", width: 160) { root in
  let box = View(name: "box")
  let upper = makeLabel("upper", "the height follows the text")
  let lower = makeLabel("lower", "and more")
  root.addSubview(box)
  box.addSubviews(upper, lower)
  box.makeConstraints { $0.left.top.right.equalToSuperview().inset(20) }
  upper.makeConstraints { $0.left.top.right.equalToSuperview().inset(10) }
  lower.makeConstraints {
    $0.left.right.bottom.equalToSuperview().inset(10)
    $0.top.equalTo(upper.bottom).offset(5)
  }
}

//: ## Labels in a view of growing width
show("Labels in a view of growing width") { root in
  let box = View(name: "box")
  let name = makeLabel("name", "name")
  let value = makeLabel("value", "value")
  root.addSubview(box)
  box.addSubviews(name, value)
  box.makeConstraints { $0.left.top.equalToSuperview() }
  name.makeConstraints { $0.left.top.bottom.equalToSuperview().inset(10) }
  value.makeConstraints {
    $0.left.equalTo(name.right).offset(10)
    $0.top.right.bottom.equalToSuperview().inset(10)
  }
}

//: ## Labels in a view that grows both ways
show("Labels in a view that grows both ways") { root in
  let box = View(name: "box")
  let short = makeLabel("short", "short")
  let long = makeLabel("long", "much longer")
  root.addSubview(box)
  box.addSubviews(short, long)
  box.makeConstraints { $0.left.top.equalToSuperview() }
  short.makeConstraints { $0.left.top.right.equalToSuperview().inset(10) }
  long.makeConstraints {
    $0.left.right.bottom.equalToSuperview().inset(10)
    $0.top.equalTo(short.bottom).offset(5)
  }
}

//: ## A row of a list
//:
//: A picture of 40 points beside a column of two labels, all in stacks. With 10 between, 100 are left for the
//: labels: ten characters, so that the text takes two lines.
show("A row of a list", width: 150) { root in
  let picture = ImageView(image: Image(size: CGSize(width: 40, height: 40)), name: "picture")
  let text = makeLabel("text", "aaa bbb ccc ddd")
  let detail = makeLabel("detail", "detail")
  let column = StackView(arrangedSubviews: [text, detail], name: "column")
  column.axis = .vertical
  let row = StackView(arrangedSubviews: [picture, column], name: "row")
  row.spacing = 10
  row.alignment = .top
  picture.setContentHuggingPriority(.required, for: .horizontal)
  picture.setContentCompressionResistancePriority(.required, for: .horizontal)
  root.addSubview(row)
  row.makeConstraints { $0.left.top.right.equalToSuperview() }
}
