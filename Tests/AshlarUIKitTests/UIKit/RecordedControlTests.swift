import Ashlar
import AshlarUIKit
import Testing

// Sizes as Interface Builder recorded them of iOS since Xcode 11, each in five cases or more. All of these are in no
// window, so that UIScreen.main counts, with 3 pixels to the point.

struct `Recorded sizes of buttons` {
  private func button(
    _ type: UIButton.ButtonType, _ title: String? = nil, size: CGFloat = 15
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    return button
  }

  @Test(
    arguments: [
      (12, 27), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39),
      (24, 41), (25, 42), (27, 45), (30, 48),
    ] as [(CGFloat, CGFloat)], [UIButton.ButtonType.system, .custom])
  func `are a line in whole points and 12`(font: (CGFloat, CGFloat), type: UIButton.ButtonType) {
    #expect(button(type, "Title", size: font.0).intrinsicContentSize.height == font.1)
  }

  /// "Sign In" is 46.57 points wide in a font of 15 points, and "OK" 21.02.
  @Test func `are as wide as the title in whole points, and at least 30`() {
    #expect(button(.system, "Sign In").intrinsicContentSize.width == 47)
    #expect(button(.system, "OK").intrinsicContentSize.width == 30)
    #expect(button(.custom, "OK").intrinsicContentSize.width == 22)
  }

  @Test func `have room of their own instead`() {
    let button = button(.system, "Sign In")
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5)
    #expect(button.intrinsicContentSize == CGSize(width: 62, height: 18))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: 47, height: 21))
    button.contentEdgeInsets = .zero
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(button.intrinsicContentSize == CGSize(width: 47, height: 30))
  }

  @Test func `go by a picture`() {
    let button = button(.custom)
    button.setImage(UIImage(size: CGSize(width: 24, height: 16)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 16))
    button.setTitle("Sign In", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 71, height: 18))
    button.setImage(UIImage(size: CGSize(width: 24, height: 40)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 71, height: 40))
  }

  @Test(arguments: [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure])
  func `are 22 by 22 with information`(type: UIButton.ButtonType) {
    #expect(UIButton(type: type).intrinsicContentSize == CGSize(width: 22, height: 22))
  }

  @Test func `are 20 by 20 with a plus`() {
    #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  /// The line of 15 points is 18 points high and in the middle of 30.
  @Test func `have the title in the middle`() {
    let button = button(.system, "Title")
    let label = UILabel()
    label.text = "Title"
    label.font = .systemFont(ofSize: 15)

    #expect(button.firstBaselineOffsetFromTop == 6 + label.firstBaselineOffsetFromTop)
    #expect(button.lastBaselineOffsetFromBottom == 6 + label.lastBaselineOffsetFromBottom)
  }

  // MARK: With a configuration

  @Test(
    arguments: [
      UIButton.Configuration.plain(), .gray(), .tinted(), .filled(),
    ], [(1, 35), (2, 34.5), (3, 34.3333)] as [(CGFloat, CGFloat)])
  func `have 7 points above and below a title with a configuration`(
    configuration: UIButton.Configuration, wanted: (scale: CGFloat, height: CGFloat)
  ) {
    let root = UIView(root: 300, 300)
    root.environment.displayScale = wanted.scale
    var configuration = configuration
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    root.addSubview(button)
    let title = UILabel()
    title.text = "Save"
    root.addSubview(title)

    let size = button.intrinsicContentSize
    #expect((size.height - wanted.height).magnitude < 0.001)
    #expect(size.width == title.intrinsicContentSize.width + 24)
  }

  @Test func `have the room that a configuration says`() {
    var configuration = UIButton.Configuration.filled()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 10, bottom: 2, trailing: 20)
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Hi") { _ in })

    // "Hi" is 15.93 points wide and 20.29 high.
    #expect((button.intrinsicContentSize.width - 46).magnitude < 0.001)
    #expect((button.intrinsicContentSize.height - 23.3333).magnitude < 0.001)
    button.configuration = nil
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 33))
  }
}

struct `Recorded sizes of controls` {
  private func field(_ size: CGFloat, _ border: UITextField.BorderStyle) -> UITextField {
    let field = UITextField()
    field.font = .systemFont(ofSize: size)
    field.borderStyle = border
    return field
  }

  @Test(arguments: [12, 14, 15, 17, 18, 20] as [CGFloat])
  func `fields with a rounded border are 34 points high`(size: CGFloat) {
    #expect(field(size, .roundedRect).intrinsicContentSize.height == 34)
  }

  @Test(arguments: [(17, 22), (16, 21), (28, 35)] as [(CGFloat, CGFloat)])
  func `fields without one are a line in whole points and 1`(size: CGFloat, height: CGFloat) {
    #expect(field(size, .none).intrinsicContentSize.height == height)
  }

