import Ashlar

#if canImport(Testing)
  import Testing
#endif

/// The circumstances in which a layout must be good: each combination of the values of several lists.
///
/// ```swift
/// let matrix = LayoutMatrix(
///   devices: [.iPhoneSE, .iPhone15Pro], directions: [.leftToRight, .rightToLeft],
///   texts: ["Hi", "Donaudampfschifffahrt"])
/// expectGoodLayouts(matrix) { circumstances in makeCard(title: circumstances.text) }
/// ```
///
/// Put the simplest value first in each list: the search for the simplest failure tries values from the front.
public struct LayoutMatrix: Sendable {
  /// The size or device that the root is laid out on.
  public var screens: [Screen]

  /// The directions in which people read.
  public var directions: [LayoutDirection]

  /// The factors of the text size that people prefer; 1 is the usual size. No unit.
  ///
  /// They change no font: the code that makes the views multiplies their font sizes by ``Circumstances/textScale``.
  public var textScales: [CGFloat]

  /// The factors by which all texts in the tree are enlarged when they are measured. No unit.
  ///
  /// That includes the texts of views that are made during the layout, such as the cells of a table. The fonts of views
  /// stay: what a program computes from a font's own numbers is not scaled.
  public var fontScales: [CGFloat]

  /// The texts in the views; the code that makes the views uses them.
  public var texts: [String]

  /// Further properties to vary, by name; the code that makes the views uses them.
  public var properties: [Property]

  /// The ranges that are searched in place of being listed.
  var ranges: [LayoutRange] = []

  /// Makes a matrix of sizes and widths, in points, and of devices.
  ///
  /// At a width, constraints and contents determine the height of a root, as for self-sizing cells.
  public init(
    sizes: [CGSize] = [], widths: [CGFloat] = [], devices: [DeviceProfile] = [],
    orientations: [DeviceProfile.Orientation] = [.portrait],
    directions: [LayoutDirection] = [.leftToRight], textScales: [CGFloat] = [1],
    fontScales: [CGFloat] = [1], texts: [String] = [""], properties: [Property] = []
  ) {
    screens =
      sizes.map { .size($0) } + widths.map { .width($0) }
      + devices.flatMap { device in orientations.map { .device(device, $0) } }
    self.directions = directions
    self.textScales = textScales
    self.fontScales = fontScales
    self.texts = texts
    self.properties = properties
  }

  /// The size or the device that a root is laid out on.
  public enum Screen: Hashable, Sendable, CustomStringConvertible {
    /// A size in points.
    case size(CGSize)

    /// A width in points; constraints and contents determine the height of the root.
    case width(CGFloat)

    /// A device, upright or sideways.
    case device(DeviceProfile, DeviceProfile.Orientation)

    /// The size or the width in points, or the device and its orientation.
    public var description: String {
      switch self {
      case .size(let size): GeometryText.size(size)
      case .width(let width): "\(width.text) wide"
      case .device(let device, let orientation): "\(device.name), \(orientation)"
      }
    }
  }

  /// One combination of the values of a matrix.
  public struct Circumstances: Hashable, Sendable, CustomStringConvertible {
    /// The size or device that the root is laid out on.
    public var screen: Screen

    /// The direction of reading.
    public var direction = LayoutDirection.leftToRight

    /// The factor of the usual text size, with which the code that makes the views multiplies font sizes. No unit.
    public var textScale: CGFloat = 1

    /// The factor by which each text is measured larger than in its font. No unit.
    public var fontScale: CGFloat = 1

    /// The text in the views.
    public var text = ""

    /// The properties of the matrix, each with a value.
    var settings: [Setting] = []

    /// The ranges of the case, in the order of its parts.
    var ranges: [LayoutRange] = []

    /// Which of the ranges is searched; its values here are those of its lower end.
    var range: LayoutRange?

    /// The combination in words: `320 × 480, rightToLeft, text ×2, "Hello"`.
    public var description: String {
      func times(_ scale: CGFloat, _ word: String) -> String? {
        scale == 1 ? nil : "\(word) ×\(scale.text)"
      }
      let searched = range?.kind
      let isText = searched?.isText ?? false
      let parts = [
        searched?.isLength == true ? nil : "\(screen)", range.map { "\($0)" }, "\(direction)",
        searched == .textScale ? nil : times(textScale, "text"),
        searched == .fontScale ? nil : times(fontScale, "fonts"),
        text.isEmpty || isText ? nil : text.debugDescription,
      ]
      return (parts.compactMap(\.self) + settings.map(\.description)).joined(separator: ", ")
    }
  }

}

extension LayoutMatrix.Circumstances {
  /// Lays a root out under the circumstances. Its problems are kept and not written to standard error.
  public func layOut(_ root: View) {
    prepare(root)
    switch screen {
    case .size(let size): root.layout(in: size)
    case .width(let width): root.layout(width: width)
    case .device(let device, let orientation): root.layout(on: device, orientation)
    }
  }

  /// Puts a controller in a window, lays it out under the circumstances, and returns the window. Its problems are
  /// kept and not written to standard error.
  ///
  /// The window retains the controller. Keep the window while failures are to explain frames. A navigation controller has
  /// 44 points for its bar.
  ///
  /// ```swift
  /// let circumstances = LayoutMatrix(devices: [.iPhone15Pro]).cases[0]
  /// let controller = ViewController()
  /// let window = circumstances.layOut(controller)
  /// expectFrame(of: controller.view, x: 0, y: 0, width: 393, height: 852)
  /// print(window.frame)
  /// ```
  @discardableResult
  public func layOut(_ controller: ViewController) -> View {
    let stage = LayoutStage(controller)
    stage.layOut(self)
    return stage.root
  }

  /// The same circumstances with another value of a property.
  func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }

  /// Gives a root what does not depend on its size. Its problems are kept and not written anywhere.
  func prepare(_ root: View) {
    root.diagnostics.handler = .silent
    root.environment.direction = direction
    if fontScale != 1 || root.textMeasurer is ScaledMeasurer {
      root.textMeasurer = ScaledMeasurer(root.textMeasurer, factor: fontScale)
    }
  }
}

#if canImport(Testing)
  extension LayoutMatrix.Circumstances: CustomTestStringConvertible {
    /// The combination in words, for the name of a test's case.
    public var testDescription: String { description }
  }
#endif
