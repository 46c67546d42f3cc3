/// A place in a table: the header of a section, one of its rows, or its footer.
package enum TableSlot: Hashable {
  case header(Int)
  case row(RowPath)
  case footer(Int)

  /// The kind of a slot.
  package enum Kind: Int, CaseIterable {
    case header, row, footer
  }

  package var kind: Kind {
    switch self {
    case .header: .header
    case .row: .row
    case .footer: .footer
    }
  }

  package var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let path): path.section
    }
  }
}

extension TableSlot: CustomStringConvertible {
  /// A description of the place: `the header of section 0`.
  package var description: String {
    switch self {
    case .header(let section): "the header of section \(section)"
    case .row(let path): "\(path)"
    case .footer(let section): "the footer of section \(section)"
    }
  }
}

/// A number for each kind of slot.
package struct SlotNumbers<Number> {
  private var numbers: [Number]

  init(_ number: (TableSlot.Kind) -> Number) { numbers = TableSlot.Kind.allCases.map(number) }

  package subscript(kind: TableSlot.Kind) -> Number {
    get { numbers[kind.rawValue] }
    set { numbers[kind.rawValue] = newValue }
  }
}

extension SlotNumbers: Equatable where Number: Equatable {}
