import Ashlar
import TestTools
import Testing

/// Facts of the reference, §6.2: the superview is 100 × 100 and becomes 200 × 150.
struct `A view with a mask` {
  let root = View(root: 100, 100)
  let view: View

  init() {
    view = View("view", keeping: CGRect(x: 10, y: 10, width: 30, height: 30), in: root)
  }

  private func grow() {
    root.frame.size = CGSize(width: 200, height: 150)
  }

  @Test func `that is empty stays as it is`() {
    grow()

    #expect(view.autoresizingMask == [])
    #expect(frame(of: view) == [10, 10, 30, 30])
  }

  @Test func `stays where only the margin behind it is flexible`() {
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    grow()

    #expect(frame(of: view) == [10, 10, 30, 30])
  }

  @Test func `moves where the margin before it is flexible`() {
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]

    grow()

    #expect(frame(of: view) == [110, 60, 30, 30])
  }

  /// 10 and 60 share 100 on the one axis and 50 on the other. UIKit does not round.
  @Test func `shares between its margins in proportion to them`() {
    view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]

    grow()

    expectFrame(of: view, x: 10 + 100.0 / 7, y: 10 + 50.0 / 7, width: 30, height: 30)
  }

  @Test func `shares between its size and a margin`() {
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]

    grow()

    #expect(frame(of: view) == [35, 10, 105, 80])
  }

  @Test func `of size zero grows all the same`() {
    view.frame = CGRect(x: 10, y: 10, width: 0, height: 0)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    grow()

    #expect(frame(of: view) == [10, 10, 100, 50])
  }

  @Test func `of size zero in a superview of size zero shares alike`() {
    let empty = View(root: 0, 0)
    let inner = View("inner", keeping: .zero, in: empty)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]

    empty.frame.size = CGSize(width: 90, height: 90)

    #expect(frame(of: inner) == [30, 0, 30, 0])
  }

  @Test func `does not become smaller than nothing, and does not come back`() {
    view.autoresizingMask = [.flexibleWidth]

    root.frame.size.width = 20
    #expect(frame(of: view) == [10, 10, 0, 30])

    root.frame.size.width = 100
    #expect(frame(of: view) == [10, 10, 80, 30])
  }

  /// The margins of 10 and 60 stay until there is no width left that could give way.
  @Test func `does not become smaller than nothing where constraints mention it either`() {
    let other = View("other", in: root)
    other.makeConstraints { $0.edges.equalTo(view) }
    view.autoresizingMask = .flexibleWidth
    root.layoutIfNeeded()

    for width in [60, 40, 20] {
      root.frame.size.width = CGFloat(width)
      root.layoutIfNeeded()
      #expect(frame(of: view) == [10, 10, 0, 30])
      #expect(frame(of: other) == [10, 10, 0, 30])
      #expect(root.diagnostics.conflicts.isEmpty)
    }
    root.frame.size.width = 100
    root.layoutIfNeeded()
    #expect(frame(of: other) == [10, 10, 80, 30])
  }

  @Test func `stays in a superview that does not resize its subviews`() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.autoresizesSubviews = false

    grow()

    #expect(frame(of: view) == [10, 10, 30, 30])
  }

  @Test func `is not resized when only the origin of its superview changes`() {
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]

    root.frame.origin = CGPoint(x: 50, y: 50)
    root.bounds.origin = CGPoint(x: 7, y: 7)

    #expect(frame(of: view) == [10, 10, 30, 30])
  }

  @Test func `is left alone where constraints place views`() {
    view.autoresizingMask = [.flexibleWidth]
    view.translatesAutoresizingMaskIntoConstraints = false

    grow()

    #expect(frame(of: view) == [10, 10, 30, 30])
  }

  @Test func `passes its new size on`() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = View("inner", keeping: CGRect(x: 5, y: 5, width: 20, height: 20), in: view)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]

    grow()

    // The view becomes 130 × 80: 100 more, and 50 more.
    #expect(frame(of: inner) == [5, 55, 120, 20])
  }

  @Test func `is rounded down to pixels on AppKit`() {
    root.environment.platform = .appKit
    root.environment.displayScale = 2
    let inner = View("inner", keeping: CGRect(x: 10, y: 10, width: 20, height: 20), in: root)
    inner.autoresizingMask = [.flexibleHeight, .flexibleTopMargin]

    root.frame.size.height = 120

    // 10 and 20 share 20: the edges come to 16.67 and 50.
    #expect(frame(of: inner) == [10, 16.5, 20, 33.5])
  }

  @Test func `whose parts all but cancel stays within numbers`() {
    view.frame = CGRect(x: -1e12, y: 0, width: 5, height: 5)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.frame.size.width = 6
    View("twin", in: root).makeConstraints { $0.edges.equalTo(view) }

    root.layout(in: CGSize(width: 1e12, height: 100))
    root.layout(in: CGSize(width: 100, height: 100))

    #expect(view.frame.minX.isFinite && view.frame.width == 5)
    #expect(root.subviews[1].frame.width == 5)
  }

  @Test func `inside ten thousand others needs no stack`() {
    let isRight = onSmallStack {
      let root = View(root: 10, 10)
      var view = root
      for _ in 0..<10_000 {
        let next = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        next.autoresizingMask = [.flexibleWidth]
        view.addSubview(next)
        view = next
      }
      root.frame.size.width = 20
      return view.frame.width == 20
    }

    #expect(isRight)
  }
}
