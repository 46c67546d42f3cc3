extension IndexPath {
  /// Makes the place of an item: its number in its section, and that of the section, both from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the item in its section, from 0.
  public var item: Int { row }
}
