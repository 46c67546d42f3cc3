import AshlarUIKit
import Testing

/// Masonry as Swift imports it: optional makers, and steps that give blocks.
///
/// Facts: reference, "Masonry as Swift code sees it", 2 to 6. The frames are worked out by hand.
struct `Masonry as Swift imports it` {
  let root = UIView(root: 300, 200)
  let a: UIView
  let b: UIView

  init() {
    a = UIView("a", in: root)
    b = UIView("b", in: root)
  }

  private func frame(of view: UIView) -> CGRect {
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func `places by chains of blocks`() {
    a.mas_makeConstraints { make in
      make?.left.top().equalTo()(root)?.offset()(10)
      make?.width.equalTo()(120)
      make?.height.mas_equalTo()(44)
    }
    b.mas_makeConstraints { (make) in
      make?.left.equalTo()(a.mas_right)?.offset()(8)
      make?.top.with().equalTo()(a)
      make?.right.equalTo()(root.mas_right)?.with().offset()(-10)
      make?.height.equalTo()(a)?.multipliedBy()(0.5)?.priorityLow()()
    }

    #expect(frame(of: a) == CGRect(x: 10, y: 10, width: 120, height: 44))
    #expect(frame(of: b) == CGRect(x: 138, y: 10, width: 152, height: 22))
  }

  @Test func `takes makers that are unwrapped in every way`() {
    a.mas_makeConstraints { (make: MASConstraintMaker!) in
      make.left.top().equalTo()(root)
      make.size.equalTo()(CGSize(width: 30, height: 20))
    }
    b.mas_makeConstraints { make in
      make!.edges.equalTo()(root)?.insets()(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    #expect(frame(of: a) == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(frame(of: b) == CGRect(x: 2, y: 1, width: 294, height: 196))

    b.mas_remakeConstraints {
      $0?.center.equalTo()(root)?.centerOffset()(CGPoint(x: 5, y: -5))
      $0?.size.sizeOffset()(CGSize(width: 40, height: 40))
    }
    #expect(frame(of: b).midX == 155)
    #expect(frame(of: b).midY == 95)
  }

  @Test func `takes plain makers as before`() {
    a.mas_makeConstraints { make in
      make.left.top.equalTo(root).offset(4)
      make.width.height.equalTo(20)
    }
    b.mas_makeConstraints { (make: MASConstraintMaker) in
      make.edges.equalTo(root)
    }
    #expect(frame(of: a) == CGRect(x: 4, y: 4, width: 20, height: 20))
    #expect(frame(of: b) == root.bounds)
  }

  @Test func `takes numbers, values and lists of every kind`() {
    let gap: CGFloat = 12
    a.mas_makeConstraints { make in
      make?.left.equalTo()(0)
      make?.top.equalTo()(gap)
      make?.width.equalTo()(NSNumber(value: 50))
      make?.height.greaterThanOrEqualTo()(Float(30))
      make?.height.lessThanOrEqualTo()(30 as Int32)
    }
    b.mas_makeConstraints { make in
      make?.left.equalTo()([a, root])
      make?.top.mas_greaterThanOrEqualTo()(a.mas_bottom)?.mas_offset()(3)
      make?.top.equalTo()(0)?.priority()(.defaultLow)
      make?.width.equalTo()(a)?.dividedBy()(2)
      make?.height.equalTo()(NSArray(array: [a.mas_height as Any]))
    }
    #expect(frame(of: a) == CGRect(x: 0, y: 12, width: 50, height: 30))
    #expect(frame(of: b) == CGRect(x: 0, y: 45, width: 25, height: 30))
  }

  @Test func `keeps constraints for later`() {
    var height: MASConstraint?
    a.mas_makeConstraints { make in
      make?.left.top().right().equalTo()(root)
      height = make?.height.equalTo()(20)?.key()("height")
      make?.height.equalTo()(root)?.priority()(UILayoutPriority(500))
    }
    #expect(frame(of: a).height == 20)

    height?.setOffset(30)
    #expect(frame(of: a).height == 30)
    #expect(height?.layoutConstraints.first?.identifier == "height")

    height?.uninstall()
    #expect(frame(of: a).height == 200)
  }

  @Test func `the later of number and offset wins`() {
    a.mas_makeConstraints { make in
      make?.width.equalTo()(120)?.offset()(10)
      make?.left.offset()(0)
      make?.top.equalTo()(root)?.offset()(7)
      make?.height.equalTo()(1)
    }
    #expect(frame(of: a) == CGRect(x: 0, y: 7, width: 10, height: 1))
  }

  @Test func `updates and makes anew`() {
    a.mas_makeConstraints { make in
      make?.edges.equalTo()(root)?.inset()(10)
    }
    a.mas_updateConstraints { make in make?.left.equalTo()(root)?.offset()(50) }
    #expect(frame(of: a) == CGRect(x: 50, y: 10, width: 240, height: 180))

    a.mas_makeConstraints { make in
      make?.removeExisting = true
      make?.left.top().equalTo()(root)
      make?.attributes([.width, .height]).equalTo()(9)
    }
    #expect(frame(of: a) == CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  @Test func `speaks of several views at once`() {
    let views = NSArray(array: [a, b])
    views.mas_makeConstraints { make in
      make?.top.equalTo()(root)
      make?.height.equalTo()(10)
    }
    views.mas_distributeViews(
      along: .horizontal, withFixedSpacing: 20, leadSpacing: 10, tailSpacing: 10)

    // 300 less 10, 20 and 10, in two.
    #expect(frame(of: a) == CGRect(x: 10, y: 0, width: 130, height: 10))
    #expect(frame(of: b) == CGRect(x: 160, y: 0, width: 130, height: 10))

    views.mas_remakeConstraints { make in make?.top.height().equalTo()(5) }
    [a, b].mas_distributeViews(
      along: MASAxisType.horizontal, withFixedItemLength: 50, leadSpacing: 0, tailSpacing: 0)
    #expect(frame(of: a) == CGRect(x: 0, y: 5, width: 50, height: 5))
    #expect(frame(of: b) == CGRect(x: 250, y: 5, width: 50, height: 5))
  }

  @Test func `nil and what is no target are faults with Masonry's message`() {
    let none: UIView? = nil
    a.mas_makeConstraints { make in
      make?.left.equalTo()(none)
      make?.top.equalTo()(nil)
      make?.width.equalTo()("wide")
      make?.height.equalTo()(10)
    }
    let faults = root.diagnostics.faults.map(\.description)

    #expect(faults.count == 3)
    for fault in faults.prefix(2) {
      #expect(fault.contains("attempting to add unsupported attribute: (null)"))
    }
    #expect(faults.last?.contains("attempting to add unsupported attribute: wide") ?? false)
    #expect(frame(of: a).height == 10)
  }

  @Test func `a maker used after its closure loses nothing`() {
    var late: MASConstraintMaker?
    a.mas_makeConstraints { make in
      late = make
      make?.left.top().equalTo()(root)
    }
    late?.width.equalTo()(10)

    #expect(frame(of: a).origin == .zero)
  }

  @Test func `closures in a class go without self`() {
    final class Card: UIView {
      let title = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        title.mas_makeConstraints { make in
          make?.edges.equalTo()(self)
          make?.height.equalTo()(title.mas_width)
        }
      }

      required init?(coder: NSCoder) { fatalError() }
    }
    let card = Card()
    root.addSubview(card)
    card.mas_makeConstraints { make in
      make?.left.top().mas_equalTo()(0)
      make?.width.mas_equalTo()(33)
    }

    #expect(frame(of: card) == CGRect(x: 0, y: 0, width: 33, height: 33))
  }
}
