import AshlarUIKit
import Testing

/// SnapKit's rules for every attribute: which ones may be compared, and what each makes of a constant.
struct `SnapKit's tables` {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let root = UIView(root: 300, 200)
  private let a: UIView
  private let b: UIView

  init() {
    a = UIView("a", in: root)
    b = UIView("b", in: root)
  }

  /// What can be named at once, in canonical order.
  private var sets:
    [([Attribute], KeyPath<ConstraintMaker, ConstraintMakerExtendable>, ConstraintItem)]
  {
    let item = b.snp
    return [
      ([.left], \.left, item.left), ([.bottom], \.bottom, item.bottom),
      ([.trailing], \.trailing, item.trailing), ([.width], \.width, item.width),
      ([.centerY], \.centerY, item.centerY), ([.lastBaseline], \.lastBaseline, item.lastBaseline),
      ([.topMargin], \.topMargin, item.topMargin), (edges, \.edges, item.edges),
      ([.left, .right], \.horizontalEdges, item.horizontalEdges),
      ([.top, .bottom], \.verticalEdges, item.directionalVerticalEdges),
      (directionalEdges, \.directionalEdges, item.directionalEdges),
      ([.leading, .trailing], \.directionalHorizontalEdges, item.directionalHorizontalEdges),
      ([.width, .height], \.size, item.size), ([.centerX, .centerY], \.center, item.center),
      (margins, \.margins, item.margins),
      (directionalMargins, \.directionalMargins, item.directionalMargins),
      (
        [.centerXWithinMargins, .centerYWithinMargins], \.centerWithinMargins,
        item.centerWithinMargins
      ),
    ]
  }

  private let edges: [Attribute] = [.left, .top, .right, .bottom]
  private let margins: [Attribute] = [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
  private let directionalEdges: [Attribute] = [.top, .bottom, .leading, .trailing]
  private let directionalMargins: [Attribute] = [
    .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
  ]

  /// What edges are compared with that are compared with margins, and the other way round.
  private func across(_ attribute: Attribute) -> Attribute {
    let pairs: [(Attribute, Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
      (.leading, .leadingMargin), (.trailing, .trailingMargin),
    ]
    for (edge, margin) in pairs {
      if attribute == edge { return margin }
      if attribute == margin { return edge }
    }
    return attribute
  }

  @Test func `one attribute, the same ones, and edges with their margins may be compared`() {
    let pairs = [[edges, margins], [directionalEdges, directionalMargins]]
    for (left, named, _) in sets {
      for (right, _, item) in sets {
        let crosses = pairs.contains { $0 == [left, right] || $0 == [right, left] }
        let isLegal = right.count == 1 || left == right || crosses
        let expected = left.map { ($0, crosses ? across($0) : left == right ? $0 : right[0]) }
        root.diagnostics.removeAll()
        let made = a.snp.prepareConstraints { $0[keyPath: named].equalTo(item) }
          .flatMap(\.layoutConstraints)

        #expect(
          made.map { "\($0.firstAttribute) \($0.secondAttribute)" }
            == (isLegal ? expected.map { "\($0) \($1)" } : []), "\(left) == \(right)")
        #expect(root.diagnostics.faults.count == (isLegal ? 0 : 1), "\(left) == \(right)")
      }
    }
  }

  /// Insets of 1 at the top, 2 where lines begin, 4 at the bottom and 8 where they end.
  @Test func `every attribute takes of insets, points and sizes what concerns it`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let (point, size) = (CGPoint(x: 3, y: 5), CGSize(width: 7, height: 9))
    let expected: [(KeyPath<ConstraintMaker, ConstraintMakerExtendable>, [CGFloat])] = [
      (\.left, [2, 2, 3, 0]), (\.leftMargin, [2, 2, 3, 0]),
      (\.leading, [2, 2, 3, 0]), (\.leadingMargin, [2, 2, 3, 0]),
      (\.right, [-8, -8, 3, 0]), (\.rightMargin, [-8, -8, 3, 0]),
      (\.trailing, [-8, -8, 3, 0]), (\.trailingMargin, [-8, -8, 3, 0]),
      (\.top, [1, 1, 5, 0]), (\.topMargin, [1, 1, 5, 0]), (\.firstBaseline, [1, 1, 5, 0]),
      (\.bottom, [-4, -4, 5, 0]), (\.bottomMargin, [-4, -4, 5, 0]),
      (\.lastBaseline, [-4, -4, 5, 0]),
      (\.centerXWithinMargins, [-3, -3, 3, 0]), (\.centerYWithinMargins, [-1.5, -1.5, 5, 0]),
      (\.width, [-10, -10, 0, 7]), (\.height, [-5, -5, 0, 9]),
    ]
    for (named, constants) in expected {
      let targets: [any ConstraintRelatableTarget] = [insets, directional, point, size]
      let made = targets.flatMap { target in
        a.snp.prepareConstraints { $0[keyPath: named].equalTo(target) }
      }
      #expect(made.flatMap(\.layoutConstraints).map(\.constant) == constants, "\(named)")
    }
  }
}
