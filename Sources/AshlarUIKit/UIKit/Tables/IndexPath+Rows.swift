extension IndexPath {
  /// Makes the index path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The number of the row in its section.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The number of the section.
  public var section: Int { isEmpty ? 0 : self[0] }
}
