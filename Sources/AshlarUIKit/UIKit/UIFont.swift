public import Ashlar

// MARK: - UIKit's ways to make a font

extension UIFont {
  /// A font of a name, in points. There always is one; on UIKit it is optional, so that it may be written with `!`, `?`
  /// and `??` here, and without.
  ///
  /// Which fonts a device has is not known here. Of the name, what it says of weight counts, and whether it is that of
  /// a font with serifs, or of one whose letters are equally wide; every other font is measured as the system font.
  ///
  /// ```swift
  /// let font = UIFont(name: "Helvetica-Bold", size: 15)
  /// ```
  public init!(name: String, size: CGFloat) {
    self.init(Family(named: name), size: size, weight: Weight(named: name))
  }

  /// The system font of a size, in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { .system(size) }

  /// The system font of a size, in points, and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .system(size, weight: weight)
  }

  /// The bold system font of a size, in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { .boldSystem(size) }

  /// The system font of a size, in points. Its slanted letters are measured as upright ones.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { .system(size) }

  /// The system font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .monospaced(size, weight: weight)
  }

  /// The system font of a size, in points, whose digits are equally wide, as they are here in any case.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .system(size, weight: weight)
  }

  /// The font's size, in points.
  public var pointSize: CGFloat { size }

  /// The font in another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = self
    font.size = size
    return font
  }

  /// The size of buttons' titles before there were styles, in points.
  public static var systemFontSize: CGFloat { 14 }

  /// The size of small texts before there were styles, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of buttons' titles, in points.
  public static var buttonFontSize: CGFloat { 18 }
}

// MARK: - Names

extension UIFont.Family {
  /// What the letters of a font of a name are like.
  fileprivate init(named name: String) {
    if name.hasOne(of: ["courier", "menlo", "monaco", "mono"]) {
      self = .mono
    } else {
      self = name.hasOne(of: ["times", "georgia"]) ? .serif : .sans
    }
  }
}

extension UIFont.Weight {
  /// How heavy the strokes of a font of a name are.
  fileprivate init(named name: String) {
    if name.hasOne(of: ["semibold", "demibold"]) {
      self = .semibold
    } else if name.hasOne(of: ["bold", "heavy", "black"]) {
      self = .bold
    } else {
      self = name.hasOne(of: ["medium"]) ? .medium : .regular
    }
  }
}

extension String {
  fileprivate func hasOne(of words: [String]) -> Bool {
    let name = lowercased()
    return words.contains { name.contains($0) }
  }
}

// The weights that Ashlar does not tell apart.

extension UIFont.Weight {
  /// Measured as regular.
  public static var ultraLight: Self { .regular }

  /// Measured as regular.
  public static var thin: Self { .regular }

  /// Measured as regular.
  public static var light: Self { .regular }

  /// Measured as bold.
  public static var heavy: Self { .bold }

  /// Measured as bold.
  public static var black: Self { .bold }
}

// MARK: - Styles

extension UIFont {
  /// What a text is for, which decides its size.
  public enum TextStyle: Hashable, Sendable {
    /// The text style of that name.
    case largeTitle
    /// The text style of that name.
    case title1
    /// The text style of that name.
    case title2
    /// The text style of that name.
    case title3
    /// The text style of that name.
    case headline
    /// The text style of that name.
    case body
    /// The text style of that name.
    case callout
    /// The text style of that name.
    case subheadline
    /// The text style of that name.
    case footnote
    /// The text style of that name.
    case caption1
    /// The text style of that name.
    case caption2
  }

  /// The font of a style in the size class that is set at first, Large.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", sizes of Large.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .largeTitle: .system(34)
    case .title1: .system(28)
    case .title2: .system(22)
    case .title3: .system(20)
    case .headline: .system(17, weight: .semibold)
    case .body: .system(17)
    case .callout: .system(16)
    case .subheadline: .system(15)
    case .footnote: .system(13)
    case .caption1: .system(12)
    case .caption2: .system(11)
    }
  }
}
