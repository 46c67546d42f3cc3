import Ashlar
import Testing

/// A size of nothing that comes of another one could come out as less than nothing by its sign.
struct `Sizes of nothing` {
  private let root = View(root: 100, 100)

  @Test(arguments: [true, false]) func `have no sign`(isHeight: Bool) {
    let first = View("first", in: root)
    let second = View("second", in: root)
    let attribute = isHeight ? LayoutConstraint.Attribute.height : .width
    first.makeConstraints { $0.attributes([attribute]).equalTo(0) }
    first.makeConstraints { $0.attributes([attribute]).equalTo(second) }
    root.layoutIfNeeded()

    let size = second.frame.size
    #expect((isHeight ? size.height : size.width).sign == .plus)
    #expect("\(size)".contains("-") == false)
  }
}
