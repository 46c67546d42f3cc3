import Ashlar
import Testing

/// Facts of the reference, §12.2, which another implementation tests against AppKit, with y growing
/// downwards: what a view in the middle of a root of 400 × 400 becomes.
struct `In the middle of a root` {
  let root = View(root: 400, 400)
  let view: View

  init() {
    view = View("view", in: root)
    view.makeConstraints { $0.center.equalToSuperview() }
  }

  private func placed(_ add: (LayoutMaker) -> Void) -> [CGFloat] {
    view.makeConstraints { add($0) }
    root.layoutIfNeeded()
    return frame(of: view)
  }

  @Test func `a view of 100 has 150 around it`() {
    #expect(placed { $0.size.equalTo(100) } == [150, 150, 100, 100])
  }

  @Test func `a required width beats one that is wanted`() {
    let frame = placed { make in
      make.width.equalTo(100).priority(750)
      make.width.equalTo(200)
      make.height.equalTo(100)
    }
    #expect(frame == [100, 150, 200, 100])
  }

  @Test(arguments: [false, true])
  func `the wish of 500 beats that of 499, whichever comes first`(_ isReversed: Bool) {
    let frame = placed { make in
      make.height.equalTo(100)
      if isReversed { make.width.equalTo(200).priority(500) }
      make.width.equalTo(100).priority(499)
      if !isReversed { make.width.equalTo(200).priority(500) }
    }
    #expect(frame == [100, 150, 200, 100])
  }

  @Test func `a wish is heard when what was required goes`() {
    var required: [ConstraintHandle] = []
    view.makeConstraints { make in
      required.append(make.size.equalTo(100))
      make.size.equalTo(200).priority(999)
    }
    root.layoutIfNeeded()
    #expect(frame(of: view) == [150, 150, 100, 100])

    for handle in required { handle.deactivate() }
    root.layoutIfNeeded()
    #expect(frame(of: view) == [100, 100, 200, 200])
  }

  @Test func `half of the root is 200`() {
    let frame = placed { $0.size.equalToSuperview().multipliedBy(0.5) }
    #expect(frame == [100, 100, 200, 200])
  }

  @Test func `another constant counts at once`() {
    let handles = view.makeConstraints { make in
      make.width.equalTo(100)
      make.height.equalTo(100)
    }
    root.layoutIfNeeded()
    handles[0].update(offset: 200)
    root.layoutIfNeeded()

    #expect(frame(of: view) == [100, 150, 200, 100])
  }

  @Test func `wishes stay inside of bounds`() {
    let other = View("other", in: root)
    other.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(100)
    }
    let frame = placed { make in
      make.width.greaterThanOrEqualTo(other)
      make.width.equalTo(250).priority(999)
      make.height.lessThanOrEqualTo(250)
      make.height.equalTo(200).priority(999)
    }
    #expect(frame == [75, 100, 250, 200])
  }

  @Test func `a bound is reached where the wish lies outside of it`() {
    let frame = placed { make in
      make.width.greaterThanOrEqualTo(200)
      make.width.equalTo(100).priority(999)
      make.height.lessThanOrEqualToSuperview()
      make.height.equalTo(500).priority(999)
    }
    #expect(frame == [100, 0, 200, 400])
  }
}

/// Facts of the reference, §12.2, about two views whose contents do not fill, or do not fit, the room.
struct `Two contents in 400 points` {
  let root = View(root: 400, 400)
  let first: View
  let second: View

  init() {
    first = View("first", in: root)
    second = View("second", in: root)
  }

  private func extents(_ axis: LayoutAxis, of length: CGFloat) -> [CGFloat] {
    let isHorizontal = axis == .horizontal
    for view in [first, second] { view.contentSize = CGSize(width: length, height: length) }
    first.makeConstraints { make in
      if isHorizontal { make.left.equalToSuperview() } else { make.top.equalToSuperview() }
    }
    second.makeConstraints { make in
      if isHorizontal {
        make.left.equalTo(first.right)
        make.right.equalToSuperview()
      } else {
        make.top.equalTo(first.bottom)
        make.bottom.equalToSuperview()
      }
    }
    root.layoutIfNeeded()
    return [first, second].map { isHorizontal ? $0.frame.width : $0.frame.height }
  }

  @Test(arguments: [(LayoutAxis.vertical, LayoutPriority(100)), (.horizontal, 1)])
  func `leave the rest to the one that hugs less`(_ axis: LayoutAxis, _ less: LayoutPriority) {
    second.setContentHuggingPriority(less, for: axis)

    #expect(extents(axis, of: 50) == [50, 350])
  }

  @Test(arguments: [(LayoutAxis.horizontal, LayoutPriority(750)), (.vertical, 800)])
  func `squeeze the one that resists less`(_ axis: LayoutAxis, _ more: LayoutPriority) {
    first.setContentCompressionResistancePriority(more, for: axis)
    second.setContentCompressionResistancePriority(700, for: axis)

    #expect(extents(axis, of: 250) == [250, 150])
  }
}
