import AshlarUIKit
import Testing

/// A device, and the direction of reading.
struct Screen: Sendable, CustomTestStringConvertible {
  let device: DeviceProfile
  let isMirrored: Bool

  static let all = [
    Screen(device: .iPhone8, isMirrored: false), Screen(device: .iPhone8, isMirrored: true),
    Screen(device: .iPhone15Pro, isMirrored: false),
    Screen(device: .iPhone15Pro, isMirrored: true),
  ]

  var testDescription: String { "\(device.name)\(isMirrored ? ", right to left" : "")" }

  /// Whether a point has 3 pixels, and the screen is 393 × 852; the other one has 2 and is 375 × 667.
  var isLarge: Bool { device.scale == 3 }

  /// Shows items in a collection that fills a window on the device, and reads their frames.
  func frames(
    _ layout: UICollectionViewLayout, _ items: Items, _ read: (UICollectionView) -> [CGRect]
  ) -> [CGRect] {
    let window = UIWindow(device: device)
    window.diagnostics.handler = .silent
    if isMirrored { window.environment.direction = .rightToLeft }
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: device.size), collectionViewLayout: layout)
    view.register("cell") { items.makeCell() }
    view.dataSource = items
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(window.faultTexts == [])
    return read(view)
  }

  /// Expects items, and what else is read, to be where they were worked out from left to right: from right to left,
  /// what is left of a width takes the place of what is before.
  func expect(
    _ layout: UICollectionViewLayout, count: Int, _ rectangles: [[CGFloat]],
    in width: CGFloat? = nil, makeCell: @escaping () -> UICollectionViewCell = { .init() },
    read: (UICollectionView) -> [CGRect] = { $0.frames() },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let items = Items([count])
    items.makeCell = makeCell
    let found = frames(layout, items, read).map { [$0.minX, $0.minY, $0.width, $0.height] }
    let width = width ?? device.size.width
    let expected = rectangles.map {
      isMirrored ? [width - $0[0] - $0[2], $0[1], $0[2], $0[3]] : $0
    }
    AshlarUIKitTests.expect(
      found.flatMap { $0 }, expected.flatMap { $0 }, sourceLocation: sourceLocation)
  }
}

/// Apple's rules for compositional layouts, with frames worked out by hand on a screen of 375 × 667 points with 2 pixels
/// to the point, and one of 393 × 852 with 3.
struct `Compositional layouts by hand` {
  /// A large item beside two small ones, as in Apple's sample of nested groups.
  ///
  /// On the large screen a group is 0.4 · 852 = 340.8, down to 340 ⅔ points high; the large slot is 0.7 · 393 = 275.1,
  /// down to 275 wide, the small ones 117.9, down to 117 ⅔ wide and 170 ⅓ high. On the small one: 266.8 → 266.5; 262.5;
  /// 112.5; 133.25 → 133. Insets of 10 make each cell 20 points smaller than its slot.
  @Test(arguments: Screen.all)
  func `groups stand in groups`(screen: Screen) {
    let large = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    for item in [large, small] { item.contentInsets = insets(10, 10, 10, 10) }
    let beside = column(.fractionalWidth(0.3), .fractionalHeight(1), [small])
    let group = row(.fractionalWidth(1), .fractionalHeight(0.4), [large, beside])

    screen.expect(
      layout(section(group)), count: 4,
      screen.isLarge
        ? [
          [10, 10, 255, 320.667], [285, 10, 97.667, 150.333], [285, 180.333, 97.667, 150.333],
          [10, 350.667, 255, 320.667],
        ]
        : [
          [10, 10, 242.5, 246.5], [272.5, 10, 92.5, 113], [272.5, 143, 92.5, 113],
          [10, 276.5, 242.5, 246.5],
        ])
  }

  /// Items keep their own width: with 2 · 10 points between three of them, a quarter is 0.25 · 373 = 93.25 (93) and
  /// 0.25 · 355 = 88.75 (88.5). They begin at the leading edge.
  @Test(arguments: Screen.all)
  func `a repeated item keeps its own width`(screen: Screen) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      repeatingSubitem: item(.fractionalWidth(0.25), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)

