import Ashlar
import Testing

/// A required constraint that is missed by less than a thousandth of a point is no conflict.
///
/// Source: reference, "What 4,000 recorded screens say", 7.
struct `Required constraints that miss each other by little` {
  let root = View(root: 300, 200)
  let a: View
  let b: View

  init() {
    a = View("a", in: root)
    b = View("b", in: root)
    for view in [a, b] { view.pinCorner() }
  }

  /// 24 times 1.08333 is 25.99992.
  @Test func `are no conflict`() {
    a.makeConstraints { $0.width.height.equalTo(24) }
    b.makeConstraints { make in
      make.height.equalTo(26)
      make.width.equalTo(5)
    }
    LayoutConstraint(
      item: b, attribute: .height, relatedBy: .equal, toItem: a, attribute: .height,
      multiplier: 1.08333
    ).isActive = true
    root.layoutIfNeeded()

    #expect(frame(of: b) == [0, 0, 5, 26])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test(
    arguments: [(0.0009, 0), (-0.0009, 0), (0.0011, 1), (-0.0011, 1), (0.5, 1)]
      as [(CGFloat, Int)])
  func `are a conflict from a thousandth of a point on`(miss: CGFloat, conflicts: Int) {
    a.widthAnchor.constraint(equalToConstant: 50).isActive = true
    a.widthAnchor.constraint(equalToConstant: 50 + miss).isActive = true
    root.layoutIfNeeded()

    #expect(a.frame.width == 50)
    #expect(root.diagnostics.conflicts.count == conflicts)
  }

  @Test(arguments: [(0.5, 0), (2, 1)] as [(CGFloat, Int)])
  func `are a conflict from a hundred millionth of large numbers on`(miss: CGFloat, conflicts: Int)
  {
    a.widthAnchor.constraint(equalToConstant: 100_000_000).isActive = true
    a.widthAnchor.constraint(equalToConstant: 100_000_000 + miss).isActive = true
    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.count == conflicts)
  }

  @Test func `hold together against wishes`() {
    a.makeConstraints { make in
      make.width.lessThanOrEqualTo(100)
      make.width.equalTo(0).priority(999)
    }
    a.widthAnchor.constraint(greaterThanOrEqualToConstant: 100.0004).isActive = true
    root.layoutIfNeeded()

    expectFrame(of: a, x: 0, y: 0, width: 100, height: 0)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// A third of 100 with six digits: three of them and the edges are 0.0001 apart.
  @Test func `may be a row of thirds`() {
    let views = (0..<3).map { View("\($0)", in: root) }
    for (index, view) in views.enumerated() {
      view.makeConstraints { make in
        make.left.equalTo(index == 0 ? root.left : views[index - 1].right)
        make.top.height.equalToSuperview()
        make.width.equalToSuperview().multipliedBy(0.333333)
      }
    }
    views[2].makeConstraints { $0.right.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(views.map { $0.frame.width.rounded() } == [100, 100, 100])
    root.environment.displayScale = 3
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [100, 200, 300])
  }

  @Test func `follow what they agree with`() {
    let width = a.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    b.makeConstraints { make in
      make.width.equalTo(a)
      make.height.equalTo(10)
    }
    let other = b.widthAnchor.constraint(equalToConstant: 50.0005)
    other.isActive = true
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)

    width.constant = 60
    root.layoutIfNeeded()
    #expect(b.frame.width == 60)
    #expect(root.diagnostics.conflicts.map(\.setAside.constant) == [50.0005])

    other.constant = 59.9995
    root.layoutIfNeeded()
    #expect(b.frame.width == 60)
    #expect(root.diagnostics.conflicts.isEmpty)

    width.isActive = false
    root.layoutIfNeeded()
    #expect((b.frame.width - 59.9995).magnitude < 1e-9)
  }

  @Test func `may be about a view beside itself`() {
    a.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 0.0005).isActive = true
    root.layoutIfNeeded()

    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `may be contents and frames`() {
    a.contentSize = CGSize(width: 40.0004, height: 10)
    a.requireContent()
    a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let kept = View("kept", keeping: CGRect(x: 0, y: 0, width: 70, height: 7), in: root)
    kept.widthAnchor.constraint(equalToConstant: 70.0003).isActive = true
    root.layoutIfNeeded()

    #expect(a.frame.width == 40)
    #expect(kept.frame.width == 70)
    #expect(root.diagnostics.conflicts.isEmpty)
  }
}

struct `Coordinates far away` {
  /// 333,333.25 three times, less 0.25: the last view begins at 999,999.5.
  @Test func `are exact to the pixel`() {
    let root = View(root: 2_000_000, 100)
    root.environment.displayScale = 2
    var views: [View] = []
    for index in 0..<4 {
      let view = View("\(index)", in: root)
      view.makeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(10)
        make.width.equalTo(24.5)
        if let last = views.last {
          make.left.equalTo(last).offset(333_333.25)
        } else {
          make.left.equalToSuperview().offset(-0.25)
        }
      }
      views.append(view)
    }
    root.layoutIfNeeded()

    // From 999,999.5 to 1,000,024.
    #expect(frame(of: views[3]) == [999_999.5, 0, 24.5, 10])
    // From 333,333 to 333,357.5.
    #expect(frame(of: views[1]) == [333_333, 0, 24.5, 10])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `contradict each other by half a pixel, and not by rounding`() {
    let root = View(root: 2_000_000, 100)
    let (a, b) = (View("a", in: root), View("b", in: root))
    a.pin(x: 999_999.1, y: 0, width: 0.7, height: 10)
    b.pin(x: 999_999.8, y: 0, width: 10, height: 10)
    b.leftAnchor.constraint(equalTo: a.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)

    b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.count == 1)
    #expect((b.frame.minX - 999_999.8).magnitude < 1e-6)
  }
}
