import Ashlar
import Testing

struct `Insets` {
  @Test func `are zero where nothing is said`() {
    let insets = EdgeInsets(left: 5)

    #expect(insets == EdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
    #expect(EdgeInsets() == .zero)
    #expect(DirectionalEdgeInsets() == .zero)
    #expect(
      DirectionalEdgeInsets(trailing: 5)
        == DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 5))
  }

  @Test func `can be the same on all edges`() {
    #expect(EdgeInsets(all: 4) == EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
    #expect(
      DirectionalEdgeInsets(all: 4)
        == DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))
  }

  @Test func `differ by every edge`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    for path in [\EdgeInsets.top, \.left, \.bottom, \.right] {
      var other = insets
      other[keyPath: path] = 9
      #expect(other != insets)
    }
  }
}
