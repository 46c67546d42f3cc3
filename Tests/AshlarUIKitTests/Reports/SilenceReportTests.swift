import AshlarUIKit
import Testing

/// Reports of people whose layouts lose something, which is told.
struct `Reported about silence` {
  /// The top of a superview is 0 in its own space: 1.1 times that, too.
  @Test func `a share of the top`() {
    let black = UIView(root: 300, 200)
    black.name = "black"
    let white = UIView("white", in: black)
    white.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: white, attribute: .top, relatedBy: .equal, toItem: black, attribute: .top,
        multiplier: 1.1, constant: 0),
      NSLayoutConstraint(
        item: white, attribute: .right, relatedBy: .equal, toItem: black, attribute: .right,
        multiplier: 0.92, constant: 0),
      white.widthAnchor.constraint(equalToConstant: 100),
      white.heightAnchor.constraint(equalToConstant: 50),
    ])
    black.layoutIfNeeded()
    let findings = LayoutLint.findings(of: black).map(\.description)

    expectFrame(of: white, x: 176, y: 0, width: 100, height: 50)
    #expect(findings.count == 1)
    #expect(
      findings[0].contains(
        "white.top == 1.1 * black.top is multiplied by 1.1, which has no effect: black.top is 0"))
  }

  /// A picture of 250 × 100 in a row that is 20 high: it stays 250 wide.
  @Test(arguments: [UIView.ContentMode.scaleAspectFit, .scaleToFill])
  func `a picture that is as wide as its file, and not as high`(mode: UIView.ContentMode) {
    let row = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    row.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let logo = UIImage(named: "logo", size: CGSize(width: 250, height: 100))
    let (picture, label) = (UIImageView(image: logo), UILabel())
    picture.name = "picture"
    picture.contentMode = mode
    label.text = "name"
    row.addArrangedSubview(picture)
    row.addArrangedSubview(label)
    picture.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    picture.heightAnchor.constraint(equalToConstant: 20).isActive = true
    row.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 250, height: 20))
    #expect(
      LayoutLint.findings(of: row).map(\.kind) == [
        .stretchedPicture(
          view: "picture", frame: CGSize(width: 250, height: 20),
          picture: CGSize(width: 250, height: 100))
      ])

    picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 2.5).isActive = true
    row.layoutIfNeeded()
    #expect(picture.frame.size == CGSize(width: 50, height: 20))
    #expect(LayoutLint.findings(of: row) == [])
  }

  /// A bubble is made to be stretched, and a picture that fills its view is cut off by intention.
  @Test func `a picture that may have another shape is none`() {
    let root = UIView(root: 320, 100)
    let file = UIImage(named: "bubble", size: CGSize(width: 40, height: 100))
    let bubble = UIImageView(image: file.resizableImage(withCapInsets: .zero))
    let photo = UIImageView(image: file)
    photo.contentMode = .scaleAspectFill
    for view in [bubble, photo] {
      root.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    root.layoutIfNeeded()

    #expect(LayoutLint.findings(of: root) == [])
  }

  /// All edges from below: the far ones are kept outside. The words are those of any maker.
  @Test func `edges that are all bounded from below`() {
    let root = UIView(root: 320, 200)
    let label = UIView("label", in: root)
    label.contentSize = CGSize(width: 60, height: 20)
    label.snp.makeConstraints { make in
      make.edges.greaterThanOrEqualToSuperview().inset(8)
      make.center.equalToSuperview()
    }
    root.layoutIfNeeded()
    let findings = LayoutLint.findings(of: root).map(\.description)

    #expect(findings.count == 1)
    #expect(!findings[0].contains("inside(…)"))
    #expect(findings[0].contains("Write lessThanOrEqual for the far edges"))
  }

  /// No maker has made the first height, so that no remake ends it.
  @Test func `a remake beside a constraint that no maker has made`() {
    let root = UIView(root: 320, 100)
    root.diagnostics.handler = .silent
    let line = UIView("line", in: root)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    line.snp.remakeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(0.5)
    }
    root.layoutIfNeeded()
    let mends = LayoutLint.findings(of: root).map(\.mend)

    #expect(
      mends == [
        "Keep one of them: remakeConstraints replaces what its maker has made, and "
          + "isActive = false ends any other."
      ])
  }

  /// An empty stack has no content, whatever its hugging: nothing says how the two share 300.
  @Test func `an empty stack beside a view without a content`() {
    let main = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    main.name = "main"
    main.axis = .vertical
    let (inner, rest) = (UIStackView(), UIView())
    inner.name = "inner"
    rest.name = "rest"
    inner.setContentHuggingPriority(.required, for: .vertical)
    main.addArrangedSubview(inner)
    main.addArrangedSubview(rest)
    main.layoutIfNeeded()
    #expect(
      LayoutLint.findings(of: main).map(\.description) == [
        "Nothing says how high inner and rest are; main leaves it to the first. "
          + "Give inner a height, or main another distribution."
      ])
    for view in [inner, rest] {
      #expect(!"\(view.explain(.height))".contains("content"))
      #expect(!"\(view.explain(.height))".contains("shows"))
    }

    let none = inner.heightAnchor.constraint(equalToConstant: 0)
    none.isActive = true
    main.layoutIfNeeded()
    #expect(rest.frame.height == 300)
    #expect(LayoutLint.findings(of: main) == [])
  }

  /// A container had a frame until its mask was switched off, and only what is inside speaks of it.
  @Test func `a container whose mask is switched off`() {
    let root = UIView(root: 320, 480)
    let host = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    host.name = "host"
    root.name = "root"
    root.addSubview(host)
    let child = UIView("child", in: host)
    child.contentSize = CGSize(width: 60, height: 30)
    child.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities() == [])

    host.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    expectFrame(of: host, x: 0, y: 0, width: 80, height: 50)
    #expect(
      root.layoutAmbiguities().map(\.hint) == [
        "No constraint says where host is, because its autoresizing mask is off, and its frame "
          + "(0, 100, 320, 200) is lost: tie it to root with that size, or leave "
          + "host.translatesAutoresizingMaskIntoConstraints true."
      ])
  }
}

