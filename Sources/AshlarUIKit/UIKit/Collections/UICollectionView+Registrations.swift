public import Ashlar

// MARK: - Registering

extension UICollectionView {
  /// Registers a closure that makes cells with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - make: Makes a cell.
  public func register(_ identifier: String, _ make: @escaping () -> UICollectionViewCell) {
    pool.views.register(CollectionPool.Name(kind: nil, identifier: identifier), make)
  }

  /// Registers a closure that makes supplementary views of a kind, with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - kind: The kind, such as `UICollectionView.elementKindSectionHeader`.
  ///   - make: Makes a view.
  public func registerSupplementaryView(
    _ identifier: String, ofKind kind: String,
    _ make: @escaping () -> UICollectionReusableView
  ) { pool.views.register(CollectionPool.Name(kind: kind, identifier: identifier), make) }

  /// Registers the class of cells with an identifier; nil removes it.
  ///
  /// They are made with `init(frame:)`. A class that is not a cell's is a `LayoutFault`, and changes nothing.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let name = CollectionPool.Name(kind: nil, identifier: identifier)
    guard let cellClass else { return pool.views.register(name, nil) }
    guard let type = cellClass as? UICollectionViewCell.Type else {
      return reportOnce(
        "attempt to register a cell class which is not a subclass of UICollectionViewCell (\(cellClass)).",
        "Nothing was registered.")
    }
    pool.views.register(name) { type.init(forReuse: ()) }
  }

  /// Registers the class of supplementary views of a kind, with an identifier; nil removes it.
  ///
  /// They are made with `init(frame:)`. A class that is not that of such a view is a `LayoutFault`, and changes
  /// nothing.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = CollectionPool.Name(kind: elementKind, identifier: identifier)
    guard let viewClass else { return pool.views.register(name, nil) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return reportOnce("\(viewClass) is no class of reusable views", "Nothing was registered.")
    }
    pool.views.register(name) { type.init(forReuse: ()) }
  }

  /// A `LayoutFault`, as there are no nibs: register the class, or a closure that makes a cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reportNib(nib, "register a class for \(identifier)")
  }

  /// A `LayoutFault`, as there are no nibs: register the class, or a closure that makes a view.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { reportNib(nib, "register a class for \(identifier)") }

  private func reportNib(_ nib: UINib?, _ advice: String) {
    guard let nib else { return }
    reportOnce("there is no nib named \(nib.name)", "Write the view in Swift and \(advice).")
  }
}

// MARK: - Registrations

/// The identity of a registration.
final class RegistrationToken {}

extension UICollectionView {
  /// Makes cells of a class and configures them for items; the class need not be registered.
  ///
  /// ```swift
  /// let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
  ///   cell, indexPath, title in
  ///   cell.tag = title.count
  /// }
  /// ```
  ///
  /// It makes cells with `init(frame:)`. Make a registration once, not for each cell: a registration does not reuse
  /// the cells of another one.
  ///
  /// Source: Apple, `UICollectionView.CellRegistration`.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let handler: Handler
    let nib: UINib?
    let token = RegistrationToken()

    /// Makes a registration of cells that are made with `init(frame:)`.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Makes a registration of cells that are made with `init(frame:)`. The missing nib is a `LayoutFault` when the
    /// first cell is needed.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// Makes supplementary views of a class and configures them; the class need not be registered.
  ///
  /// Source: Apple, `UICollectionView.SupplementaryRegistration`.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at an index path.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    let elementKind: String
    let handler: Handler
    let nib: UINib?
    let token = RegistrationToken()

    /// Makes a registration of views that are made with `init(frame:)`.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Makes a registration of views that are made with `init(frame:)`. The missing nib is a `LayoutFault` when the
    /// first view is needed.
    public init(
      supplementaryNib: UINib, elementKind: String, handler: @escaping Handler
    ) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a cell of a registration for an item: a reusable one, or a new one, which shows the item if there is
  /// one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    reportNib(registration.nib, "leave the nib out of the registration")
    let name = pool.name(of: registration.token, kind: nil) { Cell(forReuse: ()) }
    reportLostRegistrations()
    let view = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    let cell = view as? Cell ?? Cell(forReuse: ())
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Reports that registrations come and go with their cells, as more are gone than a program replaces by others.
  private func reportLostRegistrations() {
    guard pool.lostRegistrations >= 8 else { return }
    reportOnce(
      "Attempted to dequeue a cell using a registration that was created inside "
        + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
        + "cell provider. Creating a new registration each time a cell is requested will prevent "
        + "reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
        + "collection view. Registrations should be created up front and reused.",
      "The cells are shown, and not used again.")
  }

  /// Returns a supplementary view of a registration: a reusable one, or a new one.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    reportNib(registration.nib, "leave the nib out of the registration")
    let kind = registration.elementKind
    let name = pool.name(of: registration.token, kind: kind) { Supplementary(forReuse: ()) }
    let free = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
    let view = free as? Supplementary ?? Supplementary(forReuse: ())
    registration.handler(view, kind, indexPath)
    return view
  }
}
