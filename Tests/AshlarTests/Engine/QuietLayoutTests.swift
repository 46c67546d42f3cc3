import Testing

@testable import Ashlar

/// Steps of a layout that run no code of a program.
@Suite struct `A layout without overrides` {
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

  // A corner on half a pixel: what is inside is rounded anew when it moves.
  @Test func `tells a scheduler that reads the tree at once when a corner has moved`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.environment.displayScale = 2
    let (outer, inner) = (View(), View(name: "inner"))
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.makeConstraints { make in
      make.left.top.equalTo(root).offset(10.25)
      make.size.equalTo(20)
    }
    root.layoutIfNeeded()
    var read = 0
    root.layoutScheduler = LayoutScheduler { _ in
      read += root.layoutAmbiguities().count + 1
    }
    outer.frame = CGRect(x: 0.25, y: 0.25, width: 50, height: 50)
    #expect(read > 0)
    root.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 20, height: 20))
  }

  @Test func `asks texts in one style for their heights without a call`() {
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
