import AshlarUIKit
import Testing

/// Buttons with a configuration, worked out by hand: each character is 10 points wide and 20 high.
struct `Configurations of buttons` {
  let root = UIView(root: 400, 200)
  let button = UIButton()
  var configuration = UIButton.Configuration.plain()

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.addSubview(button)
    configuration.title = "abcd"
    configuration.image = UIImage(named: "dot", size: CGSize(width: 16, height: 30))
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.imagePadding = 5
  }

  private func place(_ size: CGSize) -> (picture: CGRect?, title: CGRect?) {
    button.frame = CGRect(origin: .zero, size: size)
    let (picture, title) = (button.imageView, button.titleLabel)
    root.layoutIfNeeded()
    return (picture?.frame, title?.frame)
  }

  /// 2 + 16 + 5 + 40 + 4 wide, and 1 + 30 + 3 high.
  @Test func `have the padding between picture and title`() {
    button.configuration = configuration
    let size = button.intrinsicContentSize
    #expect(size == CGSize(width: 67, height: 34))

    let frames = place(size)
    #expect(frames.picture == CGRect(x: 2, y: 1, width: 16, height: 30))
    #expect(frames.title == CGRect(x: 23, y: 6, width: 40, height: 20))
  }

  @Test mutating func `have the picture behind the title`() {
    configuration.imagePlacement = .trailing
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 67, height: 34))

    let frames = place(CGSize(width: 67, height: 34))
    #expect(frames.title == CGRect(x: 2, y: 6, width: 40, height: 20))
    #expect(frames.picture == CGRect(x: 47, y: 1, width: 16, height: 30))
  }

  /// 2 + 40 + 4 wide, and 1 + 30 + 5 + 20 + 3 high.
  @Test mutating func `have the picture above the title`() {
    configuration.imagePlacement = .top
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 59))

    let frames = place(CGSize(width: 46, height: 59))
    #expect(frames.picture == CGRect(x: 14, y: 1, width: 16, height: 30))
    #expect(frames.title == CGRect(x: 2, y: 36, width: 40, height: 20))
  }

  @Test mutating func `have the picture below the title`() {
    configuration.imagePlacement = .bottom
    button.configuration = configuration
    let frames = place(button.intrinsicContentSize)
    #expect(frames.title == CGRect(x: 2, y: 1, width: 40, height: 20))
    #expect(frames.picture == CGRect(x: 14, y: 26, width: 16, height: 30))
  }

  /// 2 + 60 + 4 wide, and 1 + 20 + 7 + 20 + 3 high.
  @Test(arguments: [(.leading, 2), (.center, 12), (.trailing, 22)] as [Alignment])
  func `have a text below the title`(alignment: Alignment) {
    var configuration = configuration
    configuration.image = nil
    configuration.subtitle = "abcdef"
    configuration.titlePadding = 7
    configuration.titleAlignment = alignment.0
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 66, height: 51))

    let frames = place(CGSize(width: 66, height: 51))
    #expect(frames.title == CGRect(x: alignment.1, y: 1, width: 40, height: 20))
    #expect(button.subtitleLabel?.frame == CGRect(x: 2, y: 28, width: 60, height: 20))
    #expect(button.subtitleLabel?.text == "abcdef")

    button.configuration?.subtitle = nil
    #expect(button.subtitleLabel == nil)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 24))
  }

  /// What iOS 26 gave: 7, 12; 5, 10; 15, 20. With a picture 10 wide and no title, nothing else is in the size.
  @Test(
    arguments: [(.medium, 34, 24), (.small, 30, 20), (.mini, 30, 20), (.large, 50, 40)] as [Room])
  func `have room by the size of the button`(room: Room) {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(named: "dot", size: CGSize(width: 10, height: 10))
    configuration.buttonSize = room.0
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: room.1, height: room.2))

    configuration.contentInsets.top = 1
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height == 11 + configuration.contentInsets.bottom)
  }

  typealias Room = (UIButton.Configuration.Size, CGFloat, CGFloat)

  /// Recorded on iOS 26 at 3 pixels to the point: 34.333 and 28 high, and 51 with a subtitle.
  @Test func `are as high as recorded`() {
    root.textMeasurer = SystemTextMeasurer()
    root.environment.displayScale = 3
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Configure"
    button.configuration = configuration
    #expect((button.intrinsicContentSize.height - 34.333).magnitude < 0.001)
    #expect((button.intrinsicContentSize.width - 99).magnitude < 1)

    configuration.subtitle = "b"
    button.configuration = configuration
    #expect((button.intrinsicContentSize.height - 51).magnitude < 0.001)

    configuration.subtitle = nil
    configuration.buttonSize = .small
    button.configuration = configuration
    #expect((button.intrinsicContentSize.height - 28).magnitude < 0.001)
    #expect((button.intrinsicContentSize.width - 87.333).magnitude < 1)
  }

  /// "ab cd ef" is 80 wide on one line. In a width of 73 there are 73 − 2 − 16 − 5 − 4 = 46 for the title: "ab", "cd" and
  /// "ef" have 20 each, and two of them with a space 50.
  @Test func `go on in further lines, and their height follows`() {
    var configuration = configuration
    configuration.title = "ab cd ef"
    configuration.subtitle = "gh ij"
    button.configuration = configuration
    #expect(button.intrinsicContentSize == CGSize(width: 107, height: 45))

    button.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(73)
    }
    let title = button.titleLabel
    root.layoutIfNeeded()
    // 1 above, three lines, 1 between, two lines, and 3 below.
    #expect(button.frame == CGRect(x: 0, y: 0, width: 73, height: 105))
    // The lines are 20 wide: 16 + 5 + 20 are in the middle of the 67 between the insets.
    #expect(title?.frame.minX == 36)
    #expect(title?.frame.height == 60)
    #expect(title?.numberOfLines == 0)
    #expect(button.subtitleLabel?.frame.minY == 62)
    #expect(button.subtitleLabel?.frame.height == 40)

    button.snp.updateConstraints { $0.width.equalTo(83) }
    root.layoutIfNeeded()
    // 56 for the title: "ab cd" and "ef"; the text below it has 50.
    #expect(button.frame.height == 65)
  }

  @Test func `have one line where they are cut`() {
    var configuration = configuration
    configuration.title = "ab cd ef"
    configuration.image = nil
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    button.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(46)
    }
    root.layoutIfNeeded()
    #expect(button.frame.height == 24)
    #expect(button.titleLabel?.numberOfLines == 1)

    button.configuration?.titleLineBreakMode = .byWordWrapping
    root.layoutIfNeeded()
    #expect(button.frame.height == 64)
    #expect(button.sizeThatFits(CGSize(width: 66, height: 0)) == CGSize(width: 56, height: 44))
    button.configuration = nil
    root.layoutIfNeeded()
    #expect(button.frame.height == 32)
  }

  typealias Alignment = (UIButton.Configuration.TitleAlignment, CGFloat)

  @Test func `are mirrored`() {
    root.environment.direction = .rightToLeft
    button.configuration = configuration
    let frames = place(CGSize(width: 67, height: 34))
    // The leading edge is the right one: 67 - 2 - 16.
    #expect(frames.picture == CGRect(x: 49, y: 1, width: 16, height: 30))
    #expect(frames.title == CGRect(x: 4, y: 6, width: 40, height: 20))
  }

  @Test func `have titles in several ways`() {
    var title = AttributedString("ab")
    title.kern = 3
    var configuration = configuration
    configuration.image = nil
    configuration.attributedTitle = title
    button.configuration = configuration
    // 2 and 4 around two characters of 13.
    #expect(button.intrinsicContentSize.width == 32)
  }

  @Test func `have the font that a transformer gives`() {
    root.textMeasurer = SystemTextMeasurer()
    button.configuration = .plain()
    button.configuration?.title = "Save"
    button.configuration?.titleTextAttributesTransformer =
      UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = .systemFont(ofSize: 30)
        return outgoing
      }
    #expect(button.titleLabel?.font.pointSize == 30)
    // A line of 30 points is 36 high (35.8 before pixels), and 14 are around it.
    #expect((button.intrinsicContentSize.height - 50).magnitude < 0.5)
  }

  @Test func `give symbols their size`() {
    button.configuration = .plain()
    button.configuration?.image = UIImage(systemName: "circle")
    #expect(button.intrinsicContentSize.width == 44)
    button.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 34)
    #expect(button.intrinsicContentSize.width == 64)
  }

  @Test func `are set anew in layouts`() {
    var states: [UIControl.State] = []
    button.configuration = configuration
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "abcdef" : "ab"
    }
    root.layoutIfNeeded()
    #expect(states == [.normal])
    #expect(button.intrinsicContentSize.width == 47)

    button.isSelected = true
    button.setNeedsUpdateConfiguration()
    root.layoutIfNeeded()
    #expect(states == [.normal, .selected])
    #expect(button.intrinsicContentSize.width == 87)
  }

  @Test func `keep what no layout depends on`() {
    var other = configuration
    other.cornerStyle = .capsule
    other.baseBackgroundColor = .systemBlue
    other.baseForegroundColor = .white
    other.background.cornerRadius = 8
    other.buttonSize = .large
    other.showsActivityIndicator = true
    #expect(other != configuration)
    button.configuration = other
    #expect(button.configuration == other)
    other.contentInsets.top = .infinity
    button.configuration = other
    #expect(button.intrinsicContentSize.height == 33)
    other.setDefaultContentInsets()
    #expect(other.contentInsets.leading == 20)
  }
}
