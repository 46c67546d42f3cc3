import Ashlar
import Testing

/// Lists of constraints, entries of the engine and nodes do not keep what they refer to. What they refer
/// to goes here in the most awkward moments.
struct `What lists and engines refer to` {
  let root = View(root: 300, 200)

  @Test func `a constraint may let another one of the same view go in its deinit`() {
    weak var last: LayoutConstraint?
    weak var first: LayoutConstraint?
    do {
      let card = View("card", in: root)
      let title = View("title", in: card)
      let chain = (0..<20).map { index in
        DominoConstraint(
          item: title, attribute: .left, relatedBy: .equal, toItem: card, attribute: .left,
          constant: CGFloat(index)
        ).asWish(LayoutPriority(Float(index + 1)))
      }
      for (one, next) in zip(chain, chain.dropFirst()) { one.next = next }
      LayoutConstraint.activate(chain)
      root.layoutIfNeeded()
      (first, last) = (chain.first, chain.last)
      card.removeFromSuperview()
    }

    root.layoutIfNeeded()
    #expect(first == nil)
    #expect(last == nil)
  }

  @Test func `a chain of constraints may fall while the tree has yet to hear of it`() {
    let card = View("card", in: root)
    card.pinCorner(x: 1, y: 2)
    setUpDominoes(on: card)

    root.layoutIfNeeded()

    #expect(frame(of: card) == [1, 2, 0, 0])
  }

  /// Twenty widths of which the first ten are inactive in the end. Neither the engine nor a handle keeps them then, so that
  /// each of them is freed and takes the next one along, the active ones too.
  private func setUpDominoes(on card: View) {
    let chain = (0..<20).map { index in
      DominoConstraint(
        item: card, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, constant: CGFloat(index)
      ).asWish(LayoutPriority(Float(index + 1)))
    }
    for (one, next) in zip(chain, chain.dropFirst()) { one.next = next }
    LayoutConstraint.activate(chain)
    for constraint in chain.prefix(10) { constraint.isActive = false }
  }

  @Test func `a constraint that is dropped and freed between layouts is forgotten by the next`() {
    let card = View("card", in: root)
    card.pinCorner(x: 1, y: 2)
    weak var gone: LayoutConstraint?
    for width in [10, 20, 30] as [CGFloat] {
      let made = card.remakeConstraints { make in
        make.left.top.equalTo(3)
        make.size.equalTo(width)
      }
      root.layoutIfNeeded()
      #expect(card.frame.width == width)
      gone = made.layoutConstraints.last
    }
    card.removeConstraints()
    root.layoutIfNeeded()

    #expect(gone == nil)
    #expect(card.frame.width == 0)
  }

  /// Its width is let go of while the next view is asked for its content, and takes the height along when it goes.
  @Test func `a constraint that goes in the middle of a layout may end another one`() {
    let card = View("card", in: root)
    let height = card.heightAnchor.constraint(equalToConstant: 40)
    height.isActive = true
    var width: DominoConstraint? = DominoConstraint(
      item: card, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      constant: 30)
    width?.isActive = true
    card.pinCorner(x: 1, y: 2)
    root.layoutIfNeeded()
    #expect(frame(of: card) == [1, 2, 30, 40])

    width?.next = height
    let nosy = NosyView(name: "nosy")
    nosy.translatesAutoresizingMaskIntoConstraints = false
    nosy.whenAsked = {
      width?.isActive = false
      width = nil
    }
    root.addSubview(nosy)
    nosy.pinCorner(x: 1, y: 2)
    root.layoutIfNeeded()
    #expect(!height.isActive)
    _ = card.explain(.height)
    root.layoutIfNeeded()
    #expect(frame(of: card) == [1, 2, 0, 0])
  }

