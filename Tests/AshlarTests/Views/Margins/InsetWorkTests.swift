import Ashlar
import Testing

/// A page of rows with a picture, a title and a text each, with and without margins.
private struct Page {
  let root = View(root: 400, 2500 * 50 + 100)
  let page: View

  /// - Parameter isInset: Whether the page is in the safe area, the rows in the page's margins, the
  ///   content in the rows', and people read from right to left.
  init(rows count: Int, isInset: Bool) {
    page = View("page", in: root)
    if isInset {
      root.environment.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
      root.environment.direction = .rightToLeft
    }
    let (root, page) = (root, page)
    page.makeConstraints { make in make.edges.equalTo(isInset ? root.safeArea : root) }
    var above: View?
    for _ in 0..<count {
      let row = View("row", in: page)
      row.makeConstraints { make in
        make.leading.trailing.equalTo(isInset ? page.margins : page.edges)
        make.top.equalTo(above?.bottom ?? (isInset ? page.topMargin : page.top))
        make.height.equalTo(50)
      }
      Self.fill(row, isInset)
      above = row
    }
  }

  private static func fill(_ row: View, _ isInset: Bool) {
    let picture = View("picture", in: row)
    let title = View("title", in: row)
    let text = View("text", in: row)
    let area: LayoutBox = isInset ? row.layoutMarginsGuide : row
    picture.makeConstraints { make in
      make.leading.top.equalTo(area)
      make.size.equalTo(20)
    }
    title.makeConstraints { make in
      make.leading.equalTo(picture.trailing).offset(8)
      make.trailing.top.equalTo(area)
      make.height.equalTo(16)
    }
    text.makeConstraints { make in
      make.leading.trailing.equalTo(title)
      make.top.equalTo(title.bottom)
      make.bottom.equalTo(area)
    }
  }
}

struct `The work of margins` {
  private func total(_ work: LayoutWork) -> Int { work.unknownsVisited + work.constraintsVisited }

  /// The boxes are as many and the constraints the same; another direction may change the order in
  /// which the solver finds them.
  @Test func `of 10,000 views is at most half as much again as without`() {
    let plain = Page(rows: 2500, isInset: false)
    let inset = Page(rows: 2500, isInset: true)
    plain.root.layoutIfNeeded()
    inset.root.layoutIfNeeded()

    let (without, with) = (plain.root.layoutWork, inset.root.layoutWork)
    #expect(2 * total(with) <= 3 * total(without), "\(total(with)) and \(total(without))")
    #expect(2 * with.pivots <= 3 * without.pivots)
    #expect(2 * with.framesWritten <= 3 * without.framesWritten)
    #expect(with.measureCalls == without.measureCalls)
    #expect(inset.root.diagnostics.conflicts.isEmpty)
    expectFrame(of: inset.page.subviews[1], x: 8, y: 58, width: 384, height: 50)
    // The picture is at the right edge: 384 − 8 − 20.
    expectFrame(of: inset.page.subviews[1].subviews[0], x: 356, y: 8, width: 20, height: 20)
  }

  /// The row keeps its frame, so that only the three views inside it move.
  @Test func `of a changed margin is that of what moves`() {
    let inset = Page(rows: 100, isInset: true)
    inset.root.layoutIfNeeded()
    let before = inset.root.layoutWork

    inset.page.subviews[50].layoutMargins = EdgeInsets(all: 10)
    inset.root.layoutIfNeeded()

    let work = inset.root.layoutWork - before
    #expect(work.framesWritten == 3)
    #expect(work.measureCalls == 0)
    // 12 unknowns of three views; each may be visited a few times.
    #expect(total(work) <= 200, "\(total(work))")
  }

  @Test func `of views in the safe area is done once they are where they belong`() {
    let root = View(root: 100, 1000)
    root.environment.safeAreaInsets = EdgeInsets(top: 44, bottom: 34)
    let rows = (0..<100).map { View("row", keeping: .zero, in: root).tagged($0) }
    for row in rows { row.pin(x: 0, y: CGFloat(row.tag) * 10, width: 100, height: 10) }
    for row in rows { row.translatesAutoresizingMaskIntoConstraints = false }

    root.layoutIfNeeded()
    let before = root.layoutWork
    root.layoutIfNeeded()

    #expect(root.layoutWork == before)
    #expect(rows[0].safeAreaInsets.top == 44)
    #expect(rows[4].safeAreaInsets.top == 4)
    #expect(rows[5].safeAreaInsets == .zero)
    #expect(rows[99].safeAreaInsets.bottom == 34)
  }
}

extension View {
  fileprivate func tagged(_ tag: Int) -> View {
    self.tag = tag
    return self
  }
}
