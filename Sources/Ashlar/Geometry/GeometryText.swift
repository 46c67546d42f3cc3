/// Numbers and rectangles in the notation of all reports of the package: `16`, `16.5`, `33.333`.
package enum GeometryText {
  /// A number with at most three decimals and no zeros at their end.
  package static func number(_ number: Double) -> String {
    guard number.magnitude < largestWithThousandths else { return exact(number) }
    let thousandths = (number * 1000).rounded()
    let whole = (thousandths / 1000).rounded(.towardZero)
    let rest = Int((thousandths - whole * 1000).magnitude)
    let sign = thousandths < 0 ? "-" : ""
    let integer = "\(sign)\(Int(whole.magnitude))"
    return rest == 0 ? integer : "\(integer).\(decimals(rest))"
  }

  /// A number as ``number(_:)`` writes it, but for one that is not zero and would be written as such: `0.0003`.
  static func distinct(_ number: Double) -> String {
    let text = self.number(number)
    return text == "0" && number != 0 ? SignificantDigits.text(number) : text
  }

  /// Beyond it, thousandths get lost in a number of 53 bits.
  private static let largestWithThousandths = 9e12

  /// A number with all that there is of it, and no zeros at its end: `10000000000000`, `1e-10`.
  static func exact(_ number: Double) -> String {
    // What sign a result has that is no number is the processor's affair.
    let text = number.isNaN ? "nan" : "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func decimals(_ thousandths: Int) -> String {
    var text = String(1000 + thousandths).dropFirst()
    while text.last == "0" { text.removeLast() }
    return String(text)
  }

  /// A rectangle as `(x, y, width, height)`.
  package static func rectangle(_ rectangle: CGRect) -> String {
    let numbers = [
      rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height,
    ]
    return "(\(numbers.map { number(Double($0)) }.joined(separator: ", ")))"
  }

  /// A size as `width × height`.
  package static func size(_ size: CGSize) -> String {
    "\(number(Double(size.width))) × \(number(Double(size.height)))"
  }
}
