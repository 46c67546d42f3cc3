import Ashlar

/// A whole frame, or some of its numbers by name.
struct RecordedNumbers: Decodable, Sendable {
  private let numbers: [String: Double]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let frame = try? container.decode([Double].self) {
      numbers = Dictionary(uniqueKeysWithValues: zip(["x", "y", "width", "height"], frame))
    } else {
      numbers = try container.decode([String: Double].self)
    }
  }

  var names: Set<String> { Set(numbers.keys) }

  /// The numbers that a frame does not have, in words.
  func misses(of frame: CGRect, tolerance: Double) -> [String] {
    numbers.sorted { $0.key < $1.key }.compactMap { key, value in
      let number = Self.number(key, of: frame)
      // What is not a number misses as well.
      return (number - value).magnitude <= tolerance ? nil : "\(key) is \(number), not \(value)"
    }
  }

  private static func number(_ key: String, of frame: CGRect) -> Double {
    switch key {
    case "x": frame.minX
    case "y": frame.minY
    case "width": frame.width
    case "height": frame.height
    case "maxX": frame.maxX
    case "maxY": frame.maxY
    case "midX": frame.midX
    case "midY": frame.midY
    default: .nan
    }
  }
}
