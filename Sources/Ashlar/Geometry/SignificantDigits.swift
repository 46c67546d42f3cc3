/// Numbers with six significant digits, as in Apple's messages and logs.
///
/// Source: ISO C, `fprintf`, conversion `%g`.
enum SignificantDigits {
  private static let count = 6

  /// The number in six digits, without zeros at the end; with an exponent below 0.0001 and from a million.
  static func text(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return GeometryText.number(number) }
    var (digits, exponent) = decimal(number.magnitude)
    round(&digits, &exponent)
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    let isPlain = (-4..<count).contains(exponent)
    let text = isPlain ? plain(digits, exponent) : scientific(digits, exponent)
    return (number < 0 ? "-" : "") + text
  }

  /// All digits of a number above 0, and the power of ten of the first one.
  private static func decimal(_ number: Double) -> (digits: [Int], exponent: Int) {
    let parts = "\(number)".split(separator: "e")
    let places = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    var digits = parts[0].compactMap(\.wholeNumberValue)
    var exponent = places[0].count - 1 + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    while digits.count > 1, digits.first == 0 {
      digits.removeFirst()
      exponent -= 1
    }
    return (digits, exponent)
  }

  /// Leaves six digits, rounded, halves to the even one.
  private static func round(_ digits: inout [Int], _ exponent: inout Int) {
    guard digits.count > count else { return }
    let rest = digits[count...]
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let goesUp = isHalf ? digits[count - 1] % 2 == 1 : digits[count] >= 5
    digits.removeLast(digits.count - count)
    guard goesUp else { return }
    var place = count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
      return
    }
    digits = [1]
    exponent += 1
  }

  private static func plain(_ digits: [Int], _ exponent: Int) -> String {
    let padded = digits + [Int](repeating: 0, count: max(0, exponent + 1 - digits.count))
    let text = padded.map(String.init).joined()
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + text }
    let fraction = text.dropFirst(exponent + 1)
    return text.prefix(exponent + 1) + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func scientific(_ digits: [Int], _ exponent: Int) -> String {
    let fraction = digits.dropFirst().map(String.init).joined()
    let power = exponent.magnitude
    return "\(digits[0])" + (fraction.isEmpty ? "" : "." + fraction)
      + "e" + (exponent < 0 ? "-" : "+") + (power < 10 ? "0" : "") + "\(power)"
  }
}
