import Ashlar
import Testing

struct `Margins in the maker` {
  let root = View(root: 400, 400)
  let view: View

  init() {
    view = View("view", in: root)
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
  }

  private func sentences(_ body: (LayoutMaker) -> Void) -> [String] {
    view.makeConstraints(body).flatMap(\.layoutConstraints).map(\.description)
  }

  @Test func `are where edges can go`() {
    let made = sentences { $0.edges.equalTo(root.margins) }

    #expect(
      made == [
        "view.left == root.leftMargin", "view.top == root.topMargin",
        "view.right == root.rightMargin", "view.bottom == root.bottomMargin",
      ])
    root.layoutIfNeeded()
    expectFrame(of: view, x: 20, y: 10, width: 340, height: 360)
  }

  @Test func `keep directional edges directional`() {
    let made = sentences { $0.directionalEdges.equalTo(root.margins) }

    #expect(
      made == [
        "view.leading == root.leadingMargin", "view.top == root.topMargin",
        "view.trailing == root.trailingMargin", "view.bottom == root.bottomMargin",
      ])
  }

  @Test func `can be put on edges`() {
    let made = sentences {
      $0.margins.equalTo(root.edges)
      $0.centerWithinMargins.equalTo(root.layout.center)
    }

    #expect(
      made == [
        "view.leftMargin == root.left", "view.topMargin == root.top",
        "view.rightMargin == root.right", "view.bottomMargin == root.bottom",
        "view.centerXWithinMargins == root.centerX", "view.centerYWithinMargins == root.centerY",
      ])
  }

  @Test func `meet the same of the superview`() {
    let made = sentences {
      $0.leftMargin.topMargin.equalToSuperview()
      $0.trailingMargin.equalTo(5)
      $0.directionalMargins.equalTo(root).inset(1)
    }

    #expect(
      made == [
        "view.leftMargin == root.leftMargin", "view.topMargin == root.topMargin",
        "view.trailingMargin == root.trailingMargin + 5",
        "view.leadingMargin == root.leadingMargin + 1", "view.topMargin == root.topMargin + 1",
        "view.trailingMargin == root.trailingMargin - 1",
        "view.bottomMargin == root.bottomMargin - 1",
      ])
  }

  @Test func `are the target of one edge`() {
    let made = sentences {
      $0.left.equalTo(root.leftMargin).offset(4)
      $0.centerX.lessThanOrEqualTo(root.centerXWithinMargins)
    }

    #expect(
      made == ["view.left == root.leftMargin + 4", "view.centerX <= root.centerXWithinMargins"])
  }

  @Test func `have no counterpart for extents`() {
    #expect(sentences { $0.size.equalTo(root.margins) } == [])
    #expect(root.diagnostics.faults.count == 2)
  }

  @Test func `are a fault of guides`() {
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)

    guide.makeConstraints { $0.leftMargin.equalTo(root) }

    #expect(root.constraints.isEmpty)
    #expect(
      root.diagnostics.faults.map(\.reason) == [
        .illegalConstraint(
          .unknownAttribute, constraint: "guide.leftMargin == root.leftMargin")
      ])
  }

  /// A list of attributes keeps its order, however long it is.
  @Test func `go together with all other attributes`() {
    let all = Array(LayoutConstraint.Attribute.allCases.dropFirst().reversed())

    let made = view.prepareConstraints { $0.attributes(all + all).equalTo(root) }

    #expect(made.flatMap(\.layoutConstraints).map(\.firstAttribute) == all)
  }

  @Test func `are hidden by a name of your own, and still there`() {
    let card = MarginHolder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(card.margins == 3)

    let inner = View("inner", in: card)
    inner.makeConstraints { $0.edges.equalTo(card.layout.margins) }
    card.layoutIfNeeded()

    expectFrame(of: inner, x: 8, y: 8, width: 84, height: 84)
  }
}

private final class MarginHolder: View {
  let margins = 3
}