  @Test func `controls have one size`() {
    #expect(UIProgressView().intrinsicContentSize.height == 4)
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.height == 20)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.height == 37)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    #expect(UIToolbar().intrinsicContentSize.height == 44)
  }

  /// With large titles a bar of a navigation is 96 points high.
  @Test func `bars have one height`() {
    let page = UIView(root: 200, 300)
    let (top, bottom) = (UINavigationBar(frame: .zero), UITabBar(frame: .zero))
    page.addSubview(top)
    page.addSubview(bottom)
    top.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    bottom.snp.makeConstraints { $0.bottom.left.right.equalToSuperview() }
    page.layoutIfNeeded()
    expectFrame(of: top, x: 0, y: 0, width: 200, height: 44)
    expectFrame(of: bottom, x: 0, y: 300 - 49, width: 200, height: 49)

    top.prefersLargeTitles = true
    page.layoutIfNeeded()
    expectFrame(of: top, x: 0, y: 0, width: 200, height: 96)
    #expect(top.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 96))
  }

  @Test func `some have a size from the beginning`() {
    let info = UIButton(type: .detailDisclosure)
    #expect(info.frame == CGRect(x: 0, y: 0, width: 22, height: 22))
    let add = UIButton(type: .contactAdd)
    #expect(add.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(UIButton(type: .custom).frame == .zero)
    let medium = UIActivityIndicatorView(style: .medium)
    #expect(medium.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    #expect(large.frame == CGRect(x: 0, y: 0, width: 37, height: 37))
    // "OK" is 18.49 points wide in a font of 13 points: 18.667 on pixels.
    let segments = UISegmentedControl(items: ["OK"])
    #expect((segments.frame.width - 116 / 3).magnitude < 1e-9)
    #expect(segments.frame.height == 32)
  }

  /// 8 points above and below the lines: 20.5 of one, and 41 of two.
  @Test(arguments: [("One", 36.5), ("One\nTwo", 57)] as [(String, CGFloat)])
  func `texts that do not scroll have room above and below`(text: String, height: CGFloat) {
    let page = UIView(root: 200, 300)
    page.environment.displayScale = 2
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = text
    page.addSubview(view)
    #expect(view.intrinsicContentSize.height == height)
  }

  /// What constraints speak of is 2 points narrower than a switch, 4 narrower and 1 lower than a slider, and 1 lower than
  /// segments.
  @Test func `some controls are larger than what constraints speak of`() {
    let page = UIView(root: 200, 300)
    let segments = UISegmentedControl(items: ["One", "Two"])
    let (toggle, slider) = (UISwitch(), UISlider())
    for (view, top) in [(toggle, 10), (slider, 60), (segments, 110)] as [(UIView, CGFloat)] {
      page.addSubview(view)
      view.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(top)
        make.trailing.equalToSuperview().inset(16)
      }
    }
    for view in [slider, segments] { view.snp.makeConstraints { $0.leading.equalTo(16) } }
    let below = UIView("below", in: page)
    below.snp.makeConstraints { make in
      make.top.equalTo(segments.snp.bottom)
      make.left.equalTo(0)
      make.size.equalTo(5)
    }
    page.layoutIfNeeded()

    expectFrame(of: toggle, x: 200 - 16 - 49, y: 10, width: 51, height: 31)
    expectFrame(of: slider, x: 16 - 2, y: 60, width: 200 - 32 + 4, height: 31)
    expectFrame(of: segments, x: 16, y: 110, width: 200 - 32, height: 32)
    expectFrame(of: below, x: 0, y: 110 + 31, width: 5, height: 5)
    for view in [toggle, segments] as [UIView] {
      view.sizeToFit()
      #expect(view.frame.height == view.intrinsicContentSize.height + (view === toggle ? 0 : 1))
    }
    #expect(toggle.frame.width == 51)
  }

  @Test func `dots of pages have much room beside them`() {
    let dots = UIPageControl()
    dots.numberOfPages = 3
    #expect((25...28).contains(dots.intrinsicContentSize.height))
    #expect((113...123).contains(dots.intrinsicContentSize.width))
    dots.numberOfPages = 4
    #expect((130...135).contains(dots.intrinsicContentSize.width))
  }
}

struct `Recorded sizes of labels` {
  private func height(_ style: UIFont.TextStyle, lines: Int) -> CGFloat {
    let root = UIView(root: 300, 300)
    root.environment.displayScale = 2
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
    label.numberOfLines = 0
    root.addSubview(label)
    return label.intrinsicContentSize.height
  }

  @Test(
    arguments: [
      (.subheadline, 2, 38), (.subheadline, 3, 58), (.subheadline, 4, 78), (.caption1, 3, 46.5),
      (.body, 1, 20.5), (.body, 2, 42.5),
    ] as [(UIFont.TextStyle, Int, CGFloat)])
  func `styles have a distance of lines`(style: UIFont.TextStyle, lines: Int, wanted: CGFloat) {
    #expect(height(style, lines: lines) == wanted)
  }

  /// "Settings" is 63.07 points wide and 20.29 high; at 3 pixels to the point that is 63.33 and 20.33.
  @Test func `are on pixels of the main screen in no window`() {
    let label = UILabel()
    label.text = "Settings"
    label.sizeToFit()

    #expect((label.frame.width - 190 / 3).magnitude < 1e-9)
    #expect((label.frame.height - 61 / 3).magnitude < 1e-9)
    let native = Ashlar.Label(text: "Settings")
    #expect((native.intrinsicContentSize.width - 63.074_42).magnitude < 1e-6)
  }

  @Test func `are so in views of controllers, too`() {
    let controller = UIViewController()
    let label = UILabel(frame: .zero)
    label.text = "Settings"
    controller.view.addSubview(label)

    #expect((label.intrinsicContentSize.width - 190 / 3).magnitude < 1e-9)
  }

  @Test func `go by the display where there is one`() {
    let root = UIView(root: 300, 300)
    root.environment.displayScale = 1
    let label = UILabel()
    label.text = "Settings"
    root.addSubview(label)

    #expect(label.intrinsicContentSize == CGSize(width: 64, height: 21))
  }

  @Test func `are nothing without text`() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }
}
