import Ashlar
import Testing

/// A column of three views of 20 points: 16 from the top, with gaps of 8, and 16 to the bottom of what
/// they are in, which has no height of its own.
struct `Collapsing views` {
  let root = View(root: 100, 400)
  let column: View
  let views: [View]

  init() {
    let column = View("column", in: root)
    column.pinCorner()
    column.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    let views = ["a", "b", "c"].map { View($0, in: column) }
    self.column = column
    self.views = views
    for view in views {
      view.makeConstraints {
        $0.left.right.equalToSuperview().inset(10)
        $0.height.equalTo(20)
      }
      view.collapsesWhenHidden = true
    }
    views[0].makeConstraints { $0.top.equalToSuperview().offset(16) }
    views[1].makeConstraints { $0.top.equalTo(views[0].bottom).offset(8) }
    views[2].makeConstraints {
      $0.top.equalTo(views[1].bottom).offset(8)
      $0.bottom.equalToSuperview().offset(-16)
    }
  }

  /// The tops of the views that are seen, and the height of the column.
  private func layOut(hiding hidden: Int...) -> [CGFloat] {
    for (index, view) in views.enumerated() { view.isHidden = hidden.contains(index) }
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
    for view in views where view.isHidden { #expect(view.frame.height == 0) }
    return views.filter { !$0.isHidden }.map { $0.frame.minY } + [column.frame.height]
  }

  /// 2 · 30 + 8 and 2 · 88 + 8 in the card, which begins 100 further down than the view that holds the constraints.
  @Test func `leave the constraints between them in the space of what contains them`() {
    let card = View("card", in: root)
    card.frame = CGRect(x: 0, y: 100, width: 100, height: 200)
    let inner = ["upper", "middle", "lower"].map { View($0, in: card) }
    for view in inner { view.makeConstraints { $0.height.equalTo(20) } }
    inner[0].makeConstraints { $0.top.equalToSuperview().offset(10) }
    let gaps = zip(inner.dropFirst(), inner).map { view, above in
      LayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: above, attribute: .bottom,
        constant: 8)
    }
    root.addConstraints(gaps)
    inner[1].collapsesWhenHidden = true

    for isHidden in [false, true, false] {
      inner[1].isHidden = isHidden
      root.layoutIfNeeded()
    }
    for gap in gaps { gap.multiplier = 2 }
    root.layoutIfNeeded()

    #expect(inner.map(\.frame.minY) == [10, 68, 184])
  }

  @Test func `do so only if they are told to`() {
    let plain = View()
    #expect(!plain.collapsesWhenHidden)

    views[1].collapsesWhenHidden = false
    views[1].isHidden = true
    root.layoutIfNeeded()

    #expect(views.map { $0.frame.minY } == [16, 44, 72])
    views[1].collapsesWhenHidden = true
    root.layoutIfNeeded()
    #expect(views[2].frame.minY == 44)
  }

  @Test func `take no room and no gap`() {
    #expect(layOut() == [16, 44, 72, 108])
    #expect(layOut(hiding: 1) == [16, 44, 80])
    #expect(layOut(hiding: 0) == [16, 44, 80])
    #expect(layOut(hiding: 2) == [16, 44, 80])
    #expect(layOut() == [16, 44, 72, 108])
  }

  @Test func `take none beside each other either`() {
    #expect(layOut(hiding: 0, 1) == [16, 52])
    #expect(layOut(hiding: 1, 2) == [16, 52])
    #expect(layOut(hiding: 0, 2) == [16, 52])
    #expect(layOut() == [16, 44, 72, 108])
  }

  /// A label that needs 36 points with what is around it is squeezed by nothing: it just sticks out.
  @Test func `do so whatever is inside them`() {
    let inner = View("inner", in: views[1])
    inner.makeConstraints {
      $0.edges.equalToSuperview().inset(8)
      $0.height.equalTo(4)
    }
    #expect(layOut() == [16, 44, 72, 108])
    #expect(layOut(hiding: 1) == [16, 44, 80])
    #expect(inner.frame.height == 4)
  }

  @Test func `follow when constraints change meanwhile`() {
    #expect(layOut(hiding: 1) == [16, 44, 80])

    views[1].updateConstraints { $0.height.equalTo(50) }
    root.layoutIfNeeded()
    #expect(views[2].frame.minY == 44)
    #expect(layOut() == [16, 44, 102, 138])
  }

