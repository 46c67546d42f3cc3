// MARK: - Coding

extension LayoutSnapshot: Codable {
  private enum Key: String, CodingKey {
    case version
    case boxes
  }

  /// Reads a snapshot.
  ///
  /// - Throws: ``LayoutSnapshotError/unknownVersion(_:)`` for a snapshot in another format, and the decoder's error
  ///   for other data.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let version = try values.decode(Int.self, forKey: .version)
    guard version == Self.version else { throw LayoutSnapshotError.unknownVersion("\(version)") }
    self.init(boxes: try values.decode([Box].self, forKey: .boxes))
  }

  /// Writes the snapshot, with all decimals of its frames.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(Self.version, forKey: .version)
    try values.encode(boxes, forKey: .boxes)
  }
}

extension LayoutSnapshot.Box: Codable {
  private enum Key: String, CodingKey {
    case name
    case type
    case depth
    case frame
    case flags
  }

  /// Reads a box. A frame is four numbers: left, top, width and height, in points.
  ///
  /// A frame of more or fewer numbers is a `DecodingError`. Without flags, there are none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let numbers = try values.decode([CodedNumber].self, forKey: .frame).map(\.value)
    guard numbers.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: values, debugDescription: "A frame has four numbers.")
    }
    self.init(
      name: try values.decode(String.self, forKey: .name),
      type: try values.decode(String.self, forKey: .type),
      depth: try values.decode(Int.self, forKey: .depth),
      frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
      flags: LayoutSnapshot.Flags(
        rawValue: try values.decodeIfPresent(UInt8.self, forKey: .flags) ?? 0))
  }

  /// Writes a box in the form that ``init(from:)`` reads. Without flags, none are written.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(name, forKey: .name)
    try values.encode(type, forKey: .type)
    try values.encode(depth, forKey: .depth)
    try values.encode(numbers.map { CodedNumber(value: $0) }, forKey: .frame)
    if !flags.isEmpty { try values.encode(flags.rawValue, forKey: .flags) }
  }
}

/// A number of a frame. Numbers that are not finite are encoded as words, for formats without them.
private struct CodedNumber {
  let value: Double
}

extension CodedNumber: Codable {
  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    let number = try? single.decode(Double.self)
    guard let value = try number ?? Double(single.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: single, debugDescription: "This is no number.")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    if value.isFinite { try single.encode(value) } else { try single.encode("\(value)") }
  }
}
