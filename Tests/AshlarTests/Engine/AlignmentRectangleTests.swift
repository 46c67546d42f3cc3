import Ashlar
import Testing

struct `The alignment rectangle` {
  let root = View(root: 300, 200)
  private let badge = BadgeView(name: "badge")

  init() {
    badge.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
  }

  @Test func `is the frame without the insets, and back`() {
    let frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let rectangle = CGRect(x: 12, y: 11, width: 44, height: 46)

    #expect(badge.alignmentRect(forFrame: frame) == rectangle)
    #expect(badge.frame(forAlignmentRect: rectangle) == frame)
    #expect(root.alignmentRect(forFrame: frame) == frame)
  }

  @Test func `is what constraints place`() {
    badge.pin(x: 20, y: 30, width: 40, height: 50)

    root.layoutIfNeeded()

    #expect(frame(of: badge) == [18, 29, 46, 54])
  }

  @Test func `has the size of the content`() {
    badge.contentSize = CGSize(width: 40, height: 50)
    badge.pinCorner(x: 20, y: 30)

    root.layoutIfNeeded()

    #expect(frame(of: badge) == [18, 29, 46, 54])
    #expect(badge.systemLayoutSizeFitting(.zero) == CGSize(width: 46, height: 54))
  }

  @Test func `is what others align with`() {
    badge.pin(x: 20, y: 30, width: 40, height: 50)
    let next = View("next", in: root)
    next.makeConstraints { make in
      make.left.equalTo(badge.right)
      make.centerY.equalTo(badge)
      make.height.equalTo(badge)
      make.width.equalTo(5)
    }

    root.layoutIfNeeded()

    #expect(frame(of: next) == [60, 30, 5, 50])
  }

  @Test func `of a superview is what its subviews align with`() {
    badge.pin(x: 20, y: 30, width: 40, height: 50)
    let inner = View("inner", in: badge)
    inner.pinEdges(inset: 5)
    let mark = View("mark", in: root)
    mark.makeConstraints { make in
      make.edges.equalTo(inner)
    }

    root.layoutIfNeeded()

    // In the frame of the badge its alignment rectangle begins at 2 and 1.
    #expect(frame(of: inner) == [7, 6, 30, 40])
    #expect(frame(of: mark) == [25, 35, 30, 40])
  }

  @Test func `of a view that keeps its frame stays inside it`() {
    let kept = BadgeView(name: "kept")
    kept.insets = EdgeInsets(all: 10)
    kept.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.addSubview(kept)
    badge.insets = .zero
    badge.makeConstraints { $0.edges.equalTo(kept) }

    root.layoutIfNeeded()

    #expect(frame(of: badge) == [10, 10, 30, 30])
    #expect(frame(of: kept) == [0, 0, 50, 50])
  }

  @Test func `of a superview that nothing mentions counts for views that keep their frame`() {
    badge.insets = EdgeInsets(all: 5)
    let kept = View("kept", keeping: CGRect(x: 20, y: 20, width: 10, height: 10), in: badge)
    let next = View("next", in: badge)
    next.makeConstraints { make in
      make.left.equalTo(kept.right)
      make.top.size.equalTo(kept)
    }

    root.layoutIfNeeded()

    #expect(frame(of: kept) == [20, 20, 10, 10])
    #expect(frame(of: next) == [30, 20, 10, 10])
  }

  @Test func `of a root is what its subviews align with`() {
    let card = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.insets = EdgeInsets(all: 10)
    let inner = View("inner", in: card)
    inner.pinEdges(inset: 0)

    card.layoutIfNeeded()

    #expect(frame(of: inner) == [10, 10, 80, 80])
    #expect(frame(of: card) == [0, 0, 100, 100])
  }

  /// Margins count from the alignment rectangle, and a guide says where views are that are pinned to it.
  @Test func `is what margins are inside of`() {
    let card = BadgeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let byGuide = View("by guide", in: card)
    byGuide.makeConstraints { $0.edges.equalTo(card.layoutMarginsGuide) }
    let byMargins = View("by margins", in: card)
    byMargins.makeConstraints { $0.edges.equalTo(card.margins) }

    card.layoutIfNeeded()

    #expect(frame(of: byGuide) == [10, 9, 78, 80])
    #expect(frame(of: byMargins) == [10, 9, 78, 80])
    #expect(frame(of: card.layoutMarginsGuide) == [10, 9, 78, 80])
  }

  @Test func `goes with the mask of a view`() {
    let masked = BadgeView(name: "masked")
    masked.insets = EdgeInsets(all: 10)
    masked.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    masked.autoresizingMask = [.flexibleWidth]
    root.addSubview(masked)
    badge.insets = .zero
    badge.makeConstraints { $0.edges.equalTo(masked) }
    root.layoutIfNeeded()

    root.layout(in: CGSize(width: 200, height: 200))

    #expect(frame(of: masked) == [0, 0, 200, 50])
    #expect(frame(of: badge) == [10, 10, 180, 30])
  }

  @Test func `may change`() {
    badge.pin(x: 20, y: 30, width: 40, height: 50)
    let inner = View("inner", in: badge)
    inner.pinEdges(inset: 0)
    root.layoutIfNeeded()

    badge.insets = EdgeInsets(all: 1)
    badge.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()

    #expect(frame(of: badge) == [19, 29, 42, 52])
    #expect(frame(of: inner) == [1, 1, 40, 50])
  }

  @Test func `that cannot be computed with is the frame`() {
    root.diagnostics.handler = .silent
    badge.insets = EdgeInsets(top: .nan, left: 5, bottom: 0, right: 0)
    badge.pin(x: 20, y: 30, width: 40, height: 50)

    root.layoutIfNeeded()

    #expect(frame(of: badge) == [20, 30, 40, 50])
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test func `larger than the frame of a view that keeps it has no size`() {
    let kept = BadgeView(name: "kept")
    kept.insets = EdgeInsets(all: 10)
    kept.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    root.addSubview(kept)
    badge.insets = .zero
    badge.makeConstraints { $0.edges.equalTo(kept) }

    root.layoutIfNeeded()

    #expect(frame(of: badge) == [10, 10, 0, 0])
    #expect(root.diagnostics.conflicts.isEmpty)
  }
}

private final class BadgeView: View {
  var insets = EdgeInsets.zero

  override var alignmentRectInsets: EdgeInsets { insets }
}
