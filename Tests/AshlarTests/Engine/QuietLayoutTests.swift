import Testing

@testable import Ashlar

/// Steps of a layout that run no code of a program.
struct `A layout without overrides` {
  @Test func `does nothing where nothing has changed`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = View()
    root.addSubview(box)
    box.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    root.layoutIfNeeded()
    let before = root.layoutWork
    root.layoutIfNeeded()
    #expect(root.layoutWork == before)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((root.layoutWork - before).viewsLaidOut == 1)
  }

  // No constraint speaks of the outer view, so the engine hears of its corner when the frame is set, and rounds what is inside
  // anew. On a display of two pixels a point, edges at 10.5 and 20.75 are at 10.5 and 21: 10.5 apart.
  // Nothing says where the inner view is: it alone is ambiguous.
  @Test func `tells a scheduler that reads the tree at once when a corner has moved`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.environment.displayScale = 2
    let (outer, inner) = (View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), View())
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.makeConstraints { $0.size.equalTo(10.25) }
    root.layoutIfNeeded()
    #expect(outer.node.token < 0)
    var frees: [Int] = []
    root.layoutScheduler = LayoutScheduler { _ in frees.append(root.layoutAmbiguities().count) }

    outer.frame.origin = CGPoint(x: 10.5, y: 10.5)

    #expect(frees == [1])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10.5, height: 10.5))
  }

  @Test func `gives texts the height of their width, be it known or new`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let (label, below) = (Label(text: "Words that take two lines at most widths"), View())
    label.numberOfLines = 0
    root.addSubviews(label, below)
    label.makeConstraints { $0.left.right.top.equalToSuperview() }
    below.makeConstraints { make in
      make.top.equalTo(label.bottom)
      make.left.right.bottom.equalToSuperview()
    }
    for width in [200, 90, 40, 90, 200, 60, 40] {
      root.layout(in: CGSize(width: CGFloat(width), height: 300))
      let fresh = Label(text: label.text ?? "")
      fresh.numberOfLines = 0
      let height = fresh.fittingHeight(forWidth: CGFloat(width))
      #expect(label.frame.height == height && below.frame.minY == height, "at \(width)")
    }
  }
}
