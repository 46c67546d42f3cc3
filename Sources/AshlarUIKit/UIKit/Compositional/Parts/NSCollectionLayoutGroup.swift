public import Ashlar

/// Returns the frames of a group with its own arrangement, in order of the items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// A group of items in a row, in a column or at custom places, which repeats until a section has no more items.
///
/// Fractions along the axis of a group refer to the room without the spacing. A group whose first item is longer than
/// the group is a `LayoutFault`, and the section has no cells.
///
/// Source: Apple, `NSCollectionLayoutGroup`.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items of the group. Where there is no count, they repeat until the next one does not fit.
  public internal(set) var subitems: [NSCollectionLayoutItem] = []

  /// The room between two items of the group; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing? = .fixed(0)

  var arrangement = Arrangement.row(isVertical: false)
  var filling = Filling.asManyAsFit

  /// The arrangement of the items of a group.
  enum Arrangement {
    case row(isVertical: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// The number of items in a group.
  enum Filling: Hashable {
    case asManyAsFit
    /// A number of items that share the group equally.
    case equal(Int)
    /// A number of items with their own size.
    case repeating(Int)
  }

  /// A group of items in a row, as many as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { row(layoutSize, subitems, isVertical: false, .asManyAsFit) }

  /// A group of a number of items in a row that share the width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { row(layoutSize, [subitem], isVertical: false, .equal(count)) }

  /// A group of a number of items in a row, with their own widths.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { row(layoutSize, [subitem], isVertical: false, .repeating(count)) }

  /// A group of items in a column, as many as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { row(layoutSize, subitems, isVertical: true, .asManyAsFit) }

  /// A group of a number of items in a column that share the height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { row(layoutSize, [subitem], isVertical: true, .equal(count)) }

  /// A group of a number of items in a column, with their own heights.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { row(layoutSize, [subitem], isVertical: true, .repeating(count)) }

  /// A group of items that the program places.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the group.
  ///   - itemProvider: Returns the frames of the items, in points from the corner of the group. It is called once for
  ///     each section, with a container of the group's size.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    let group = self.init(layoutSize: layoutSize, supplementaryItems: [])
    group.arrangement = .custom(itemProvider)
    return group
  }

  private class func row(
    _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isVertical: Bool,
    _ filling: Filling
  ) -> Self {
    let group = self.init(layoutSize: layoutSize, supplementaryItems: [])
    group.subitems = subitems
    group.arrangement = .row(isVertical: isVertical)
    group.filling = filling
    return group
  }

  /// The parts of the group, in words.
  open func visualDescription() -> String { GroupText(self).text }

  /// A copy of the group.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let group = copy as? NSCollectionLayoutGroup {
      group.subitems = subitems
      group.interItemSpacing = interItemSpacing
      group.arrangement = arrangement
      group.filling = filling
    }
    return copy
  }

  /// Whether another group is equal. A group whose items the program places equals only itself.
  open override func isEqual(_ object: Any?) -> Bool {
    self === object as? NSCollectionLayoutGroup || super.isEqual(object)
  }

  override var parts: [AnyHashable] {
    let isVertical: AnyHashable =
      switch arrangement {
      case .row(let isVertical): isVertical
      case .custom: ObjectIdentifier(self)
      }
    return super.parts + [isVertical, subitems, interItemSpacing, filling]
  }
}

extension NSCollectionLayoutGroup {
  /// Whether a cell in the group, or in nested groups to a depth, has an intrinsic size.
  func hasGuesses(depth: Int) -> Bool {
    if !layoutSize.guesses.isEmpty { return true }
    return subitems.contains { item in
      if let group = item as? NSCollectionLayoutGroup {
        return depth > 0 && group.hasGuesses(depth: depth - 1)
      }
      return !item.layoutSize.guesses.isEmpty
    }
  }
}
