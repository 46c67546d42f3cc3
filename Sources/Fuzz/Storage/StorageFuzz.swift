import AshlarStorage
import TestTools

/// Bytes that are carried out on arrays of a slab, and on standard ones beside them.
enum StorageFuzz: FuzzSubject {
  static let name = "storage"

  static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    random.bytes(1 + random.below(400))
  }

  static func failure(of bytes: [UInt8]) -> String? {
    var reader = ByteReader(bytes)
    var arrays = ArrayModel(slabSize: 16 * reader.index(below: 40))
    while !reader.isAtEnd {
      arrays.step(&reader)
      if let failure = arrays.failure { return failure }
    }
    return nil
  }
}

/// Two arrays that begin in one slab, and what should be in them.
private struct ArrayModel: ~Copyable {
  private var slab: Slab
  private var numbers = OwnedArray<Int>()
  private var texts = OwnedArray<String>()
  private var knownNumbers: [Int] = []
  private var knownTexts: [String] = []

  private(set) var failure: String?

  init(slabSize: Int) { slab = Slab(size: slabSize) }

  mutating func step(_ reader: inout ByteReader) {
    switch reader.index(below: 6) {
    case 0: numbers.reserve(reader.index(below: 30), in: &slab)
    case 1: texts.reserve(reader.index(below: 30), in: &slab)
    case 2...3: append(Int(reader.byte()))
    case 4: extend(by: reader.index(below: 20))
    default: removeAll()
    }
    if numbers.all != knownNumbers { failure = "\(numbers.all), not \(knownNumbers)" }
    let found = texts.indices.map { texts[$0] }
    if found != knownTexts { failure = "\(found), not \(knownTexts)" }
  }

  private mutating func append(_ number: Int) {
    let text = "the element of an array with the number \(number)"
    numbers.append(number)
    knownNumbers.append(number)
    texts.append(text)
    knownTexts.append(text)
  }

  private mutating func extend(by count: Int) {
    numbers.extend(to: numbers.count + count, with: count)
    knownNumbers += Array(repeating: count, count: count)
  }

  private mutating func removeAll() {
    numbers.removeAll()
    knownNumbers = []
    texts.removeAll()
    knownTexts = []
  }
}
