import Ashlar
import Testing

struct `The constraints of a mask` {
  let root = View(root: 100, 100)
  let view: View

  init() {
    view = View("view", keeping: CGRect(x: 10, y: 20, width: 30, height: 40), in: root)
  }

  private func texts(_ mask: AutoresizingMask) -> [String] {
    view.autoresizingMask = mask
    return view.autoresizingConstraints.map(\.description)
  }

  @Test func `of a view without one fix its frame`() {
    #expect(
      texts([]) == ["view.minX == 10", "view.width == 30", "view.minY == 20", "view.height == 40"])
  }

  /// Reference §6.1: the recipe, row by row, with r and m worked out by hand.
  @Test func `follow Apple's recipe`() {
    #expect(
      texts([.flexibleWidth])[0...1] == ["view.minX == 10", "superview.width == view.maxX + 60"])
    #expect(
      texts([.flexibleLeftMargin])[0...1] == [
        "superview.width == view.maxX + 60", "view.width == 30",
      ])
    #expect(
      texts([.flexibleLeftMargin, .flexibleRightMargin])[0...1] == [
        "view.width == 30", "view.minX == 0.143*superview.width - 4.286",
      ])
    #expect(
      texts([.flexibleLeftMargin, .flexibleWidth])[0...1] == [
        "superview.width == view.maxX + 60", "view.width == 0.75*superview.width - 45",
      ])
    #expect(
      texts([.flexibleHeight, .flexibleBottomMargin])[2...3] == [
        "view.minY == 20", "view.height == 0.5*superview.height - 10",
      ])
    #expect(
      texts([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])[2...3] == [
        "view.minY == 0.2*superview.height", "view.height == 0.4*superview.height",
      ])
  }

  @Test func `are none for a root and for a view that constraints place`() {
    #expect(root.autoresizingConstraints.isEmpty)
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(view.autoresizingConstraints.isEmpty)
  }

  @Test func `let a mask print as Apple's reports print it`() {
    #expect("\(AutoresizingMask())" == "h=--& v=--&")
    #expect("\(AutoresizingMask([.flexibleLeftMargin, .flexibleHeight]))" == "h=&-- v=-&-")
  }

  @Test func `mix with constraints`() {
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let follower = View("follower", in: root)
    follower.pin(x: 0, y: 0, width: 5, height: 5)[0].isActive = false
    follower.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: follower) == [48, 0, 5, 5])

    root.layout(in: CGSize(width: 150, height: 160))

    #expect(frame(of: view) == [10, 80, 80, 40])
    #expect(frame(of: follower) == [98, 0, 5, 5])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `hold in a superview that constraints size`() {
    let card = View("card", in: root)
    card.pinEdges(inset: 0)
    let inner = View("inner", keeping: .zero, in: card)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let mark = View("mark", in: card)
    mark.pin(x: 0, y: 0, width: 1, height: 1)[0].isActive = false
    mark.rightAnchor.constraint(equalTo: inner.rightAnchor).isActive = true

    root.layoutIfNeeded()
    #expect(frame(of: inner) == [0, 0, 100, 100])
    #expect(frame(of: mark) == [99, 0, 1, 1])

    root.layout(in: CGSize(width: 60, height: 50))
    #expect(frame(of: inner) == [0, 0, 60, 50])
    #expect(frame(of: mark) == [59, 0, 1, 1])
  }

  @Test func `move what nothing mentions in a superview that constraints size`() {
    let card = View("card", in: root)
    card.pinEdges(inset: 10)
    let inner = View("inner", keeping: .zero, in: card)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let deep = View("deep", keeping: .zero, in: inner)
    deep.autoresizingMask = [.flexibleLeftMargin]

    root.layoutIfNeeded()

    #expect(frame(of: inner) == [0, 0, 80, 80])
    #expect(frame(of: deep) == [80, 0, 0, 0])
  }

  @Test func `are made again when the frame is set`() {
    view.autoresizingMask = [.flexibleWidth]
    View("twin", in: root).makeConstraints { $0.edges.equalTo(view) }
    root.layoutIfNeeded()

    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.layout(in: CGSize(width: 200, height: 100))

    #expect(frame(of: view) == [0, 0, 150, 50])
    #expect(frame(of: root.subviews[1]) == [0, 0, 150, 50])
  }

  @Test func `go when the mask goes`() {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    View("twin", in: root).makeConstraints { $0.edges.equalTo(view) }
    root.layoutIfNeeded()

    view.autoresizingMask = []
    root.layout(in: CGSize(width: 200, height: 200))
    #expect(frame(of: root.subviews[1]) == [10, 20, 30, 40])

    view.autoresizingMask = [.flexibleLeftMargin]
    root.layout(in: CGSize(width: 210, height: 200))
    #expect(frame(of: root.subviews[1]) == [20, 20, 30, 40])

    view.translatesAutoresizingMaskIntoConstraints = false
    view.pin(x: 1, y: 2, width: 3, height: 4)
    root.layoutIfNeeded()
    #expect(frame(of: root.subviews[1]) == [1, 2, 3, 4])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `let a superview leave with what follows it`() {
    let card = View("card", in: root)
    let edges = card.pinEdges(inset: 0)
    let inner = View("inner", keeping: CGRect(x: 0, y: 0, width: 5, height: 5), in: card)
    inner.autoresizingMask = [.flexibleWidth]
    let twin = View("twin", in: card)
    twin.makeConstraints { $0.edges.equalTo(inner) }
    root.layoutIfNeeded()

    card.removeFromSuperview()
    root.layoutIfNeeded()
    root.addSubview(card)
    LayoutConstraint.activate(edges)
    root.layout(in: CGSize(width: 50, height: 100))

    // The card was 100 wide with 105 inside it, since it had no size when the mask began to count.
    #expect(frame(of: inner) == [0, 0, 55, 5])
    #expect(frame(of: twin) == [0, 0, 55, 5])
    #expect(root.diagnostics.conflicts.isEmpty)
  }
}

/// Seed document 004: the flag is forgotten, and the logo has no size.
struct `The forgotten flag` {
  let root = View(root: 320, 480)
  let logo: View

  init() {
    logo = View("logo", keeping: .zero, in: root)
    LayoutConstraint.activate([
      logo.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      logo.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      logo.topAnchor.constraint(equalTo: root.topAnchor),
      logo.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
  }

  @Test func `is a conflict with the constraints of the mask`() {
    let conflicts = root.diagnostics.conflicts
    #expect(conflicts.count == 1)
    // Where the left edge comes from is left open: the mask and a constraint say the same.
    let across = conflicts.first { $0.setAside.text == "logo.trailing == root.trailing" }
    #expect(across?.members.first { $0.text == "logo.width == 0" } != nil)
    #expect(across?.alsoSetAside.map(\.text) == ["logo.height == 0.5 * root.height"])
    #expect(across?.missedBy == 320)
    #expect(frame(of: logo) == [0, 0, 0, 0])
  }

  @Test func `is named by the report`() {
    let text = root.diagnostics.conflicts.map(\.description).joined()

    #expect(text.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `sets aside a constraint of the program, and never the mask`() {
    #expect(root.diagnostics.conflicts.allSatisfy { $0.setAside.origin == .constraint })
  }

  @Test func `is no conflict once it is set`() {
    logo.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()

    #expect(frame(of: logo) == [0, 0, 320, 240])
    #expect(root.diagnostics.conflicts.isEmpty)
  }
}
