/// A text in which repeated parts are references to their earlier occurrence: `~`, a distance of three digits, and a
/// length of one.
///
/// Reports say the same of many views. The script of the page reads it back.
///
/// Source: Ziv and Lempel, IEEE Transactions on Information Theory 23(3), 1977.
struct PackedText {
  /// The text, packed.
  private(set) var text = ""

  /// How many UTF-16 units the unpacked text has.
  let count: Int

  private let units: [UInt16]

  /// The places of units that may begin a repetition: the last one with each hash.
  private var places: [Int32]

  /// The digits of numbers, of which none ends an element, quotes or is the sign of a reference.
  static let digits = Array(
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%()*+,-./:;=?@[]^_{|}".utf16)

  private static let sign = UInt16(UInt8(ascii: "~"))

  /// How many units a repetition has at least, and at most.
  private static let lengths = 8...(7 + digits.count)

  private static let farthest = digits.count * digits.count * digits.count - 1
  private static let hashBits: UInt64 = 16

  /// Packs a text.
  ///
  /// - Complexity: O(*n*) for *n* units.
  init(_ plain: String) {
    units = Array(plain.utf16)
    count = units.count
    places = Array(repeating: -1, count: 1 << Int(Self.hashBits))
    var packed: [UInt16] = []
    var place = 0
    while place < count {
      let length = add(place, to: &packed)
      for inner in place..<place + length { note(inner) }
      place += length
    }
    text = String(decoding: packed, as: UTF16.self)
  }

  /// Writes a repetition, or a unit.
  ///
  /// - Returns: How many units that stands for.
  private func add(_ place: Int, to packed: inout [UInt16]) -> Int {
    if let (distance, length) = repetition(at: place) {
      let base = Self.digits.count
      packed.append(Self.sign)
      packed.append(Self.digits[distance / base / base])
      packed.append(Self.digits[distance / base % base])
      packed.append(Self.digits[distance % base])
      packed.append(Self.digits[length - Self.lengths.lowerBound])
      return length
    }
    packed.append(units[place])
    if units[place] == Self.sign { packed.append(Self.sign) }
    return 1
  }

  private func repetition(at place: Int) -> (distance: Int, length: Int)? {
    guard let hash = hash(at: place), places[hash] >= 0 else { return nil }
    let earlier = Int(places[hash])
    guard place - earlier <= Self.farthest else { return nil }
    let most = min(Self.lengths.upperBound, count - place)
    var length = 0
    while length < most, units[earlier + length] == units[place + length] { length += 1 }
    // A pair of surrogates is not taken apart.
    if length > 0, UTF16.isLeadSurrogate(units[place + length - 1]) { length -= 1 }
    if UTF16.isTrailSurrogate(units[place]) { return nil }
    return length < Self.lengths.lowerBound ? nil : (place - earlier, length)
  }

  private mutating func note(_ place: Int) {
    if let hash = hash(at: place) { places[hash] = Int32(place) }
  }

  private func hash(at place: Int) -> Int? {
    guard place + Self.lengths.lowerBound <= count else { return nil }
    var hash: UInt64 = 0
    for unit in units[place..<place + Self.lengths.lowerBound] {
      hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15
    }
    return Int(hash >> (64 - Self.hashBits))
  }
}
