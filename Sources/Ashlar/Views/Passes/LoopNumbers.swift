/// The text of numbers that change in an endless layout.
struct LoopNumbers {
  private let numbers: [CGFloat]

  /// With at most three decimals.
  var text: String { joined(GeometryText.number) }

  /// With all decimals, for what differs by less.
  var exact: String { joined(GeometryText.exact) }

  static func of(_ rectangle: CGRect) -> LoopNumbers {
    LoopNumbers(
      numbers: [
        rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height,
      ])
  }

  static func of(_ point: CGPoint) -> LoopNumbers { LoopNumbers(numbers: [point.x, point.y]) }

  static func of(_ size: CGSize) -> LoopNumbers { LoopNumbers(numbers: [size.width, size.height]) }

  private func joined(_ word: (Double) -> String) -> String {
    "(\(numbers.map { word(Double($0)) }.joined(separator: ", ")))"
  }
}
