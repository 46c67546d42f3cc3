/// An unknown of a solver: a number to which constraints refer.
public struct Unknown: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let number: Int32
  @usableFromInline let generation: UInt32
  @usableFromInline let owner: UInt

  @inlinable
  init(number: Int32, generation: UInt32, owner: UInt) {
    self.number = number
    self.generation = generation
    self.owner = owner
  }

  /// A small number, unique among the present unknowns of a solver.
  ///
  /// It is an index for arrays of data about unknowns. It is used again after the unknown has been removed.
  @inlinable
  public var index: Int { Int(number) }

  /// The kind of an unknown, which decides its value where no constraint does.
  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    /// A place: any number; zero where nothing determines it.
    case location

    /// An extent: never negative; zero where nothing determines it. Settled before locations.
    case size
  }
}

/// A constraint of a solver.
public struct Constraint: Hashable, Sendable, BitwiseCopyable {
  let number: Int32
  let generation: UInt32
  let owner: UInt

  /// A small number, unique among the present constraints of a solver.
  public var index: Int { Int(number) }
}

/// A multiple of an unknown.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The factor of the unknown. Zero, or between 1e-9 and 1e9 in magnitude.
  public var coefficient: Double

  /// The unknown that is multiplied.
  public var unknown: Unknown

  /// Makes a term. It is checked where a constraint uses it.
  public init(_ coefficient: Double, _ unknown: Unknown) {
    self.coefficient = coefficient
    self.unknown = unknown
  }
}