  @Test func `constraints may ask for reasons when they go with their root`() {
    let title = View(name: "title")
    var answers = 0
    do {
      let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      card.addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      let chain = [LayoutConstraint.Attribute.left, .top, .right, .bottom].map { attribute in
        CuriousConstraint(
          item: title, attribute: attribute, relatedBy: .equal, toItem: card,
          attribute: attribute)
      }
      for constraint in chain {
        constraint.whenGoing = {
          answers += 1
          _ = title.explain(.left).description
          _ = title.explain(.height).description
          _ = title.constraintsAffectingLayout(for: .horizontal)
          _ = title.hasAmbiguousLayout
        }
      }
      LayoutConstraint.activate(chain)
      card.layoutIfNeeded()
    }

    #expect(answers == 4)
    #expect(title.superview == nil)
    root.addSubview(title)
    title.pin(x: 5, y: 6, width: 30, height: 40)
    root.layoutIfNeeded()
    #expect(frame(of: title) == [5, 6, 30, 40])
  }

  /// The tree has yet to hear of the end of ten widths, each of which ends another one when it goes.
  @Test func `constraints that have gone may end others when their root goes`() {
    let title = View(name: "title")
    do {
      let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      card.addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      let widths = (0..<20).map { index in
        DominoConstraint(
          item: title, attribute: .width, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, constant: CGFloat(index)
        ).asWish(LayoutPriority(Float(index + 1)))
      }
      for index in 0..<10 { widths[index].next = widths[index + 10] }
      LayoutConstraint.activate(widths)
      card.layoutIfNeeded()
      LayoutConstraint.deactivate(Array(widths.prefix(10)))
    }

    #expect(title.constraints.isEmpty)
    root.addSubview(title)
    title.pinCorner(x: 5, y: 6)
    root.layoutIfNeeded()
    #expect(frame(of: title) == [5, 6, 0, 0])
  }

  @Test func `who hears of a fault in a layout may remove everything`() {
    let card = View("card", in: root)
    let title = View("title", in: card)
    title.pin(x: 5, y: 6, width: 7, height: 8)
    LayoutConstraint(
      item: title, attribute: .left, relatedBy: .equal, toItem: card, attribute: .top
    ).isActive = true
    card.pin(x: 10, y: 20, width: 100, height: 50)
    root.diagnostics.handler = .call { [root] _ in
      LayoutConstraint.deactivate(card.constraints + root.constraints)
      root.subviews.first?.removeFromSuperview()
    }

    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.count == 1)
    #expect(root.subviews.isEmpty)
    #expect(title.superview === card)
    title.pinCorner(x: 1, y: 2)
    card.layout(in: CGSize(width: 9, height: 9))
    #expect(frame(of: title) == [1, 2, 7, 8])
  }

  @Test func `who hears of a maker's fault may go on with what it made`() {
    let card = View("card", in: root)
    let title = View("title", in: card)
    var handle: ConstraintHandle?
    root.diagnostics.handler = .call { _ in
      _ = handle?.layoutConstraints.count
      handle?.offset(4)
      card.removeFromSuperview()
    }

    title.makeConstraints { make in
      handle = make.left.top.equalToSuperview()
      make.width.equalTo(nil as View?)
      make.size.equalTo(11)
    }
    card.layout(in: CGSize(width: 50, height: 50))

    #expect(root.diagnostics.faults.count == 1)
    #expect(title.frame.size == CGSize(width: 11, height: 11))
  }

  @Test func `a view that is asked may end constraints that wait to be heard of`() {
    let card = View("card", in: root)
    let nosy = NosyView(name: "nosy")
    nosy.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(nosy)
    nosy.pinCorner(x: 1, y: 2)
    root.layoutIfNeeded()
    nosy.whenAsked = { [root] in
      LayoutConstraint.deactivate(root.constraints(firstItem: card, firstAttribute: .left))
    }
    nosy.invalidateIntrinsicContentSize()
    card.pin(x: 10, y: 20, width: 100, height: 50)

    root.layoutIfNeeded()

    #expect(frame(of: card) == [0, 20, 100, 50])
  }
}

/// Takes another constraint with it when it goes.
private final class DominoConstraint: LayoutConstraint {
  var next: LayoutConstraint?

  func asWish(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  deinit {
    next?.isActive = false
  }
}

/// Does something when it goes.
private final class CuriousConstraint: LayoutConstraint {
  var whenGoing: () -> Void = {}

  deinit {
    whenGoing()
  }
}
