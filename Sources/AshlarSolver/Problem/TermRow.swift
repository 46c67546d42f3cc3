/// The terms of a constraint as they come, from callers whose arrays are of different kinds.
protocol TermRow: ~Copyable {
  var count: Int { get }
  subscript(index: Int) -> Term { get }
}

extension Array: TermRow where Element == Term {}

extension FlatArray: TermRow where Element == Term {}
