//: # Your own widgets
//:
//: Widgets of another toolkit are laid out, and hear what moves: `swift run OwnWidgets`.
import AshlarBoxes

// Widgets of another toolkit, with a tree and sizes of their own.
class Widget {
  let name: String
  let children: [Widget]

  init(_ name: String, _ children: Widget...) {
    self.name = name
    self.children = children
  }

  func move(to frame: CGRect) {
    print(name, [frame.minX, frame.minY, frame.width, frame.height].map { Int($0) })
  }
}

final class Text: Widget {
  var letters = "" { didSet { hasChanged() } }
  var hasChanged = {}

  // Ten points a letter, on lines of twenty.
  func size(atMost width: Double?) -> CGSize {
    let inLine = max(1, min(letters.count, width.map { Int($0 / 10) } ?? letters.count))
    let lines = (letters.count + inLine - 1) / inLine
    return CGSize(width: inLine * 10, height: lines * 20)
  }
}

// A box for each widget: sizes go one way, and frames the other.
final class WidgetTree {
  let layout = BoxLayout()
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var widgets: [Box: Widget] = [:]
  private var passes: [() -> Void] = []

  init(_ root: Widget) {
    layout.scheduler = LayoutScheduler { [unowned self] in passes.append($0) }
    layout.onFrameChange { [unowned self] box, frame in widgets[box]?.move(to: frame) }
    add(root, in: nil)
  }

  subscript(widget: Widget) -> Box { boxes[ObjectIdentifier(widget)] ?? layout.roots[0] }

  private func add(_ widget: Widget, in container: Box?) {
    let box = layout.add(in: container, name: widget.name)
    boxes[ObjectIdentifier(widget)] = box
    widgets[box] = widget
    if let text = widget as? Text {
      layout.setContent(of: box) { [unowned text] in text.size(atMost: $0.map { Double($0) }) }
      text.hasChanged = { [unowned self] in layout.invalidateContent(of: box) }
    }
    for child in widget.children { add(child, in: box) }
  }

  // A turn of the toolkit's loop.
  func turn() {
    let due = passes
    passes = []
    for pass in due { pass() }
  }
}

let title = Text("title")
let picture = Widget("picture")
let card = Widget("card", picture, title)
title.letters = "Ada Lovelace, 1815"
let tree = WidgetTree(card)
tree.layout.constrain(tree[picture]) { make in
  make.left.top.equalTo(tree[card]).offset(8)
  make.size.equalTo(40)
}
tree.layout.constrain(tree[title]) { make in
  make.left.equalTo(tree[picture].right).offset(8)
  make.right.top.equalTo(tree[card]).inset(8)
  make.bottom.lessThanOrEqualTo(tree[card]).inset(8)
  make.width.greaterThanOrEqualTo(50)
}

print("The window opens:")
tree.layout.solve(tree[card], in: CGSize(width: 240, height: 100))

print("The toolkit asks how large the card would be, for any width, for 160, and at least:")
for width in [nil, 160, 0] as [CGFloat?] {
  let size = tree.layout.size(of: tree[card], width: width)
  print(Int(size.width), Int(size.height))
}

print("The text changes, and the loop turns:")
title.letters = "Ada"
tree.turn()
