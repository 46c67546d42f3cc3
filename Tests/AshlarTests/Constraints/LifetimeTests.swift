import Ashlar
import Testing

struct `The life of a constraint` {
  let root = View(root: 100, 100)

  @Test func `does not keep its items`() {
    var title: View? = View(name: "title")
    var card: View? = View(name: "card")
    let constraint = title!.leftAnchor.constraint(equalTo: card!.leftAnchor)
    #expect(constraint.firstItem != nil)

    title = nil
    card = nil

    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .left)
    #expect(constraint.secondAttribute == .left)
    #expect(constraint.description == "(gone).left == (gone).left")
  }

  @Test func `is as long as a view holds it`() {
    weak var watched: LayoutConstraint?
    do {
      let width = root.widthAnchor.constraint(equalToConstant: 100)
      width.isActive = true
      watched = width
    }

    #expect(watched != nil)
    #expect(root.constraints.first === watched)
  }

  @Test func `goes on inactive when its holder goes`() {
    var card: View? = View(name: "card")
    let title = View("title", in: card!)
    let left = title.leftAnchor.constraint(equalTo: card!.leftAnchor)
    left.isActive = true

    card = nil

    #expect(!left.isActive)
    #expect(left.firstItem === title)
    #expect(left.secondItem == nil)
    #expect(left.secondAttribute == .left)
  }

  @Test func `goes on inactive when its only item goes`() {
    var title: View? = View("title", in: root)
    let width = title!.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()

    title?.removeFromSuperview()
    #expect(width.isActive)
    title = nil

    #expect(!width.isActive)
    #expect(width.firstItem == nil)
  }

  @Test func `and of its view do not depend on who keeps its maker`() {
    var maker: LayoutMaker?
    var empty: ConstraintHandles?
    weak var constraint: LayoutConstraint?
    var title: View? = View("title", in: root)
    let handles = title!.makeConstraints {
      maker = $0
      $0.width.equalTo(10)
    }
    constraint = handles.layoutConstraints.first
    empty = View("other", in: root).makeConstraints { _ in }
    root.layoutIfNeeded()
    #expect(maker?.item === title)
    #expect(empty?.isEmpty == true)

    for view in root.subviews { view.removeFromSuperview() }
    weak let known = title
    title = nil
    root.layoutIfNeeded()
    #expect(known == nil)
    #expect(maker?.item == nil)
    #expect(constraint?.isActive == false)

    maker?.height.equalTo(20)
    handles.first?.update(offset: 5)
    #expect(handles.layoutConstraints.first?.isActive == false)
    View("third", in: root).makeConstraints { $0.width.height.equalTo(30) }
    root.layoutIfNeeded()
    #expect(root.subviews.first?.frame.size == CGSize(width: 30, height: 30))
    empty = nil
    maker = nil
  }

  @Test func `may be that of a subclass`() {
    final class NamedConstraint: LayoutConstraint {
      override init(
        item first: LayoutBox?, attribute firstAttribute: Attribute, relatedBy relation: Relation,
        toItem second: LayoutBox?, attribute secondAttribute: Attribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, fileID: String = #fileID, line: UInt32 = #line
      ) {
        super.init(
          item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
          attribute: secondAttribute, multiplier: multiplier, constant: constant, fileID: fileID,
          line: line)
      }
    }
    let view = View("view", in: root)
    let width = NamedConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      constant: 42)

    width.isActive = true
    root.layoutIfNeeded()

    #expect(view.frame.width == 42)
    #expect(view.constraints.first is NamedConstraint)
  }
}
