import Ashlar
import Testing

struct `Distributing again` {
  let card = View(name: "card")
  let views = [View(name: "a"), View(name: "b"), View(name: "c")]

  init() {
    card.diagnostics.handler = .silent
    for view in views { card.addSubview(view) }
    views.makeConstraints { make in make.top.bottom.equalToSuperview() }
  }

  /// The left and right edges of all views, to a millionth of a point.
  private func edges() -> [CGFloat] {
    card.layout(in: CGSize(width: 320, height: 100))
    return views.flatMap { view in
      [view.frame.minX, view.frame.maxX].map { ($0 * 1e6).rounded() / 1e6 }
    }
  }

  @Test func `replaces what was distributed along the axis`() {
    let first = views.distribute(along: .horizontal, fixedSpacing: 10)
    // (320 − 2·10) / 3 = 100
    #expect(edges() == [0, 100, 110, 210, 220, 320])
    let count = card.constraints.count

    views.redistribute(along: .horizontal, fixedSpacing: 40, leadSpacing: 30, tailSpacing: 30)
    // (320 − 60 − 80) / 3 = 60
    #expect(edges() == [30, 90, 130, 190, 230, 290])
    #expect(card.constraints.count == count)
    #expect(first.allSatisfy { !$0.isActive })

    views.redistribute(along: .horizontal, fixedItemLength: 20)
    // (320 − 3·20) / 2 = 130
    #expect(edges() == [0, 20, 150, 170, 300, 320])
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `leaves the other axis and what makers made`() {
    views.distribute(along: .horizontal, fixedSpacing: 10)

    views.redistribute(along: .vertical, fixedItemLength: 100)

    #expect(edges() == [0, 100, 110, 210, 220, 320])
    #expect(card.constraints.count { $0.firstAttribute == .top } == 4)
  }

  @Test func `many times leaves the number of constraints as it was`() {
    views.redistribute(along: .horizontal, fixedSpacing: 0)
    let count = card.subtree.reduce(0) { $0 + $1.constraints.count }

    for spacing in 0...100 {
      views.redistribute(along: .horizontal, fixedSpacing: CGFloat(spacing))
    }

    #expect(card.subtree.reduce(0) { $0 + $1.constraints.count } == count)
    // (320 − 200) / 3 = 40
    #expect(edges() == [0, 40, 140, 180, 280, 320])
  }

  @Test func `a closure may arrange in any way`() {
    views.removeConstraints()
    views.distributeGrid(columns: 3, fixedSpacing: 10)
    #expect(edges() == [0, 100, 110, 210, 220, 320])

    views.redistribute { $0.distributeGrid(columns: 1, fixedSpacing: 10) }
    #expect(edges() == [0, 320, 0, 320, 0, 320])
    // (100 − 20) / 3
    expectFrame(of: views[1], x: 0, y: 110.0 / 3, width: 320, height: 80.0 / 3)

    views.redistribute { row in
      row.align(.top, in: card) + row.align(.bottom, in: card)
        + row.distribute(along: .horizontal, fixedSpacing: 25)
    }
    #expect(edges() == [0, 90, 115, 205, 230, 320])
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `with one view less and one more`() {
    views.distribute(along: .horizontal, fixedSpacing: 10)
    views[1].removeFromSuperview()

    [views[0], views[2]].redistribute(along: .horizontal, fixedSpacing: 20)
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: views[0], x: 0, y: 0, width: 150, height: 100)
    expectFrame(of: views[2], x: 170, y: 0, width: 150, height: 100)

    card.addSubview(views[1])
    views[1].makeConstraints { make in make.top.bottom.equalToSuperview() }
    views.redistribute(along: .horizontal, fixedSpacing: 10)
    #expect(edges() == [0, 100, 110, 210, 220, 320])
  }

  @Test func `what cannot be made replaces nothing`() {
    views.distribute(along: .horizontal, fixedSpacing: 10)

    views.redistribute { $0.combine(along: .horizontal, spacings: [1]) }

    #expect(edges() == [0, 100, 110, 210, 220, 320])
    #expect(card.diagnostics.faults.count == 1)
  }

  @Test func `is undone by removing and remaking, as all that makers made`() {
    views.distribute(along: .horizontal, fixedSpacing: 10)

    views.remakeConstraints { make, view in
      make.left.right.equalToSuperview()
      make.top.bottom.equalToSuperview()
    }

    #expect(edges() == [0, 320, 0, 320, 0, 320])
  }
}
