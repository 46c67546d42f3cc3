/// The terms of a constraint as they come, from callers whose arrays are of different kinds.
protocol TermRow: ~Copyable {
  associatedtype Element: RowTerm
  var count: Int { get }
  subscript(index: Int) -> Element { get }
}

extension Array: TermRow where Element == Term {}

extension FlatArray: TermRow where Element == Coefficient {}

/// A multiple of an unknown, as callers know it.
protocol RowTerm: BitwiseCopyable {
  var coefficient: Double { get }

  /// The number of the unknown, or −1 if the solver has none such.
  func number(in solver: borrowing Solver) -> Int
}

extension Term: RowTerm {
  @inline(__always)
  func number(in solver: borrowing Solver) -> Int {
    let number = Int(unknown.number)
    guard unknown.owner == solver.owner, number < solver.generations.count,
      solver.generations[number] == unknown.generation
    else { return -1 }
    return number
  }
}

/// How much of an unknown is in a sum, by the number of the unknown.
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
  func number(in solver: borrowing Solver) -> Int {
    unknown < solver.generations.count ? Int(unknown) : -1
  }
}
