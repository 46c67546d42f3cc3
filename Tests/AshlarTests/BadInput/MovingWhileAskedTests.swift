import Ashlar
import Testing

/// What a layout asks or tells may move views, merge trees and lay them out before it answers.
struct `A layout that moves what it asks` {
  @Test func `a view that is asked may put its tree into another one and lay that out`() {
    let outer = View(root: 300, 300)
    let root = View(root: 100, 100)
    let inner = Actor()
    root.addSubview(inner)
    let other = View("other", in: outer)
    other.makeConstraints { $0.size.equalTo(5) }
    inner.makeConstraints { $0.left.top.equalToSuperview().offset(3) }
    inner.act = {
      outer.addSubview(root)
      outer.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(root.superview === outer)
    #expect(frame(of: root) == [0, 0, 100, 100])
    #expect(frame(of: inner) == [3, 3, 5, 5])
    #expect(frame(of: other) == [0, 0, 5, 5])
  }

  /// The other tree has more boxes, so that the view has a place there that its own tree has not.
  @Test func `a view that is asked how large it wants to be may put its tree into another one`() {
    let outer = View(root: 300, 300)
    for number in 0..<20 {
      View("view \(number)", in: outer).pin(x: 1, y: 2, width: 3, height: 4)
    }
    let root = View(root: 100, 100)
    let inner = Actor()
    root.addSubview(inner)
    inner.makeConstraints { $0.edges.equalToSuperview().inset(3) }
    inner.act = { outer.addSubview(root) }

    let size = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)

    // What the content wants, 5, and 3 on either side.
    #expect(size == CGSize(width: 11, height: 11))
    #expect(root.superview === outer)
    outer.layoutIfNeeded()
    #expect(frame(of: inner) == [3, 3, 94, 94])
  }

  @Test func `a view that is asked again may do so too`() {
    let outer = View(root: 300, 300)
    let root = View(root: 100, 100)
    let inner = Actor()
    root.addSubview(inner)
    let neighbour = Actor()
    root.addSubview(neighbour)
    inner.makeConstraints { $0.left.top.equalToSuperview() }
    neighbour.makeConstraints { make in
      make.left.equalTo(inner.right).offset(2)
      make.top.equalToSuperview()
    }
    root.layoutIfNeeded()
    inner.act = {
      outer.addSubview(root)
      outer.layoutIfNeeded()
    }
    inner.size.width = 9
    inner.invalidateIntrinsicContentSize()
    neighbour.invalidateIntrinsicContentSize()

    root.layoutIfNeeded()

    #expect(root.superview === outer)
    #expect(frame(of: inner) == [0, 0, 9, 5])
    #expect(frame(of: neighbour) == [11, 0, 5, 5])
  }

  @Test func `a view that is asked may go into another tree by itself`() {
    let outer = View(root: 300, 300)
    let root = View(root: 100, 100)
    let inner = Actor()
    root.addSubview(inner)
    let last = View("last", in: root)
    last.pin(x: 1, y: 2, width: 3, height: 4)
    inner.makeConstraints { $0.left.top.equalToSuperview() }
    inner.act = {
      outer.addSubview(inner)
      inner.makeConstraints { $0.left.top.equalToSuperview().offset(7) }
      outer.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(frame(of: inner) == [7, 7, 5, 5])
    #expect(frame(of: last) == [1, 2, 3, 4])
  }

  @Test func `the view that has a baseline may leave while others are asked`() {
    let root = View(root: 100, 100)
    let outer = View(root: 300, 300)
    let row = BaselineRow()
    root.addSubview(row)
    let inner = Actor()
    row.addSubview(inner)
    let label = View("label", in: root)
    row.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(20)
    }
    inner.makeConstraints { $0.edges.equalToSuperview() }
    label.makeConstraints { make in
      make.firstBaseline.equalTo(row)
      make.left.equalToSuperview()
      make.size.equalTo(4)
    }
    row.act = {
      outer.addSubview(inner)
      inner.makeConstraints { $0.left.top.equalToSuperview() }
      outer.layoutIfNeeded()
    }

    root.layoutIfNeeded()

    #expect(frame(of: row) == [0, 0, 20, 20])
    #expect(frame(of: label) == [0, 0, 4, 4])
    #expect(frame(of: inner) == [0, 0, 5, 5])
  }

