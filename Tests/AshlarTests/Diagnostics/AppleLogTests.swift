import Ashlar
import Testing

struct `Apple's log of a conflict` {
  private let blank = " "

  @Test func `has the text that UIKit prints`() throws {
    let root = View(root: 300, 300)
    let view = View(nil, in: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()

    let log = try #require(root.diagnostics.conflicts.first).appleLog

    #expect(
      log == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\(blank)
        \tTry this:\(blank)
        \t\t(1) look at each constraint and try to figure out which you don't expect;\(blank)
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(blank)
        (
            "<NSLayoutConstraint:0x1 UIView:0x1.width == 100   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0x1.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint\(blank)
        <NSLayoutConstraint:0x2 UIView:0x1.width == 200   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  private func entries(of root: View) throws -> [String] {
    root.layoutIfNeeded()
    return try #require(root.diagnostics.conflicts.first).appleLog
      .split(separator: "\n").filter { $0.hasPrefix("    \"<") }.map(String.init)
  }

  @Test func `writes distances as visual formats, with the superview as a bar`() throws {
    let root = View(root: 300, 300)
    let a = View("a", in: root)
    let b = View("b", in: root)
    a.makeConstraints { make in
      make.leading.equalTo(root).offset(20)
      make.trailing.equalTo(b.leading).offset(-8)
    }
    b.makeConstraints { make in
      make.trailing.lessThanOrEqualTo(root).offset(-20)
      make.leading.equalTo(a.trailing).offset(9)
    }

    let found = try entries(of: root)

    #expect(found.count == 2)
    #expect(found[0].contains("a.trailing == b.leading - 8   (active, names: a:0x"))
    #expect(found[1].contains("H:[a]-(9)-[b]   (active, names: b:0x"))
  }

  @Test func `tells masks and contents by their classes and notes masks`() throws {
    let root = View(root: 300, 300)
    let logo = View(name: "my logo")
    root.addSubview(logo)
    logo.contentSize = CGSize(width: 10, height: 10)
    LayoutConstraint.activate([logo.widthAnchor.constraint(equalToConstant: 100)])

    let found = try entries(of: root)
    let log = try #require(root.diagnostics.conflicts.first).appleLog

    #expect(
      found.contains {
        $0.contains("<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& my_logo.width == 0")
      })
    #expect(log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
  }

  /// The names of edges in masks are their own; a far edge stands beside the extent of the superview.
  @Test func `writes masks with their own names of edges`() throws {
    let root = View(root: 300, 300)
    let wide = View("wide", keeping: CGRect(x: 10, y: 10, width: 30, height: 30), in: root)
    wide.autoresizingMask = .flexibleWidth
    wide.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    let entry = try entries(of: root)[0]
    #expect(entry.contains("h=-&- v=--& root.width == wide.maxX + 260   (active"))

    wide.removeFromSuperview()
    let shared = View("shared", keeping: CGRect(x: 20, y: 10, width: 100, height: 30), in: root)
    shared.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    shared.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true

    // A tenth of the width, less a tenth of 100.
    let log = try entries(of: root).joined(separator: " ")
    #expect(log.contains("h=&-& v=--& shared.minX == 0.1*root.width - 10   (active"))
  }

  @Test func `calls the classes of the package as UIKit does`() throws {
    let views = [Switch(), ActivityIndicator(), TextField(), TableView(), View()]
    let classes = try views.map { view in
      let root = View(root: 300, 300)
      root.addSubview(view)
      view.makeConstraints { make in
        make.width.equalTo(1)
        make.width.equalTo(2)
      }
      let entry = try #require(try entries(of: root).last?.split(separator: " ").dropFirst().first)
      return String(entry.prefix { $0 != ":" })
    }

    #expect(
      classes == ["UISwitch", "UIActivityIndicatorView", "UITextField", "UITableView", "UIView"])
  }

  @Test func `writes numbers with six digits, and no multiplier of 1, -1 or 0`() throws {
    let root = View(root: 300, 300)
    let a = View("a", in: root)
    let b = View("b", in: root)
    a.widthAnchor.constraint(equalToConstant: 40).isActive = true
    b.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let other = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1.0 / 3)
    other.isActive = true
    #expect(try entries(of: root).last?.contains(" a.width == 0.333333*b.width   (") ?? false)

    other.multiplier = -1
    #expect(try entries(of: root).last?.contains(" a.width == -b.width   (") ?? false)

    other.multiplier = -2
    other.constant = 1.0 / 3
    #expect(
      try entries(of: root).last?.contains(" a.width == -2*b.width + 0.333333   (") ?? false)

    other.multiplier = 0
    #expect(
      try entries(of: root).last?.contains(" a.width == 0.333333   (active, names: a:0x") ?? false)
  }

  @Test func `gives edges of the superview their bars`() throws {
    let root = View(root: 300, 300)
    let a = View("a", in: root)
    a.makeConstraints { make in
      make.left.equalTo(root).offset(20)
      make.right.equalTo(root).offset(-20)
      make.width.equalTo(10)
    }

    let found = try entries(of: root)

    let left = "H:|-(20)-[a](LTR)   (active, names: a:0x1, root:0x2, '|':UIView:0x2 )"
    #expect(found.contains { $0.contains(left) })
    #expect(found.contains { $0.contains("H:[a]-(20)-|(LTR)") })
  }
}
