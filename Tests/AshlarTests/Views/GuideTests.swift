import Ashlar
import Testing

struct `A layout guide` {
  let root = View(root: 300, 300)
  let guide = LayoutGuide(name: "guide")

  @Test func `belongs to no view and is nowhere at first`() {
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == CGRect.zero)
    #expect(LayoutGuide().name == nil)
  }

  @Test func `belongs to the view that it is added to`() {
    root.addLayoutGuide(guide)

    #expect(guide.owningView === root)
    #expect(root.layoutGuides.count == 1)
    #expect(root.layoutGuides.first === guide)
  }

  @Test func `is added once however often it is added`() {
    root.addLayoutGuide(guide)
    root.addLayoutGuide(guide)

    #expect(root.layoutGuides.count == 1)
  }

  @Test func `moves to another view with its addition there`() {
    let other = View("other", in: root)
    root.addLayoutGuide(guide)

    other.addLayoutGuide(guide)

    #expect(guide.owningView === other)
    #expect(root.layoutGuides.isEmpty)
    #expect(other.layoutGuides.count == 1)
  }

  @Test func `belongs to no view once it is removed`() {
    root.addLayoutGuide(guide)

    root.removeLayoutGuide(guide)

    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
  }

  @Test func `is left alone by a view that does not own it`() {
    let other = View("other", in: root)
    root.addLayoutGuide(guide)

    other.removeLayoutGuide(guide)

    #expect(guide.owningView === root)
  }

  /// Recorded from UIKit.
  @Test func `holds views that are tied to it`() {
    root.addLayoutGuide(guide)
    let sub = View("sub", in: root)
    LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      sub.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      sub.topAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
      sub.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      sub.heightAnchor.constraint(equalToConstant: 30),
    ])

    root.layoutIfNeeded()

    #expect(frame(of: guide) == [10, 20, 100, 50])
    #expect(frame(of: sub) == [10, 75, 50, 30])
  }

  @Test func `has its frame in the space of its owner`() {
    let card = View("card", in: root)
    card.pin(x: 100, y: 100, width: 50, height: 50)
    card.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 110),
      guide.rightAnchor.constraint(equalTo: card.rightAnchor),
      guide.topAnchor.constraint(equalTo: card.topAnchor, constant: 7),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])

    root.layoutIfNeeded()

    #expect(frame(of: guide) == [10, 7, 40, 193])
  }

  // The engine still has the guide where the constraint before put it, and would not place it anew.
  @Test func `keeps its place when its constraint comes, goes and comes before a layout`() {
    root.addLayoutGuide(guide)
    let place = {
      LayoutConstraint(
        item: self.guide, attribute: .bottom, relatedBy: .equal, toItem: self.root,
        attribute: .top, constant: 173)
    }
    let first = place()
    first.isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.maxY == 173)
    first.isActive = false
    let second = place()
    second.isActive = true
    second.isActive = false
    place().isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.maxY == 173)
  }

  @Test func `spaces views evenly as equal gaps`() {
    let gaps = (0..<3).map { LayoutGuide(name: "gap \($0)") }
    for gap in gaps { root.addLayoutGuide(gap) }
    let views = [40.0, 60].map { width in
      let view = View("view", in: root)
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      return view
    }
    LayoutConstraint.activate([
      gaps[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[0].leftAnchor.constraint(equalTo: gaps[0].rightAnchor),
      gaps[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[1].leftAnchor.constraint(equalTo: gaps[1].rightAnchor),
      gaps[2].leftAnchor.constraint(equalTo: views[1].rightAnchor),
      gaps[2].rightAnchor.constraint(equalTo: root.rightAnchor),
      gaps[1].widthAnchor.constraint(equalTo: gaps[0].widthAnchor),
      gaps[2].widthAnchor.constraint(equalTo: gaps[0].widthAnchor, multiplier: 2),
    ])

    root.layoutIfNeeded()

    // 300 - 40 - 60 = 200 for gaps of 1, 1 and 2 parts.
    #expect(gaps.map(\.layoutFrame.width) == [50, 50, 100])
    #expect(views.map(\.frame.origin.x) == [50, 140])
  }
}

struct `Removing a guide` {
  let root = View(root: 300, 300)
  let guide = LayoutGuide(name: "guide")
  let view: View
  let constraints: [LayoutConstraint]

  init() {
    root.addLayoutGuide(guide)
    view = View("view", in: root)
    constraints = [
      guide.widthAnchor.constraint(equalToConstant: 10),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      root.rightAnchor.constraint(greaterThanOrEqualTo: guide.rightAnchor),
      guide.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(equalToConstant: 10),
    ]
    LayoutConstraint.activate(constraints)
  }

  @Test func `takes every constraint that speaks of it`() {
    let other = view.widthAnchor.constraint(equalToConstant: 7)
    other.isActive = true

    root.removeLayoutGuide(guide)

    #expect(constraints.allSatisfy { !$0.isActive })
    #expect(other.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func `takes those that a higher view was made to hold`() {
    let page = View(root: 400, 400)
    page.addSubview(root)
    page.addConstraints(constraints)
    #expect(page.constraints.count == 5)

    root.removeLayoutGuide(guide)

    #expect(page.constraints.isEmpty)
  }

  @Test func `leaves a layout without it`() {
    view.pinCorner(x: 99, y: 0)
    constraints[2].isActive = false
    constraints[4].isActive = false
    root.layoutIfNeeded()

    root.removeLayoutGuide(guide)
    root.layout(in: CGSize(width: 400, height: 400))

    #expect(view.frame.origin.x == 99)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `happens too when it moves to another view`() {
    root.layoutIfNeeded()

    view.addLayoutGuide(guide)

    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func `lets it be placed anew in the other view`() {
    let left = View("left", keeping: CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    let right = View("right", keeping: CGRect(x: 100, y: 0, width: 100, height: 100), in: root)
    left.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 7).isActive = true
    // The guide is computed here, and not yet placed: the left view is not laid out.
    right.layoutIfNeeded()

    right.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: right.leftAnchor, constant: 9).isActive = true
    right.layoutIfNeeded()

    #expect(guide.layoutFrame.origin.x == 9)
  }

  @Test func `is nowhere again where its constraint ended outside of every tree`() {
    let holder = View("holder", keeping: CGRect(x: 10, y: 10, width: 100, height: 97), in: root)
    holder.addLayoutGuide(guide)
    let bottom = guide.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -23)
    bottom.isActive = true
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.maxY == 74)

    holder.removeFromSuperview()
    bottom.isActive = false
    root.addSubview(holder)
    root.layoutIfNeeded()

    #expect(guide.layoutFrame == .zero)
  }
}
