import Foundation

/// The values of a JSON object that has no other keys than those that are known.
struct StrictObject<Key: CodingKey & CaseIterable> {
  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
    let known = Set(Key.allCases.map(\.stringValue))
    let keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
    guard let other = keys.filter({ !known.contains($0) }).min() else { return }
    throw problem("there is no key \"\(other)\"")
  }

  func value<Value: Decodable>(_ key: Key) throws -> Value {
    try container.decode(Value.self, forKey: key)
  }

  func value<Value: Decodable>(_ key: Key, or other: Value) throws -> Value {
    try container.decodeIfPresent(Value.self, forKey: key) ?? other
  }

  func value<Value: Decodable>(_ key: Key, or other: Value?) throws -> Value? {
    try container.decodeIfPresent(Value.self, forKey: key) ?? other
  }

  func problem(_ text: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: container.codingPath, debugDescription: text))
  }
}

// MARK: - Lists of numbers

extension StrictObject {
  func numbers(_ count: Int, _ key: Key) throws -> [CGFloat] {
    let numbers: [CGFloat] = try value(key)
    if numbers.count == count { return numbers }
    throw problem("\"\(key.stringValue)\" has \(numbers.count) numbers, not \(count)")
  }

  func numbers(_ count: Int, _ key: Key, or other: [CGFloat]) throws -> [CGFloat] {
    try numbersIfAny(count, key) ?? other
  }

  func numbersIfAny(_ count: Int, _ key: Key) throws -> [CGFloat]? {
    container.contains(key) ? try numbers(count, key) : nil
  }
}

// MARK: - Names

extension StrictObject {
  func named<Value>(_ key: Key, _ names: [String: Value]) throws -> Value {
    let name: String = try value(key)
    if let value = names[name] { return value }
    throw problem("\"\(key.stringValue)\" is \"\(name)\", which means nothing")
  }

  func named<Value>(_ key: Key, _ names: [String: Value], or other: Value) throws -> Value {
    container.contains(key) ? try named(key, names) : other
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int? = nil

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
