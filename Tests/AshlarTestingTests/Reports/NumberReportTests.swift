import AshlarTesting
import AshlarUIKit
import Testing

/// Reports about signs, numbers and edges that are legal and not meant.
struct `Reported about signs and numbers` {
  /// SnapKit#566 and #658: far edges at or beyond 312 and 176, with the middle at 160, are from 8 to 312. Bounded from
  /// above, the label is as large as its six letters.
  @Test(arguments: [false, true])
  func `edges that are all bounded from below fill, and the far ones want another bound`(
    isMended: Bool
  ) {
    let root = UIView(reported: 320, 200)
    let label = root.add(label: "sample")
    let insets = UIEdgeInsets(top: 24, left: 8, bottom: 24, right: 8)
    label.snp.makeConstraints { make in
      if isMended {
        make.top.left.greaterThanOrEqualToSuperview().inset(insets)
        make.bottom.right.lessThanOrEqualToSuperview().inset(insets)
      } else {
        make.edges.greaterThanOrEqualToSuperview().inset(insets)
      }
      make.center.equalToSuperview()
    }

    let told = problems(root)
    if isMended {
      #expect(told == [])
      expectFrame(of: label, x: 130, y: 90, width: 60, height: 20)
    } else {
      expectFrame(of: label, x: 8, y: 24, width: 304, height: 152)
      #expect(told.count == 1)
      expect(told.first, says: "The far edges of sample are kept at or beyond those of root")
      expect(told.first, says: "Write lessThanOrEqual for the far edges", "right or trailing")
    }
  }

  /// SnapKit#527: an inset to the left edge of a sibling points into it. 100 + 8 − 20, and 100 − 8 − 20.
  @Test(arguments: [8, -8] as [CGFloat])
  func `an inset to a sibling is told where it overlaps, with the other sign`(inset: CGFloat) {
    let root = UIView(reported: 320, 40)
    let label = root.add(label: "label")
    let icon = root.add(UIView(), "icon")
    label.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(100)
      make.top.equalToSuperview().offset(10)
    }
    icon.snp.makeConstraints { make in
      make.size.equalTo(20)
      make.centerY.equalTo(label)
      make.right.equalTo(label.snp.left).inset(inset)
    }

    let told = problems(root)
    #expect(icon.frame.minX == 80 + inset)
    if inset < 0 { return #expect(told == []) }
    #expect(told.count == 1)
    expect(told.first, says: "overlap by 8 × 20, because icon.right == label.left + 8 (")
    expect(told.first, says: "write inset(-8) in place of 8 for icon.right == label.left + 8 (")
  }

  /// Stack Overflow 49045109, as it was answered: a guide that is a tenth of 200 high.
  @Test func `a share of the height is above a view by a guide`() {
    let black = UIView(reported: 300, 200)
    let white = black.add(UIView(), "white")
    let space = UILayoutGuide()
    black.addLayoutGuide(space)
    space.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(0)
      make.height.equalToSuperview().multipliedBy(0.1)
    }
    white.snp.makeConstraints { make in
      make.top.equalTo(space.snp.bottom)
      make.right.equalToSuperview().multipliedBy(0.92)
      make.size.equalTo(CGSize(width: 100, height: 50))
    }

    expectSilence(black)
    expectFrame(of: white, x: 176, y: 20, width: 100, height: 50)
  }

  /// Stack Overflow 22570462: Apple's reason, and the rest goes on.
  @Test func `left of one view and trailing of another is a fault with Apple's reason`() throws {
    let (root, views) = pair { make, other in make.left.equalTo(other.snp.trailing).offset(8) }
    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.count == 1)
    let fault = root.diagnostics.faults.first.map { "\($0)" }
    expect(fault, says: "between a leading/trailing attribute and a right/left attribute")
    expect(fault, says: "Use leading/trailing for both or neither", "NumberReportTests.swift")
    expectFrame(of: views[1], x: 0, y: 0, width: 50, height: 20)
  }

  /// The same with leading: 16 + 50 + 8, and 320 − 16 − 50 − 8 − 50 from right to left.
  @Test func `leading of one view and trailing of another change sides`() {
    let (root, views) = pair { make, other in make.leading.equalTo(other.snp.trailing).offset(8) }

    expectSilence(root)
    #expect(views.map(\.frame.minX) == [16, 74])
    root.environment.direction = .rightToLeft
    expectSilence(root)
    #expect(views.map(\.frame.minX) == [254, 196])
  }

  private func pair(_ tie: (ConstraintMaker, UIView) -> Void) -> (UIView, [UIView]) {
    let root = UIView(reported: 320, 40)
    let (a, b) = (root.add(UIView(), "a"), root.add(UIView(), "b"))
    a.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(16)
      make.top.equalToSuperview()
      make.size.equalTo(CGSize(width: 50, height: 20))
    }
    b.snp.makeConstraints { make in
      make.top.size.equalTo(a)
      tie(make, a)
    }
    return (root, [a, b])
  }

  /// Ios.dokry.com: a vertical format whose views are to be aligned vertically. 200 − 8 − 20, and 10 and 20 above that.
  @Test(arguments: [true, false])
  func `a vertical format with baselines is a fault with Apple's reason`(isMended: Bool) {
    let root = UIView(reported: 320, 200)
    let (a, b) = (root.add(label: "aaaa"), root.add(label: "bb"))
    for label in [a, b] { label.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[a]-10-[b]-|",
        options: isMended ? .alignAllCenterX : .alignAllLastBaseline, metrics: nil,
        views: ["a": a, "b": b]))
    a.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true

    if isMended {
      expectSilence(root)
      expectFrame(of: a, x: 140, y: 142, width: 40, height: 20)
      expectFrame(of: b, x: 150, y: 172, width: 20, height: 20)
    } else {
      let told = problems(root, [.noFault])
      #expect(told.count == 1)
      expect(told.first, says: "Options mask required views to be aligned on a vertical edge")
      expect(told.first, says: "layout that is also vertical", "No constraint was made")
    }
  }
}

