import Ashlar

#if canImport(Testing)
  import Testing
#endif

/// Circumstances in which a layout has to be good, multiplied with each other.
///
/// ```swift
/// let matrix = LayoutMatrix(
///   devices: [.iPhoneSE, .iPhone15Pro], directions: [.leftToRight, .rightToLeft],
///   texts: ["Hi", "Donaudampfschifffahrt"])
/// expectGoodLayouts(matrix) { circumstances in makeCard(title: circumstances.text) }
/// ```
///
/// Put what is simplest first in each list: where a layout fails, it is tried with simpler values.
public struct LayoutMatrix: Sendable {
  /// What the root is laid out on.
  public var screens: [Screen]

  /// The directions in which people read.
  public var directions: [LayoutDirection]

  /// How many times larger than usual people want their text: 1 is as usual. No unit.
  ///
  /// Nothing here changes a font. Whoever makes the views multiplies the sizes of theirs with
  /// ``Circumstances/textScale``.
  public var textScales: [CGFloat]

  /// What is written in the views; they have to be made accordingly.
  public var texts: [String]

  /// Makes a matrix of sizes, in points, and of devices.
  public init(
    sizes: [CGSize] = [], devices: [DeviceProfile] = [],
    orientations: [DeviceProfile.Orientation] = [.portrait],
    directions: [LayoutDirection] = [.leftToRight], textScales: [CGFloat] = [1],
    texts: [String] = [""]
  ) {
    screens =
      sizes.map { .size($0) }
      + devices.flatMap { device in orientations.map { .device(device, $0) } }
    self.directions = directions
    self.textScales = textScales
    self.texts = texts
  }

  /// What a root is laid out on.
  public enum Screen: Hashable, Sendable, CustomStringConvertible {
    /// A size in points.
    case size(CGSize)

    /// A device, upright or sideways.
    case device(DeviceProfile, DeviceProfile.Orientation)

    /// The size in points, or the device and how it is held.
    public var description: String {
      switch self {
      case .size(let size): GeometryText.size(size)
      case .device(let device, let orientation): "\(device.name), \(orientation)"
      }
    }
  }

  /// One combination.
  public struct Circumstances: Hashable, Sendable, CustomStringConvertible {
    /// What the root is laid out on.
    public var screen: Screen

    /// The direction in which people read.
    public var direction: LayoutDirection

    /// How many times larger than usual text is, for whoever makes the views to multiply font sizes with. No unit.
    public var textScale: CGFloat

    /// What is written in the views.
    public var text: String

    /// The combination in words: `320 × 480, rightToLeft, text ×2, "Hello"`.
    public var description: String {
      let size = textScale == 1 ? "" : ", text ×\(GeometryText.number(Double(textScale)))"
      let words = text.isEmpty ? "" : ", \(text.debugDescription)"
      return "\(screen), \(direction)\(size)\(words)"
    }
  }

  /// All combinations, the simplest first; also for the arguments of a test.
  public var cases: [Circumstances] {
    screens.flatMap { screen in
      directions.flatMap { direction in
        textScales.flatMap { scale in
          texts.map {
            Circumstances(screen: screen, direction: direction, textScale: scale, text: $0)
          }
        }
      }
    }
  }
}

extension LayoutMatrix.Circumstances {
  /// Lays a root out under the circumstances. Its problems are kept and not written anywhere.
  public func layOut(_ root: View) {
    root.diagnostics.handler = .silent
    root.environment.direction = direction
    switch screen {
    case .size(let size): root.layout(in: size)
    case .device(let device, let orientation): root.layout(on: device, orientation)
    }
  }
}

#if canImport(Testing)
  extension LayoutMatrix.Circumstances: CustomTestStringConvertible {
    /// The combination in words, for the name of a test's case.
    public var testDescription: String { description }
  }
#endif
