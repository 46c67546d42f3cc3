import Ashlar
import Testing

struct `Memory` {
  /// What a test keeps an eye on without keeping it.
  private struct Watched {
    weak var object: AnyObject?
  }

  /// Makes a tree of views with guides and constraints across levels.
  private func makeTree() -> View {
    let root = View(root: 400, 400)
    let card = View("card", in: root)
    card.pinEdges(inset: 10)
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)
    let title = View("title", in: card)
    title.pinCorner(x: 1, y: 1)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      title.rightAnchor.constraint(equalTo: guide.rightAnchor),
      title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      root.leftAnchor.anchorWithOffset(to: title.leftAnchor).constraint(
        lessThanOrEqualTo: guide.widthAnchor, multiplier: 1),
    ])
    return root
  }

  /// Views, guides and constraints, and the anchors of distances, which their constraints keep. Views keep no anchors.
  private func everything(in root: View) -> [Watched] {
    let views = Array(root.subtree)
    let guides = views.flatMap(\.layoutGuides)
    let constraints = views.flatMap(\.constraints)
    let distances = constraints.filter { $0.firstItem == nil }.compactMap(\.firstAnchor)
    let objects = views as [AnyObject] + guides + constraints + distances
    return objects.map { Watched(object: $0) }
  }

  @Test func `goes with the last reference to the root`() {
    var root: View? = makeTree()
    root?.layoutIfNeeded()
    let watched = everything(in: root!)
    #expect(watched.allSatisfy { $0.object != nil })

    root = nil

    #expect(watched.count > 12)
    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test func `goes without a layout`() {
    var root: View? = makeTree()
    let watched = everything(in: root!)

    root = nil

    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test func `goes while changes wait for a layout`() {
    var root: View? = makeTree()
    root?.layoutIfNeeded()
    root?.frame.size.width = 500
    root?.subviews[0].contentSize = CGSize(width: 10, height: 10)
    root?.environment.direction = .rightToLeft
    root?.subviews[0].constraints[0].constant = 50
    let watched = everything(in: root!)

    root = nil

    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test func `goes with a subtree that was removed and let go`() {
    let root = makeTree()
    root.layoutIfNeeded()
    let watched = everything(in: root.subviews[0])

    root.subviews[0].removeFromSuperview()
    root.layoutIfNeeded()

    #expect(watched.allSatisfy { $0.object == nil })
    #expect(root.constraints.isEmpty)
  }

  @Test func `goes after a view has been through several trees`() {
    var root: View? = makeTree()
    root?.layoutIfNeeded()
    var other: View? = View(root: 100, 100)
    other?.layoutIfNeeded()
    other?.addSubview(root!.subviews[0])
    other?.layoutIfNeeded()
    let watched = everything(in: root!) + everything(in: other!)

    root = nil
    other = nil

    #expect(watched.allSatisfy { $0.object == nil })
  }

  @Test func `is not kept by constraints, handles and anchors`() {
    var root: View? = View(root: 100, 100)
    root?.addSubview(View(name: "title"))
    let title = Watched(object: root!.subviews[0])
    let handles = root!.subviews[0].makeConstraints { $0.edges.equalToSuperview() }
    let constraints = handles.layoutConstraints
    let anchor = root!.subviews[0].leftAnchor
    let distance = root!.leftAnchor.anchorWithOffset(to: root!.subviews[0].leftAnchor)
    root?.layoutIfNeeded()

    root = nil

    #expect(title.object == nil)
    #expect(constraints.count == 4)
    #expect(constraints.allSatisfy { $0.firstItem == nil && !$0.isActive })
    #expect(anchor.item == nil)
    #expect(distance.description == "((gone).left - (gone).left)")
  }

  @Test func `of a constraint belongs to the view that holds it`() {
    let root = View(root: 100, 100)
    var constraint: LayoutConstraint? = root.widthAnchor.constraint(equalToConstant: 100)
    let watched = Watched(object: constraint)
    constraint?.isActive = true

    constraint = nil
    #expect(watched.object != nil)

    root.constraints[0].isActive = false
    root.layoutIfNeeded()
    #expect(watched.object == nil)
  }

  @Test func `lets a view end its constraints in its own end`() {
    let root = View(root: 100, 100)
    var tidy: TidyView? = TidyView(name: "tidy")
    root.addSubview(tidy!)
    let width = tidy!.widthAnchor.constraint(equalToConstant: 40)
    tidy!.constraint = width
    width.isActive = true
    root.layoutIfNeeded()

    tidy!.removeFromSuperview()
    tidy = nil

    #expect(!width.isActive)
    #expect(root.subviews.isEmpty)
  }
}

/// A view that deactivates a constraint when it goes, as careful classes do.
private final class TidyView: View {
  var constraint: LayoutConstraint?

  deinit {
    constraint?.isActive = false
  }
}
