import AshlarStorage

/// The terms of a constraint in arrays of any kind, as callers provide them.
protocol TermRow: ~Copyable {
  associatedtype Element: RowTerm
  var count: Int { get }
  func term(at index: Int) -> Element
}

extension Array: TermRow where Element == Term {
  @inline(__always)
  func term(at index: Int) -> Term { self[index] }
}

extension FlatArray: TermRow where Element == Coefficient {
  @inline(__always)
  func term(at index: Int) -> Coefficient { self[index] }
}

/// A multiple of an unknown, in the caller's types.
protocol RowTerm: BitwiseCopyable {
  var coefficient: Double { get }

  /// The number of the unknown, or −1 if the problem has none such.
  func number(in problem: borrowing Problem) -> Int
}

extension Term: RowTerm {
  @inline(__always)
  func number(in problem: borrowing Problem) -> Int {
    let number = Int(unknown.number)
    guard unknown.owner == problem.owner, number < problem.generations.count,
      problem.generations[number] == unknown.generation
    else { return -1 }
    return number
  }
}

/// The coefficient of an unknown in a sum, by the number of the unknown.
@usableFromInline
package struct Coefficient: RowTerm {
  @usableFromInline package var coefficient: Double
  @usableFromInline package var unknown: Int32

  @inlinable @inline(__always)
  package init(_ coefficient: Double, _ unknown: Int32) {
    self.coefficient = coefficient
    self.unknown = unknown
  }

  @inline(__always)
  func number(in problem: borrowing Problem) -> Int {
    unknown < problem.generations.count ? Int(unknown) : -1
  }
}
