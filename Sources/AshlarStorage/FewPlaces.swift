/// Room for six plain values inside of what has it, for lists that are seldom longer. Every index is checked.
@usableFromInline
package struct FewPlaces<Element: BitwiseCopyable>: BitwiseCopyable {
  @usableFromInline typealias Places = (Element, Element, Element, Element, Element, Element)

  @usableFromInline var places: Places

  /// Room in which the same stands at every place.
  @inlinable
  package init(_ element: Element) {
    places = (element, element, element, element, element, element)
  }

  /// How many places there are.
  @inlinable package static var count: Int { 6 }

  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < Self.count)
      return switch index {
      case 0: places.0
      case 1: places.1
      case 2: places.2
      case 3: places.3
      case 4: places.4
      default: places.5
      }
    }
    // A choice between six places would be a jump that nobody can foresee.
    // Safe: elements of a tuple of one type lie one stride apart, and the index is that of one of them.
    @inline(__always) set {
      precondition(index >= 0 && index < Self.count)
      withUnsafeMutableBytes(of: &places) {
        $0.storeBytes(
          of: newValue, toByteOffset: index &* MemoryLayout<Element>.stride, as: Element.self)
      }
    }
  }
}