// MARK: - Buttons

extension `Reported about silence` {
  /// "Sign in" is 70 wide, and a custom button as wide: insets of its title leave less.
  @Test(arguments: [
    (8, 8, CGRect(x: 8, y: 6, width: 54, height: 20)),
    (20, 0, CGRect(x: 20, y: 6, width: 50, height: 20)),
    (0, 20, CGRect(x: 0, y: 6, width: 50, height: 20)),
    (-5, 5, CGRect(x: -5, y: 6, width: 70, height: 20)),
  ])
  func `insets of a title that leave it less room`(left: Int, right: Int, frame: CGRect) {
    let button = UIButton(type: .custom)
    button.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    button.setTitle("Sign in", for: .normal)
    button.titleEdgeInsets = UIEdgeInsets(
      top: 0, left: CGFloat(left), bottom: 0, right: CGFloat(right))
    button.frame = CGRect(x: 0, y: 0, width: 70, height: 32)
    button.layoutIfNeeded()

    #expect(button.intrinsicContentSize.width == 70)
    #expect(button.titleLabel?.frame == frame)
  }

  /// A picture of 20 before a title of 50: of the 50 behind it, 8 are taken.
  @Test func `insets of a title behind a picture`() {
    let button = UIButton(type: .custom)
    button.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    button.setTitle("title", for: .normal)
    button.setImage(UIImage(named: "dot", size: CGSize(width: 20, height: 20)), for: .normal)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    button.frame = CGRect(x: 0, y: 0, width: 70, height: 20)
    let picture = button.imageView
    button.layoutIfNeeded()

    #expect(picture?.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 28, y: 0, width: 42, height: 20))
  }
}