    screen.expect(
      layout(section(group)), count: 4,
      screen.isLarge
        ? [[0, 0, 93, 40], [103, 0, 93, 40], [206, 0, 93, 40], [0, 40, 93, 40]]
        : [[0, 0, 88.5, 40], [98.5, 0, 88.5, 40], [197, 0, 88.5, 40], [0, 40, 88.5, 40]])
  }

  /// A group of 200 points with flexible room at both ends leaves (393 − 200) / 2 = 96.5, nearest 96 ⅔, or 87.5 points.
  @Test(arguments: Screen.all)
  func `a group with flexible room at both ends is in the middle`(screen: Screen) {
    let group = row(.absolute(200), .absolute(40), [item(.absolute(100), .fractionalHeight(1))])
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    let start: CGFloat = screen.isLarge ? 96.667 : 87.5

    screen.expect(
      layout(section(group)), count: 2,
      [[start, 0, 100, 40], [start + 100, 0, 100, 40]])
  }

  /// A badge of 20 points stands half outside the trailing corner of an item between insets of 16 and 8.
  @Test(arguments: Screen.all)
  func `badges stand at the trailing corner`(screen: Screen) {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let square = NSCollectionLayoutItem(
      layoutSize: size(.absolute(60), .absolute(60)), supplementaryItems: [badge])
    let group = row(.fractionalWidth(1), .absolute(60), [square], .fixed(8))

    screen.expect(
      layout(section(group, insets(20, 16, 0, 8))), count: 2,
      [[16 + 60 - 10, 10, 20, 20], [84 + 60 - 10, 10, 20, 20]],
      read: { view in
        (0..<2).compactMap {
          view.layoutAttributesForSupplementaryElement(
            ofKind: "badge", at: IndexPath(item: $0, section: 0))?.frame
        }
      })
  }

  /// Between insets of 16 and 8 there are 369 or 351 points; a footer of 100 stands at the trailing inset.
  @Test(arguments: Screen.all)
  func `what stands at edges follows the insets of its section`(screen: Screen) {
    let group = row(.fractionalWidth(1), .absolute(44), [item(.fractionalWidth(1), .absolute(44))])
    let section = section(group, insets(4, 16, 6, 8)) {
      $0.boundarySupplementaryItems = [
        edge(.fractionalWidth(1), .absolute(30), .top, "header"),
        edge(.absolute(100), .absolute(20), .bottomTrailing, "footer"),
      ]
    }
    let width: CGFloat = screen.isLarge ? 369 : 351

    // 30, then 4 + 2 · 44 + 6.
    screen.expect(
      layout(section), count: 2,
      [
        [16, 0, width, 30], [16, 34, width, 44], [16, 78, width, 44],
        [16 + width - 100, 128, 100, 20],
      ],
      read: {
        [$0.edgeFrame(0, "header") ?? .null] + $0.frames() + [$0.edgeFrame(0, "footer") ?? .null]
      })
  }

  /// Groups of 0.85 of the width: 334.05 (334) or 318.75 (318.5) points, with 10 between them.
  @Test(arguments: Screen.all)
  func `a section that scrolls by itself begins at the leading inset`(screen: Screen) {
    let group = row(
      .fractionalWidth(0.85), .absolute(120), [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = section(group, insets(0, 20, 0, 20), between: 10) {
      $0.orthogonalScrollingBehavior = .groupPaging
    }

    screen.expect(
      layout(section), count: 3,
      screen.isLarge
        ? [[20, 0, 334, 120], [364, 0, 334, 120], [708, 0, 334, 120]]
        : [[20, 0, 318.5, 120], [348.5, 0, 318.5, 120], [677, 0, 318.5, 120]])
  }

  /// Columns of 150 points that follow each other horizontally are mirrored about the area, which is 7 · 150 = 1050 wide.
  /// Above and below they keep clear of the safe area: (852 − 59 − 34) / 2 = 379.5, down to 379 ⅓, and (667 − 20) / 2.
  @Test(arguments: Screen.all)
  func `columns follow each other from the leading edge of the area`(screen: Screen) {
    let group = column(
      .absolute(150), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.5))])

    screen.expect(
      layout(section(group)) { $0.scrollDirection = .horizontal }, count: 14,
      screen.isLarge
        ? [[0, 59, 150, 379.333], [0, 438.333, 150, 379.333], [150, 59, 150, 379.333]]
        : [[0, 20, 150, 323.5], [0, 343.5, 150, 323.5], [150, 20, 150, 323.5]], in: 1050,
      read: { Array($0.frames().prefix(3)) })
  }

  /// Cells of one row that ask for 31, 50 and 40 points are all 50 high, and the row is. The next row has one cell.
  @Test(arguments: Screen.all)
  func `siblings are as high as the highest of them`(screen: Screen) {
    var heights: [CGFloat] = [31, 50, 40, 20]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitem: item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 30)), count: 3)
    let third: CGFloat = screen.isLarge ? 131 : 125

    screen.expect(
      layout(section(group)), count: 4,
      [
        [0, 0, third, 50], [third, 0, third, 50], [2 * third, 0, third, 50], [0, 50, third, 20],
      ],
      makeCell: {
        let cell = HighCell(frame: .zero)
        cell.height = heights.removeFirst()
        return cell
      })
  }

  /// Held sideways, a screen has 59 points of its sides that are not safe, and the large phone is 852 points wide.
  @Test func `sections keep clear of the safe area at the sides`() {
    let window = UIWindow(device: .iPhone15Pro, orientation: .landscape)
    window.diagnostics.handler = .silent
    let group = row(.fractionalWidth(1), .absolute(44), [item(.fractionalWidth(1), .absolute(44))])
    let items = Items([1])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 852, height: 393),
      collectionViewLayout: layout(section(group)))
    view.register("cell") { UICollectionViewCell(frame: .zero) }
    view.dataSource = items
    window.addSubview(view)
    window.layoutIfNeeded()

    AshlarUIKitTests.expect(view.frames().first, 59, 0, 734, 44)

    view.collectionViewLayout = layout(section(group) { $0.contentInsetsReference = .none })
    window.layoutIfNeeded()
    AshlarUIKitTests.expect(view.frames().first, 0, 0, 852, 44)
  }
}
