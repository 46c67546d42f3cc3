import AshlarUIKit
import Testing

/// What a whole screen is shown on: a device, a direction of reading and a size of text.
struct Setting: Sendable, CustomTestStringConvertible {
  let device: DeviceProfile
  let isMirrored: Bool
  let text: TextSize

  /// Two devices, both directions, two sizes of text.
  static func all(_ devices: DeviceProfile...) -> [Setting] {
    devices.flatMap { device in
      [false, true].flatMap { isMirrored in
        [TextSize.large, .accessibilityMedium].map {
          Setting(device: device, isMirrored: isMirrored, text: $0)
        }
      }
    }
  }

  var testDescription: String {
    "\(device.name), \(isMirrored ? "right to left" : "left to right"), \(text)"
  }

  /// Shows a controller in a window, and expects that the layout has no fault and no conflict.
  ///
  /// - Parameters:
  ///   - make: Makes the controller, as an application delegate does.
  ///   - bar: How high the navigation bar is, in points.
  ///   - check: Reads frames.
  func show<Controller: UIViewController>(
    _ make: @autoclosure () -> Controller, bar: CGFloat, _ check: (Controller, Stage) -> Void
  ) {
    text.category.performAsPreferred {
      let window = UIWindow(device: device)
      window.diagnostics.handler = .silent
      if isMirrored { window.environment.direction = .rightToLeft }
      window.topBarHeight = bar
      let controller = make()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      check(controller, Stage(setting: self, window: window))
      #expect(window.faultTexts == [])
      #expect(window.diagnostics.conflicts.map(\.description) == [])
    }
  }
}

/// A window that shows a controller, and the numbers that frames are worked out from.
struct Stage {
  let setting: Setting
  let window: UIWindow

  /// The size of the screen, in points.
  var width: CGFloat { setting.device.size.width }
  var height: CGFloat { setting.device.size.height }

  /// What is covered at the top and at the bottom of the screen, without bars, in points.
  var safeTop: CGFloat { setting.device.safeAreaInsets.top }
  var safeBottom: CGFloat { setting.device.safeAreaInsets.bottom }

  /// The height of a text of so many lines in a style, in points: all lines but the last are a leading apart; the last is
  /// as high as the font, rounded up to a pixel.
  func lines(_ count: Int, _ style: TextSize.Style) -> CGFloat {
    let (size, leading) = setting.text.numbers(style)
    return CGFloat(count - 1) * leading + pixels(up: size * 2444 / 2048)
  }

  /// The height of one line.
  func line(_ style: TextSize.Style) -> CGFloat { lines(1, style) }

  /// The width of a text in a style, in points: the advances of its letters and the tracking of each, rounded up to a pixel.
  func width(of text: String, _ style: TextSize.Style) -> CGFloat {
    let size = setting.text.numbers(style).size
    let advance = text.reduce(0) { $0 + TextSize.advances[$1, default: .nan] }
    let tracking = TextSize.tracking[size, default: .nan] * CGFloat(text.count)
    return pixels(up: size * advance + tracking)
  }

  /// A length rounded up to pixels.
  func pixels(up length: CGFloat) -> CGFloat {
    let scale = setting.device.scale
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  /// The pixel that is closest to a coordinate; of two, the one behind it.
  private func pixel(_ coordinate: CGFloat) -> CGFloat {
    let scale = setting.device.scale
    return (coordinate * scale + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// Expects a view to stand somewhere in the window, in points, each edge rounded to a pixel.
  ///
  /// The place is given from left to right. From right to left what was to the right of the view is to the left of it,
  /// unless the view is tied to `left` and `right`.
  ///
  /// Sources: reference, "Rounding" (edges in the coordinates of the root), "Directions".
  func expect(
    _ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    isMirrored: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let view, let superview = view.superview else {
      Issue.record("The view is nowhere", sourceLocation: sourceLocation)
      return
    }
    let left = isMirrored && setting.isMirrored ? self.width - x - width : x
    let edges = [left, y, left + width, y + height].map(pixel)
    let frame = superview.convert(view.frame, to: window)
    let found = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    if zip(edges, found).allSatisfy({ ($0 - $1).magnitude <= 0.001 }) { return }
    Issue.record(
      "Edges at \(found), expected \(edges), in \(setting.testDescription)",
      sourceLocation: sourceLocation)
  }
}

/// A size of text, with the numbers that the reference has for it.
enum TextSize: Sendable {
  case large
  case accessibilityMedium

  enum Style: Int {
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2
  }

  var category: UIContentSizeCategory { self == .large ? .large : .accessibilityMedium }

  /// The size of a style and the leading of its lines, in points.
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", Large and AX1.
  func numbers(_ style: Style) -> (size: CGFloat, leading: CGFloat) {
    switch (self, style) {
    case (.large, .title1): (28, 34)
    case (.large, .title2): (22, 28)
    case (.large, .title3): (20, 25)
    case (.large, .headline), (.large, .body): (17, 22)
    case (.large, .callout): (16, 21)
    case (.large, .subheadline): (15, 20)
    case (.large, .footnote): (13, 18)
    case (.large, .caption1): (12, 16)
    case (.large, .caption2): (11, 13)
    case (.accessibilityMedium, .title1): (38, 46)
    case (.accessibilityMedium, .title2): (34, 41)
    case (.accessibilityMedium, .title3): (31, 38)
    case (.accessibilityMedium, .headline), (.accessibilityMedium, .body): (28, 34)
    case (.accessibilityMedium, .callout): (26, 32)
    case (.accessibilityMedium, .subheadline): (25, 31)
    case (.accessibilityMedium, .footnote): (23, 29)
    case (.accessibilityMedium, .caption1): (22, 28)
    case (.accessibilityMedium, .caption2): (20, 26)
    }
  }

  /// How far letters move the pen, in ems, and how much further each moves it at a size, in points.
  ///
  /// Source: widths recorded by Interface Builder, `system-font-widths.json`.
  static let advances: [Character: CGFloat] = ["O": 0.7804, "K": 0.6742, "0": 0.6379, "1": 0.474]
  static let tracking: [CGFloat: CGFloat] = [
    11: -0.0652, 17: -0.6023, 20: -0.948, 28: -1.4653,
  ]
}