  /// The column is as wide as the widest row, and a row that is not seen is none.
  @Test func `do not make narrower what they are spread in`() {
    LayoutConstraint.deactivate(root.constraints(firstItem: column, firstAttribute: .width))
    for (view, width) in zip(views, [40, 60, 50]) {
      view.contentSize = CGSize(width: width, height: -1)
    }

    #expect(layOut() == [16, 44, 72, 108])
    #expect(column.frame.width == 80)
    #expect(layOut(hiding: 1) == [16, 44, 80])
    #expect(column.frame.width == 70)
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 80))
    #expect(layOut(hiding: 0, 1, 2) == [column.frame.height])
    #expect(column.frame.width == 20)
  }

  /// What says that it is spread may come and go while it is collapsed.
  @Test func `find out when they are spread no longer`() {
    let box = View("box", in: root)
    let bar = View("bar", in: box)
    box.makeConstraints { $0.left.top.equalToSuperview() }
    bar.makeConstraints { $0.left.top.bottom.equalToSuperview() }
    let right = bar.makeConstraints { $0.right.equalToSuperview() }
    box.makeConstraints { $0.width.equalTo(50).priority(500) }
    bar.collapsesWhenHidden = true
    bar.isHidden = true

    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
    #expect(bar.frame.width == 50)

    LayoutConstraint.deactivate(right.layoutConstraints)
    root.layoutIfNeeded()
    #expect(bar.frame.width == 0)

    LayoutConstraint.activate(right.layoutConstraints)
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
  }

  /// It is required, as what a mask makes of it is, and it is what every layout starts from.
  @Test(arguments: [[], .flexibleLeftMargin] as [AutoresizingMask])
  func `keep the frame that they are to keep`(_ mask: AutoresizingMask) {
    let frame = CGRect(x: 10, y: 200, width: 30, height: 40)
    let kept = View("kept", keeping: frame, in: root)
    kept.autoresizingMask = mask
    let other = View("other", in: root)
    other.makeConstraints {
      $0.left.equalTo(kept.right).offset(8)
      $0.top.equalTo(kept)
    }
    root.layoutIfNeeded()
    kept.collapsesWhenHidden = true
    kept.isHidden = true
    root.layoutIfNeeded()
    #expect(kept.frame == frame)
    #expect(other.frame.minX == 40)

    kept.frame.size.width = 50
    kept.isHidden = false
    root.layoutIfNeeded()
    #expect(kept.frame == CGRect(x: 10, y: 200, width: 50, height: 40))
    #expect(other.frame.minX == 68)
  }

  /// 47 less 20 is where the box ends, and it is 6 high. That it begins at the top is the newest wish.
  @Test func `leave constraints as old as they are`() {
    root.diagnostics.handler = .silent
    let kept = View("kept", keeping: CGRect(x: 0, y: 47, width: 30, height: 40), in: root)
    let box = View("box", in: root)
    box.makeConstraints { $0.height.equalTo(6) }
    kept.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 20).isActive = true
    box.makeConstraints { make in
      make.top.equalToSuperview()
      make.left.width.equalToSuperview()
    }
    box.collapsesWhenHidden = true
    root.layoutIfNeeded()
    #expect([box.frame.minY, box.frame.height] == [21, 6])

    box.isHidden = true
    root.layoutIfNeeded()
    box.isHidden = false
    root.layoutIfNeeded()
    #expect([box.frame.minY, box.frame.height] == [21, 6])
  }

  /// The widths are the same, and 50; that they are 100 has been said again, so that it is the newest.
  @Test func `leave constraints that are made again as young as new ones`() {
    root.diagnostics.handler = .silent
    let box = View("box", in: root)
    let other = View("other", in: root)
    box.makeConstraints { $0.width.equalTo(100) }
    other.makeConstraints { make in
      make.width.equalTo(box)
      make.width.equalTo(50)
    }
    box.collapsesWhenHidden = true
    box.isHidden = true
    root.layoutIfNeeded()
    #expect([box.frame.width, other.frame.width] == [0, 50])

    box.remakeConstraints { $0.width.equalTo(100) }
    root.layoutIfNeeded()
    box.isHidden = false
    root.layoutIfNeeded()
    #expect([box.frame.width, other.frame.width] == [50, 50])
  }

  @Test func `leave constraints as they are`() {
    let gap = column.constraints(firstItem: views[1], firstAttribute: .top)[0]
    _ = layOut(hiding: 1)

    #expect(gap.constant == 8)
    #expect(gap.isActive)
    #expect(views[1].constraints.map(\.constant) == [20])
  }

  @Test func `count for fitting sizes`() {
    views[1].isHidden = true
    #expect(column.systemLayoutSizeFitting(.zero).height == 80)
    views[1].isHidden = false
    #expect(column.systemLayoutSizeFitting(.zero).height == 108)
  }

  @Test func `cost nothing while nothing changes`() {
    _ = layOut(hiding: 1)
    let before = root.layoutWork

    root.layoutIfNeeded()

    #expect(root.layoutWork == before)
  }

  @Test func `count anew when a constraint of theirs has been away`() {
    let height = column.subviews[1].constraints[0]
    _ = layOut(hiding: 1)
    height.isActive = false
    _ = layOut()
    height.isActive = true

    #expect(layOut() == [16, 44, 72, 108])
  }
}
