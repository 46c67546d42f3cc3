public import Ashlar

// In Swift Masonry's closures get an optional maker, which code writes as `make?.left` or `make!.left`. Plain `make.left` is
// the same here.

extension Optional: AttributeNaming where Wrapped == MASConstraintMaker {
  /// The maker; one of no view where there is none.
  private var maker: MASConstraintMaker { self ?? MASConstraintMaker(nil) }

  /// Begins a sentence about attributes.
  public func naming(_ attributes: ConstraintAttributes) -> MASConstraint {
    maker.naming(attributes)
  }

  /// Left, right, top and bottom.
  public var edges: MASConstraint { maker.edges }

  /// Whether the maker updates existing constraints.
  public var updateExisting: Bool {
    get { maker.updateExisting }
    nonmutating set { maker.updateExisting = newValue }
  }

  /// Whether the maker first removes the view's existing constraints.
  public var removeExisting: Bool {
    get { maker.removeExisting }
    nonmutating set { maker.removeExisting = newValue }
  }

  /// Begins a sentence about any attributes. None at all is a fault.
  public func attributes(
    _ mask: MASAttribute, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint { maker.attributes(mask, fileID: fileID, line: line) }

  /// Makes a composite of the constraints in a closure. They remain separate sentences, too.
  public func group(_ closure: () -> Void) -> MASConstraint { maker.group(closure) }

  /// Installs the constraints of the sentences that are not installed yet.
  ///
  /// - Returns: One for each sentence, in order.
  @discardableResult
  public func install() -> [MASConstraint] { maker.install() }
}
