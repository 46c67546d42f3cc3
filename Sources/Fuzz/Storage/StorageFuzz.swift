import AshlarStorage
import TestTools

/// Bytes that are carried out on a table and on arrays of a slab, and on standard ones beside them.
enum StorageFuzz: FuzzSubject {
  static let name = "storage"

  static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    random.bytes(1 + random.below(400))
  }

  static func failure(of bytes: [UInt8]) -> String? {
    var reader = ByteReader(bytes)
    var table = TableModel()
    var arrays = ArrayModel(slabSize: 16 * reader.index(below: 40))
    while !reader.isAtEnd {
      if reader.byte() % 2 == 0 { table.step(&reader) } else { arrays.step(&reader) }
      if let failure = table.failure ?? arrays.failure { return failure }
    }
    return nil
  }
}

/// A table whose generations are soon used up, and what should be in it.
private struct TableModel: ~Copyable {
  private var table = Table<String>(firstGeneration: .max - 7)
  private var known: [TableKey: String] = [:]
  private var gone: [TableKey] = []
  private var serial = 0

  private(set) var failure: String?

  mutating func step(_ reader: inout ByteReader) {
    switch reader.index(below: 4) {
    case 0...1: insert()
    case 2: if let key = chosen(&reader) { remove(key) }
    default: if let key = chosen(&reader) { change(key) }
    }
    if table.count != known.count { failure = "\(table.count) elements, not \(known.count)" }
    for key in gone where table.contains(key) { failure = "\(key) is gone, and is found" }
  }

  private mutating func insert() {
    serial += 1
    // Long texts are allocated, so that one that is freed twice is found.
    let text = "the element of a table with the number \(serial)"
    let key = table.insert(text)
    if known.updateValue(text, forKey: key) != nil { failure = "\(key) is given out twice" }
  }

  private func chosen(_ reader: inout ByteReader) -> TableKey? {
    let keys = known.keys.sorted { $0.index < $1.index }
    return keys.isEmpty ? nil : keys[reader.index(below: keys.count)]
  }

  private mutating func remove(_ key: TableKey) {
    let text = known.removeValue(forKey: key)
    if table.remove(key) != text { failure = "\(key) has another element" }
    if table.remove(key) != nil { failure = "\(key) is removed twice" }
    gone.append(key)
  }

  private mutating func change(_ key: TableKey) {
    table[key] += "!"
    known[key]? += "!"
    if table[key] != known[key] { failure = "\(key) has another element" }
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

  init(slabSize: Int) {
    slab = Slab(size: slabSize)
  }

  mutating func step(_ reader: inout ByteReader) {
    switch reader.index(below: 8) {
    case 0: numbers.reserve(reader.index(below: 30), in: &slab)
    case 1: texts.reserve(reader.index(below: 30), in: &slab)
    case 2...3: append(Int(reader.byte()))
    case 4: extend(by: reader.index(below: 20))
    case 5: popLast()
    case 6: removeMultiples(of: 1 + reader.index(below: 5))
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

  private mutating func popLast() {
    if numbers.popLast() != knownNumbers.popLast() { failure = "the last number is another one" }
    if texts.popLast() != knownTexts.popLast() { failure = "the last text is another one" }
  }

  private mutating func removeMultiples(of divisor: Int) {
    numbers.remove { $0.isMultiple(of: divisor) }
    knownNumbers.removeAll { $0.isMultiple(of: divisor) }
  }

  private mutating func removeAll() {
    numbers.removeAll()
    knownNumbers = []
    texts.removeAll()
    knownTexts = []
  }
}
