import AshlarUIKit
import Testing

/// Sizes from records: at 3 pixels to the point they may differ from those at 2 by a pixel.
struct `Symbols` {
  private func size(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> CGSize {
    UIImage(systemName: name, withConfiguration: configuration)?.size ?? .zero
  }

  private func isClose(_ size: CGSize, to width: CGFloat, _ height: CGFloat) -> Bool {
    (size.width - width).magnitude <= 1 / 3.0 && (size.height - height).magnitude <= 1 / 3.0
  }

  /// Interface Builder, at 2 pixels to the point.
  @Test func `are as large as recorded`() {
    #expect(isClose(size("chevron.right"), to: 12.5, 16.5))
    #expect(isClose(size("chevron.backward"), to: 12.5, 16.5))
  }

  /// Apple's developer forums, thread 716773, at 3 pixels to the point.
  @Test func `are as large as a developer wrote`() {
    let light = UIImage.SymbolConfiguration(pointSize: 64, weight: .light, scale: .medium)
    let size = size("chevron.compact.down", light)
    #expect((size.width * 3).rounded() == 211 && (size.height * 3).rounded() == 77)
  }

  /// 20 points wide; 20 × 116 / 128 is 18.125, and 20 × 95 / 128 is 14.84.
  @Test func `have the shapes of Interface Builder's resources`() {
    #expect(isClose(size("star.fill"), to: 20, 18.125))
    #expect(isClose(size("arrow.left"), to: 20, 14.84))
    #expect(isClose(size("pause.fill"), to: 20 * 117 / 128, 20))
  }

  @Test func `are about as large as a circle where nothing has been recorded`() {
    #expect(size("no.such.symbol") == size("circle"))
    #expect(isClose(size("circle"), to: 20, 20 * 123 / 128))
    #expect(UIImage(systemName: "") == nil)
  }

  /// WWDC 2019, session 206: small is about 20 % smaller, large 30 % larger.
  @Test(
    arguments: [(.small, 0.8), (.medium, 1), (.large, 1.3)] as [(UIImage.SymbolScale, CGFloat)])
  func `follow their scale`(scale: (UIImage.SymbolScale, CGFloat)) {
    #expect(isClose(size("circle", .init(scale: scale.0)), to: 20 * scale.1, 19.21875 * scale.1))
  }

  @Test func `follow letters`() {
    #expect(isClose(size("circle", .init(pointSize: 34)), to: 40, 38.4375))
    // A large title has 34 points.
    #expect(size("circle", .init(textStyle: .largeTitle)) == size("circle", .init(pointSize: 34)))
    #expect(size("circle", .init(font: .systemFont(ofSize: 34))).width == 40)
    #expect(size("circle", .init(pointSize: .nan)) == size("circle"))
    #expect(size("circle", .init(pointSize: -1)) == .zero)
  }

  @Test func `take a configuration later`() {
    let large = UIImage.SymbolConfiguration(pointSize: 34).applying(.init(scale: .small))
    let star = UIImage(systemName: "circle")?.applyingSymbolConfiguration(large)
    #expect(star?.size.width == 32)
    #expect(star?.withConfiguration(.init(scale: .medium)).size.width == 40)
    #expect(star?.isSymbolImage == true)

    let picture = UIImage(named: "a", size: CGSize(width: 3, height: 4))
    #expect(picture.applyingSymbolConfiguration(large) == nil)
    #expect(picture.withConfiguration(large) == picture)
    #expect(!picture.isSymbolImage)
  }
}

struct `Views with symbols` {
  let large = UIImage.SymbolConfiguration(pointSize: 34)

  @Test func `are as large as these`() {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    #expect(view.intrinsicContentSize.width == 20)

    view.preferredSymbolConfiguration = large
    #expect(view.intrinsicContentSize.width == 40)
    #expect(view.image == UIImage(systemName: "circle"))

    // What the picture itself says counts first.
    view.image = UIImage(systemName: "circle", withConfiguration: .init(pointSize: 17))
    #expect(view.intrinsicContentSize.width == 20)
    view.preferredSymbolConfiguration = nil
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  /// "+" and its like are most of the buttons without a title.
  @Test func `give buttons a width`() {
    let button = UIButton()
    button.setImage(UIImage(systemName: "circle"), for: .normal)
    #expect(button.intrinsicContentSize.width == 20)

    button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
    #expect(button.intrinsicContentSize.width == 40)
    #expect(button.image(for: .normal) == UIImage(systemName: "circle"))
    #expect(button.preferredSymbolConfigurationForImage(in: .normal) == large)
  }

  /// In a process of its own: standard error is told of the first picture alone, and no view is there to ask for less.
  @Test func `are no pictures of files, which is told once`() async {
    let process = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      precondition(UIImage(named: "logo") == nil)
      precondition(UIImage(named: "logo", in: nil, compatibleWith: nil) == nil)
    }

    let text = process.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    let told = text.split(separator: "\n").filter { $0.hasPrefix("Ashlar: ") }
    #expect(
      told == [
        "Ashlar: UIImage(named:) is nil: there are no pictures here. Write UIImage(named:size:) where a size depends on it."
      ])
  }
}