// MARK: - Sizes that are not there yet

extension `Reported about signs and numbers` {
  /// Aplus.rs, 2017: 8 on both sides of a width of 0, before the view has its own. With 999 nothing is told of it.
  @Test(arguments: [UILayoutPriority.required, UILayoutPriority(999)])
  func `insets in a width of nothing are told with that width, and one of them may be 999`(
    priority: UILayoutPriority
  ) throws {
    let card = UIView(reported: 0, 0, name: "card")
    let table = card.add(UITableView(), "table")
    table.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(8)
      make.trailing.equalToSuperview().offset(-8).priority(priority)
      make.top.bottom.equalToSuperview()
    }
    card.layoutIfNeeded()
    #expect(card.diagnostics.conflicts.isEmpty == (priority != .required))
    if let conflict = card.diagnostics.conflicts.first {
      #expect(conflict.missedBy == 16)
      expect("\(conflict)", says: "card.width == 0 (the frame of the view)")
      let words = conflict.suggestions.map(\.description)
      expect(words[0], says: "give card a width of more than 16 first: it is 0 now")
      expect(
        words[1], says: "lower the priority of table.trailing == card.trailing - 8 (", ") to 999")
    }

    card.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    expectSilence(card)
    expectFrame(of: table, x: 8, y: 0, width: 304, height: 100)
  }

  /// SnapKit#280: a center whose number is updated beside both edges. 480 / 2 − 30, and 100 further down.
  @Test func `a center that moves beside both edges is a conflict with them`() throws {
    let (root, dialog, move) = dialog { $0.center.equalToSuperview() }
    expectSilence(root)
    move.update(offset: 100)

    let conflict = try onlyConflict(root)
    expectFrame(of: dialog, x: 26, y: 310, width: 268, height: 60)
    #expect(
      Set(conflict.members.map(\.text)) == [
        "dialog.centerX == root.centerX + 100", "dialog.leading == root.leading + 26",
        "dialog.trailing == root.trailing - 26",
      ])
  }

  /// The same, as it was answered: the vertical half alone.
  @Test func `a vertical center moves beside both edges`() {
    let (root, dialog, move) = dialog { $0.centerY.equalToSuperview() }
    expectSilence(root)
    expectFrame(of: dialog, x: 26, y: 210, width: 268, height: 60)
    move.update(offset: 100)

    expectSilence(root)
    expectFrame(of: dialog, x: 26, y: 310, width: 268, height: 60)
  }

  private func dialog(
    _ center: (ConstraintMaker) -> ConstraintMakerEditable
  ) -> (UIView, UIView, Constraint) {
    let root = UIView(reported: 320, 480)
    let dialog = root.add(UIView(), "dialog")
    dialog.contentSize = CGSize(width: UIView.noIntrinsicMetric, height: 60)
    var move: Constraint!
    dialog.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(26)
      make.height.lessThanOrEqualTo(300)
      move = center(make).constraint
    }
    return (root, dialog, move)
  }

  /// Cartography#101 and #91: the mask of a container is switched off, and only what is inside speaks of it. With the
  /// mask on, as is told, it keeps its frame, and the child is 10 inside.
  @Test(arguments: [false, true])
  func `a container whose mask is switched off wants it back`(isMended: Bool) {
    let root = UIView(reported: 320, 480)
    let host = root.add(UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200)), "host")
    let child = host.add(UIView(), "child")
    child.contentSize = CGSize(width: 60, height: 30)
    child.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    host.translatesAutoresizingMaskIntoConstraints = isMended

    let told = problems(root)
    if isMended {
      #expect(told == [])
      expectFrame(of: host, x: 0, y: 100, width: 320, height: 200)
      expectFrame(of: child, x: 10, y: 10, width: 300, height: 180)
    } else {
      #expect(told.count == 1)
      expect(told.first, says: "No constraint says where host is", "its autoresizing mask is off")
      expect(told.first, says: "its frame (0, 100, 320, 200) is lost")
      expect(told.first, says: "leave host.translatesAutoresizingMaskIntoConstraints true")
    }
  }
}
