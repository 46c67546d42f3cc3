import AshlarUIKit
import Testing

/// Buttons with a configuration, worked out by hand: each character is 10 points wide and 20 high.
@Suite struct `Configurations of buttons` {
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
    #expect(other.contentInsets.leading == 12)
  }
}
