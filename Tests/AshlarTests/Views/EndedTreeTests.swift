import Testing

@testable import Ashlar

struct `A tree whose root has gone` {
  /// A report that is being read may still have the number of a constraint.
  @Test func `goes, though an object of a constraint is asked for`() {
    weak var known: LayoutTree?
    var constant: CGFloat?
    do {
      var root: View? = View(root: 100, 100)
      let title = View(name: "title")
      root?.addSubview(title)
      title.makeConstraints { $0.left.equalToSuperview().offset(7) }
      guard let tree = root?.tree, let index = root?.held.indices.first else { return }
      known = tree
      root = nil

      let object = tree.object(of: index)

      constant = object.constant
      #expect(!object.isActive)
      #expect(tree.isOver)
    }
    #expect(constant == 7)
    #expect(known == nil)
  }
}