  /// A scheduler that runs what it gets at once hears of nothing while the views that have moved are told.
  @Test func `an exercise may lay out the tree through its scheduler`() {
    let root = View(root: 100, 100)
    let cards = (0..<3).map { View("card\($0)", in: root) }
    for card in cards {
      card.makeConstraints { make in
        make.top.equalToSuperview()
        make.size.equalTo(10)
      }
    }
    for (card, next) in zip(cards, cards.dropFirst()) {
      next.makeConstraints { $0.left.equalTo(card.right).offset(5) }
    }
    root.layoutIfNeeded()
    var count = 0
    root.layoutScheduler = LayoutScheduler { _ in
      count += 1
      root.layoutIfNeeded()
    }

    #expect(cards[0].exerciseAmbiguityInLayout())
    let lefts = cards.map { $0.frame.minX }
    root.layoutIfNeeded()

    #expect(abs(lefts[1] - lefts[0] - 15) < 1e-9)
    #expect(abs(lefts[2] - lefts[1] - 15) < 1e-9)
    #expect(lefts[0] != 0)
  }

  /// The layout of the tree that joins goes on in the other one, which is in the middle of its own.
  @Test func `a layout may bring its tree into one that is being laid out`() {
    let outer = View(root: 300, 300)
    let asked = Actor()
    outer.addSubview(asked)
    asked.makeConstraints { $0.left.top.equalToSuperview() }
    let neighbour = Actor()
    outer.addSubview(neighbour)
    neighbour.makeConstraints { make in
      make.left.equalTo(asked.right)
      make.top.equalToSuperview()
    }
    outer.layoutIfNeeded()
    let root = Mover()
    root.outer = outer
    let title = View("title", in: root)
    title.pin(x: 1, y: 2, width: 3, height: 4)
    asked.act = {
      root.isArmed = true
      root.layoutIfNeeded()
    }
    asked.size.width = 20
    for view in [asked, neighbour] { view.invalidateIntrinsicContentSize() }

    outer.layoutIfNeeded()

    #expect(root.superview === outer)
    #expect(frame(of: asked) == [0, 0, 20, 5])
    #expect(frame(of: neighbour) == [20, 0, 5, 5])
    #expect(frame(of: title) == [1, 2, 3, 4])
  }

  /// A constraint that compares a left edge with a top edge is told of by its description, which may be overridden.
  @Test func `a constraint that describes itself may change the tree`() {
    let root = View(root: 100, 100)
    root.diagnostics.handler = .silent
    let outer = View(root: 300, 300)
    let card = View("card", in: root)
    card.pin(x: 1, y: 2, width: 30, height: 40)
    let constraint = TalkingConstraint(
      item: card, attribute: .left, relatedBy: .equal, toItem: root, attribute: .top)
    constraint.act = {
      outer.addSubview(root)
      outer.layoutIfNeeded()
    }
    constraint.isActive = true
    card.pin(x: 1, y: 2, width: 30, height: 40)

    root.layoutIfNeeded()

    #expect(root.superview === outer)
    #expect(frame(of: card) == [1, 2, 30, 40])
  }

  @Test func `a constraint may describe itself while a size is found`() {
    let root = View(root: 100, 100)
    root.diagnostics.handler = .silent
    let card = View("card", in: root)
    let title = View("title", in: card)
    title.pin(x: 10, y: 20, width: 30, height: 40)
    let constraint = TalkingConstraint(
      item: title, attribute: .left, relatedBy: .equal, toItem: card, attribute: .top)
    constraint.act = { title.removeFromSuperview() }
    constraint.isActive = true
    title.makeConstraints { make in
      make.right.equalToSuperview().offset(-2)
      make.bottom.equalToSuperview().offset(-3)
    }

    let size = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)

    #expect(size == CGSize(width: 42, height: 63))
  }
}

/// A view that does something, once, when it is asked how large it would like to be.
private class Actor: View {
  var act: (() -> Void)?
  var size = CGSize(width: 5, height: 5)

  override var intrinsicContentSize: CGSize {
    let act = act
    self.act = nil
    act?()
    return size
  }
}

/// A view that goes into another one, once, when it brings its constraints up to date.
private final class Mover: View {
  weak var outer: View?
  var isArmed = false

  override func updateConstraints() {
    if isArmed {
      isArmed = false
      outer?.addSubview(self)
      setNeedsUpdateConstraints()
    }
    super.updateConstraints()
  }
}

/// A view whose baseline is that of its first subview.
private final class BaselineRow: Actor {
  override var viewForLastBaselineLayout: View { subviews.first ?? self }

  override var lastBaselineOffsetFromBottom: CGFloat {
    let act = act
    self.act = nil
    act?()
    return 0
  }

  override var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
}

/// A constraint that does something, once, when it is asked for its text.
private final class TalkingConstraint: LayoutConstraint {
  var act: (() -> Void)?

  override var description: String {
    let act = act
    self.act = nil
    act?()
    return super.description
  }
}
