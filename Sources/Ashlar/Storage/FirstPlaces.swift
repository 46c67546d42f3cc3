internal import AshlarSolver

/// Room for a few plain values inside of what has it, so that few lists allocate memory. Every index is checked.
struct FirstPlaces<Element: BitwiseCopyable> {
  private var places: FewPlaces<Element>

  init(_ element: Element) { places = FewPlaces(element) }

  /// How many places there are.
  static var count: Int { FewPlaces<Element>.count }

  subscript(index: Int) -> Element {
    @inline(__always) get { places[index] }
    @inline(__always) set { places[index] = newValue }
  }
}
