import Ashlar
import Testing

/// The examples in the documentation of visual formats, and what they give.
struct `A row drawn as a visual format` {
  let card = View(root: 320, 100)
  let avatar: View
  let title: View

  init() {
    avatar = View("avatar", in: card)
    title = View("title", in: card)
  }

  @Test func `stands as it is drawn`() throws {
    let row = try LayoutConstraint.constraints(
      withVisualFormat: "|-16-[avatar(40)]-[title(>=80)]-edge-|",
      options: .alignAllCenterY,
      metrics: ["edge": 16],
      views: ["avatar": avatar, "title": title])
    LayoutConstraint.activate(row)
    let column = try LayoutConstraint.constraints(
      withVisualFormat: "V:|-[avatar(40)]", views: ["avatar": avatar])
    LayoutConstraint.activate(column)
    title.heightAnchor.constraint(equalToConstant: 20).isActive = true

    card.layoutIfNeeded()

    expectFrame(of: avatar, x: 16, y: 8, width: 40, height: 40)
    expectFrame(of: title, x: 64, y: 18, width: 240, height: 20)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `has the standard space of its own`() throws {
    let roomy = VisualFormatSpacing(betweenSiblings: 12, toSuperview: 24)

    let row = try LayoutConstraint.constraints(
      withVisualFormat: "|-[avatar]-[title]-|",
      views: ["avatar": avatar, "title": title], spacing: roomy)

    #expect(row.map(\.constant) == [24, 12, 24])
  }

  @Test func `without its last bracket says where that should be`() {
    do {
      _ = try LayoutConstraint.constraints(withVisualFormat: "|-[title", views: ["title": title])
      Issue.record("expected an error")
    } catch {
      #expect(error.reason == .expectedEndOfView)
      #expect(error.position == 8)
    }
  }
}
