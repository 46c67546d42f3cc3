import AshlarUIKit
import Testing

/// Reports of people who write UIKit, SnapKit and Masonry.
struct `Reported about ported code` {
  /// 20 on both sides of the middle of 400 points.
  @Test func `views around the middle of the safe area change sides with the direction`() {
    let page = UIView(root: 400, 600)
    let (sign, log) = (UIView("sign", in: page), UIView("log", in: page))
    let middle = page.safeAreaLayoutGuide.snp.centerX
    sign.snp.makeConstraints { $0.trailing.equalTo(middle).offset(-20) }
    log.snp.makeConstraints { $0.leading.equalTo(middle).offset(20) }
    for view in [sign, log] {
      view.snp.makeConstraints { make in
        make.bottom.equalToSuperview().offset(-50)
        make.width.equalTo(80)
        make.height.equalTo(30)
      }
    }
    page.layoutIfNeeded()
    expectFrame(of: sign, x: 100, y: 520, width: 80, height: 30)
    expectFrame(of: log, x: 220, y: 520, width: 80, height: 30)

    page.environment.direction = .rightToLeft
    page.layoutIfNeeded()
    expectFrame(of: sign, x: 220, y: 520, width: 80, height: 30)
    expectFrame(of: log, x: 100, y: 520, width: 80, height: 30)
  }

  /// From 82 to 188 the middle is 135, less half of 60.
  @Test func `three buttons have equal gaps by guides`() {
    let menu = UIView(root: 320, 80)
    let views = [("rules", 50), ("info", 60), ("score", 100)].map { name, width in
      let view = UIView(name, in: menu)
      view.translatesAutoresizingMaskIntoConstraints = false
      view.snp.makeConstraints { make in
        make.width.equalTo(width)
        make.height.equalTo(44)
        make.centerY.equalToSuperview()
      }
      return view
    }
    let gaps = [UILayoutGuide(), UILayoutGuide()]
    for (index, gap) in gaps.enumerated() {
      menu.addLayoutGuide(gap)
      gap.leftAnchor.constraint(equalTo: views[index].rightAnchor).isActive = true
      gap.rightAnchor.constraint(equalTo: views[index + 1].leftAnchor).isActive = true
    }
    gaps[0].widthAnchor.constraint(equalTo: gaps[1].widthAnchor).isActive = true
    views[0].leftAnchor.constraint(equalTo: menu.leftAnchor, constant: 32).isActive = true
    views[2].rightAnchor.constraint(equalTo: menu.rightAnchor, constant: -32).isActive = true
    menu.layoutIfNeeded()

    expectFrame(of: views[0], x: 32, y: 18, width: 50, height: 44)
    expectFrame(of: views[1], x: 105, y: 18, width: 60, height: 44)
    expectFrame(of: views[2], x: 188, y: 18, width: 100, height: 44)
    #expect(menu.diagnostics.conflicts.isEmpty)
  }

  @Test func `a visual format puts a view in the middle`() {
    let root = UIView(root: 320, 480)
    let label = UIView("label", in: root)
    label.contentSize = CGSize(width: 100, height: 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    let views: [String: Any] = ["superview": root, "label": label]
    let formats: [(String, NSLayoutConstraint.FormatOptions)] = [
      ("V:[superview]-(<=1)-[label]", .alignAllCenterX),
      ("H:[superview]-(<=1)-[label]", .alignAllCenterY),
    ]
    for (format, options) in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: nil, views: views))
    }
    root.layoutIfNeeded()

    expectFrame(of: label, x: 110, y: 230, width: 100, height: 20)
  }

  /// A distribution with fixed gaps makes all widths equal, which widths of their own contradict.
  @Test func `a distribution of views with widths of their own is a conflict`() {
    let bar = UIView(root: 300, 44)
    let views = [50, 60, 100].map { width in
      let view = UIView("\(width)", in: bar)
      view.mas_makeConstraints { make in
        make.width.equalTo(width)
        make.top.bottom.equalTo(bar)
      }
      return view
    }
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 10, leadSpacing: 20, tailSpacing: 20)
    bar.layoutIfNeeded()

    #expect(!bar.diagnostics.conflicts.isEmpty)
    #expect(views.map(\.frame.width) == [50, 60, 100])
  }

  /// The title flows over the edges.
  @Test func `a button with several lines is as high as one`() {
    let root = UIView(root: 120, 400)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let one = UIButton(type: .custom)
    let many = UIButton(type: .custom)
    one.setTitle("aaaaaaaa", for: .normal)
    many.setTitle("aaaaaaaa bbbbbbbb cccccccc", for: .normal)
    many.titleLabel?.numberOfLines = 0
    for button in [one, many] {
      root.addSubview(button)
      button.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    }
    root.layoutIfNeeded()

    #expect(many.frame.height == one.frame.height)
    #expect(many.frame.width == 120)
  }

  /// 8 and 5 on each side leave room for eleven characters, one word of eight; 8 above and below the lines.
  @Test func `a text view grows with its text until a limit`() {
    let root = UIView(root: 120, 400)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let (text, bar) = (UITextView(), UIView("bar", in: root))
    root.addSubview(text)
    text.isScrollEnabled = false
    text.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.lessThanOrEqualTo(100)
    }
    bar.snp.makeConstraints { make in
      make.top.equalTo(text.snp.bottom)
      make.left.right.equalToSuperview()
      make.height.equalTo(10)
    }
    for (words, height) in [(1, 36), (2, 56), (4, 96), (8, 100)] as [(Int, CGFloat)] {
      text.text = Array(repeating: "abcdefgh", count: words).joined(separator: " ")
      root.layoutIfNeeded()
      expectFrame(of: text, x: 0, y: 0, width: 120, height: height)
      #expect(bar.frame.minY == height)
    }
  }

  /// SnapKit multiplies no numbers, and updates no multipliers: 320 · 0.2 stays.
  @Test func `a multiplier beside a number is dropped, and an update of one is refused`() {
    let root = UIView(root: 320, 480)
    let (view, bar) = (UIView("view", in: root), UIView("bar", in: root))
    view.snp.makeConstraints { make in
      make.width.equalTo(295).multipliedBy(0.2)
      make.height.equalTo(355).multipliedBy(0.2)
      make.top.centerX.equalToSuperview()
    }
    bar.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.2)
    }
    bar.snp.updateConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 295, height: 355))
    #expect(bar.frame.width == 64)
    #expect(root.diagnostics.faults.count == 1)
  }

  /// 852 − 34 − 44, and 34 further down without the safe area.
  @Test func `a bar stands on the keyboard guide`() {
    let screen = UIView(root: 393, 852)
    screen.environment.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let bar = UIView("bar", in: screen)
    bar.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(44)
      make.bottom.equalTo(screen.keyboardLayoutGuide.snp.top)
    }
    screen.layoutIfNeeded()
    #expect(bar.frame.minY == 774)

    screen.keyboardLayoutGuide.usesBottomSafeArea = false
    screen.layoutIfNeeded()
    #expect(bar.frame.minY == 808)
  }
}
