import Ashlar
import Testing

/// What AppKit makes of an autoresizing mask, as other projects have checked it.
struct RecordedMask: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let mask: [String]?
  let superviewFrom: [CGFloat]?
  let superviewTo: [CGFloat]?
  let superviewBounds: [CGFloat]?
  let frame: [CGFloat]?
  let expect: Expectation

  var testDescription: String { id }

  /// A frame, a list of equations, or what is not looked at here.
  enum Expectation: Decodable, Sendable {
    case frame([CGFloat])
    case equations([[String: Part]])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let frame = try? container.decode([CGFloat].self) {
        self = .frame(frame)
      } else if let equations = try? container.decode([[String: Part]].self) {
        self = .equations(equations)
      } else {
        self = .other
      }
    }
  }

  /// A piece of an equation: a name, a constant, or a multiplier and a constant.
  enum Part: Decodable, Sendable {
    case name(String)
    case numbers([CGFloat])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        self = .name(name)
      } else if let number = try? container.decode(CGFloat.self) {
        self = .numbers([number])
      } else {
        self = .numbers(try container.decode([CGFloat].self))
      }
    }
  }
}

// MARK: - All cases

extension RecordedMask {
  static let all: [RecordedMask] = recorded("autoresizing")
  static let resizing = all.filter { $0.kind == "autoresizing" }
  static let translating = all.filter { $0.kind == "mask-to-constraints" }
}

// MARK: - Reading

extension RecordedMask {
  var options: AutoresizingMask {
    let names: [String: AutoresizingMask] = [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    return (mask ?? []).reduce(into: []) { $0.formUnion(names[$1] ?? []) }
  }

  var rectangle: CGRect {
    let frame = frame ?? [0, 0, 0, 0]
    return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }

  /// The frame that the resized view must have.
  var expectedFrame: [CGFloat]? {
    if case .frame(let frame) = expect { frame } else { nil }
  }

  /// The equations as an attribute, a multiplier of the superview's extent, and a constant.
  var equations: [(attribute: String, multiplier: CGFloat, constant: CGFloat)] {
    guard case .equations(let equations) = expect else { return [] }
    return equations.compactMap(Self.read)
  }

  private static func read(
    _ equation: [String: Part]
  ) -> (attribute: String, multiplier: CGFloat, constant: CGFloat)? {
    if case .name(let attribute)? = equation["sub"],
      case .numbers(let numbers)? = equation["const"]
    {
      return (attribute, 0, numbers[0])
    }
    guard let (text, part) = equation.first, case .numbers(let numbers) = part else { return nil }
    // `super.width == sub.maxX + c` is `sub.maxX == super.width - c`.
    if text.hasPrefix("super.width == sub.maxX") { return ("maxX", 1, -numbers[0]) }
    if text.hasPrefix("super.height == sub.maxY") { return ("maxY", 1, -numbers[0]) }
    if text.hasPrefix("sub.minX == m*super.width") { return ("minX", numbers[0], numbers[1]) }
    if text.hasPrefix("sub.minY == m*super.height") { return ("minY", numbers[0], numbers[1]) }
    return nil
  }
}
