/// A font of strokes for pictures of pixels, drawn for this package and readable at any size.
///
/// A letter is a list of strokes, and a stroke a list of points, two signs each: how far it is from the left, from 0 to 8,
/// and how far from the lowest descender, from 0 to 17 (`0` to `h`). Letters stand on 4, small ones are 8 high and
/// capitals 12.
enum StrokeFont {
  /// How wide the widest letters are, and how high the line stands on which letters stand. Units of the font.
  static let width = 8.0
  static let base = 4.0

  /// The height of capitals, in units of the font.
  static let capitals = 12.0

  /// The strokes of a character, as points. What has no letter of its own is a box.
  static func strokes(of character: Character) -> [[(x: Double, y: Double)]] {
    if character == " " { return [] }
    let text = letters[character] ?? box
    return text.split(separator: " ").map { stroke in
      let numbers = stroke.utf8.map(number)
      return stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    }
  }

  private static func number(_ digit: UInt8) -> Double {
    let isLetter = digit >= UInt8(ascii: "a")
    return Double(isLetter ? digit - UInt8(ascii: "a") + 10 : digit - UInt8(ascii: "0"))
  }

  private static let box = "040g8g8404"

  private static let letters: [Character: String] = [
    "A": "044g84 1878", "B": "040g5g7e7c5a0a 5a78765404", "C": "8e6g2g0e06246486",
    "D": "040g4g8d874404", "E": "8g0g0484 0a6a", "F": "8g0g04 0a6a", "G": "8e6g2g0e062464868a5a",
    "H": "040g 848g 0a8a", "I": "4g44 2g6g 2464", "J": "6g66442406", "K": "0g04 8g0a 2b84",
    "L": "0g0484", "M": "040g488g84", "N": "040g848g", "O": "2g6g8e866424060e2g",
    "P": "040g6g8e8b6909", "Q": "2g6g8e866424060e2g 5884", "R": "040g6g8e8b6909 4984",
    "S": "8e6g2g0e0c2a6a8886642406", "T": "0g8g 4g44", "U": "0g062464868g", "V": "0g448g",
    "W": "0g244c648g", "X": "0g84 048g", "Y": "0g4a8g 4a44", "Z": "0g8g0484",
    "0": "3g5g7e765434161e3g", "1": "2e4g44 2464", "2": "0e2g6g8e8c0484",
    "3": "0e2g6g8e8c6a3a 6a8886642406", "4": "646g0888", "5": "7g1g0a2b6b8986642406",
    "6": "6g3f0a0624648688 886a2a08", "7": "0g8g34",
    "8": "2g6g8e8c6a2a0c0e2g 2a080624648688 886a", "9": "24558a8e6g2g0e0c2a6a8c",
    "a": "1b3c5c7a74 793917163454 5476", "b": "0g04 0a2c5c7a76542406", "c": "7a5c2c0a06245476",
    "d": "7g74 7a5c2c0a06245476", "e": "08787a5c2c0a06245476", "f": "6g5g3e34 1c6c",
    "g": "7c72502002 7a5c2c0a06245476", "h": "0g04 0a2c5c7a74", "i": "4c44 4f4g",
    "j": "5c523010 5f5g", "k": "0g04 6c08 3a74", "l": "3g3654", "m": "040c 0a1c3c4a44 4a5c7c8a84",
    "n": "0c04 0a2c5c7a74", "o": "2c5c7a76542406 060a2c", "p": "0c00 0a2c5c7a76542406",
    "q": "7c70 7a5c2c0a06245476", "r": "1c14 1a3c5c6b", "s": "7b5c2c0a285876542405",
    "t": "3f365464 1c6c", "u": "0c06245476 7c74", "v": "0c448c", "w": "0c244a648c",
    "x": "0c74 047c", "y": "0c44 8c443010", "z": "0c7c0474", "!": "4g48 4445", "\"": "2g2d 6g6d",
    "#": "243g 546g 0c8c 0888", "$": "8e6g2g0e0c2a6a8886642406 4h43",
    "%": "048g 1e2g3e2c1e 5668766456", "&": "841d1f3g5f5d0806245489", "'": "4g4d",
    "(": "5h3d3753", ")": "3h5d5733", "*": "4e48 1d79 197d", "+": "4d45 0989", ",": "454432",
    "-": "1979", ".": "4445", "/": "048g", ":": "4445 4b4a", ";": "4b4a 454432", "<": "7d1975",
    "=": "1b7b 1777", ">": "1d7915", "?": "0e2g6g8e8c4a48 4445",
    "@": "866424060e2g6g8e8968696b4c3b394869", "[": "5g3g3353", "\\": "0g84", "]": "3g5g5333",
    "^": "1c4g7c", "_": "0282", "`": "3g5d", "{": "5h4f4b2a494553", "|": "4h42",
    "}": "3h4f4b6a494533", "~": "082a3a58688a", "…": "0405 4445 8485", "×": "1d75 157d",
    "≤": "7f1b77 1575", "≥": "1f7b17 1575", "±": "4f47 0b8b 0585", "→": "0989 5c8956",
    "⏎": "8e8909 3c0936", "“": "1d2g 5d6g", "”": "2g1d 6g5d", "’": "4g3d", "–": "0989",
    "∞": "498b8749 490b0749",
  ]
}
