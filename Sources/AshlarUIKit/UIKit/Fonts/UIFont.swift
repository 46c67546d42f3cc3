public import Ashlar

// MARK: - UIKit's ways to make a font

extension UIFont {
  /// Makes a font from a name and a size in points; never nil.
  ///
  /// It is failable, as on UIKit, so that code may use `!`, `?` and `??`, or none of them.
  ///
  /// Ashlar has no list of a device's fonts. It reads the weight from the name, and whether the font is the system
  /// font, has serifs, or has letters of equal width. It measures every other font as Helvetica.
  ///
  /// ```swift
  /// let font = UIFont(name: "Helvetica-Bold", size: 15)
  /// ```
  public init!(name: String, size: CGFloat) {
    self.init(FontFamily(named: name), size: size, weight: Weight(named: name))
  }

  /// The system font of a size, in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { .system(size) }

  /// The system font of a size, in points, and a weight.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .system(size, weight: weight)
  }

  /// The bold system font of a size, in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { .boldSystem(size) }

  /// The system font of a size, in points. Slanted letters are measured like upright ones.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { .system(size) }

  /// The system font with letters of equal width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .monospaced(size, weight: weight)
  }

  /// The system font of a size, in points, with digits as wide as a zero.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    .monospacedDigitSystem(size, weight: weight)
  }

  /// The font's size, in points.
  public var pointSize: CGFloat { size }

  /// The font in another size, in points. The distance of its lines is their height, even if this font is that of a
  /// text style.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(family, size: size, weight: weight) }

  /// The size of buttons' titles before the introduction of text styles, in points.
  public static var systemFontSize: CGFloat { 14 }

  /// The size of small texts before the introduction of text styles, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }

  /// The size of buttons' titles, in points.
  public static var buttonFontSize: CGFloat { 18 }
}

// MARK: - Names

extension FontFamily {
  /// The design of the font of a name.
  fileprivate init(named name: String) {
    if name.hasOne(of: ["courier", "menlo", "monaco", "mono"]) {
      self = .mono
    } else if name.isEmpty || name.hasOne(of: ["sfui", "sfpro", "systemfont"]) {
      self = .system
    } else {
      self = name.hasOne(of: ["times", "georgia"]) ? .serif : .sans
    }
  }
}

extension UIFont.Weight {
  /// The weight of the font of a name.
  fileprivate init(named name: String) {
    if name.hasOne(of: ["semibold", "demibold"]) {
      self = .semibold
    } else if name.hasOne(of: ["bold", "heavy", "black"]) {
      self = .bold
    } else if name.hasOne(of: ["light", "thin"]) {
      self = .light
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

// The weights that Ashlar does not distinguish.

extension UIFont.Weight {
  /// Measured as light.
  public static var ultraLight: Self { .light }

  /// Measured as light.
  public static var thin: Self { .light }

  /// Measured as bold.
  public static var heavy: Self { .bold }

  /// Measured as bold.
  public static var black: Self { .bold }
}
