import Foundation
import Testing

/// The data of a report, as its script reads it.
struct ReportReading {
  let fields: [String: Any]

  init(_ page: String) throws {
    let start = try #require(page.range(of: "<script id=\"data\""))
    let head = try #require(page.range(of: ">", range: start.upperBound..<page.endIndex))
    let end = try #require(page.range(of: "</script>", range: head.upperBound..<page.endIndex))
    let text = String(page[head.upperBound..<end.lowerBound])
    let isPacked = page[start.upperBound..<head.lowerBound].contains("data-units")
    let plain = isPacked ? try Self.unpacked(text) : text
    let value = try JSONSerialization.jsonObject(with: Data(plain.utf8))
    fields = try #require(value as? [String: Any])
  }

  /// The lists of a field.
  func lists(_ name: String) -> [[Any]] { fields[name] as? [[Any]] ?? [] }

  /// The texts of a field.
  func texts(_ name: String) -> [String] { fields[name] as? [String] ?? [] }

  var conflicts: [[String: Any]] { fields["k"] as? [[String: Any]] ?? [] }

  /// Reads back what is packed: a tilde stands before three digits of a distance and one of a length less 8.
  static func unpacked(_ text: String) throws -> String {
    let digits = Array(
      "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+,-./:;=?@[]^_{|}".utf16
    )
    let values = Dictionary(
      uniqueKeysWithValues: digits.enumerated().map { ($1, $0) })
    let packed = Array(text.utf16)
    let tilde = UInt16(UInt8(ascii: "~"))
    var units: [UInt16] = []
    var place = 0
    while place < packed.count {
      if packed[place] != tilde {
        units.append(packed[place])
        place += 1
      } else if packed[place + 1] == tilde {
        units.append(tilde)
        place += 2
      } else {
        let numbers = try (1...4).map { try #require(values[packed[place + $0]]) }
        let start = units.count - ((numbers[0] * 86 + numbers[1]) * 86 + numbers[2])
        for step in 0..<numbers[3] + 8 { units.append(units[start + step]) }
        place += 5
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
