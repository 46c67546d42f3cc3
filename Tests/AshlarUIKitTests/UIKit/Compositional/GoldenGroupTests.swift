import AshlarUIKit
import Testing

struct `Recorded groups` {
  @Test func `13 a column of quarters with room between them`() {
    let group = column(
      .fractionalWidth(1), .absolute(100), [item(.fractionalWidth(1), .fractionalHeight(0.25))],
      .fixed(10))
    let view = Items([9]).show(layout(section(group)))

    expect(view.frames().heights, Array(repeating: 17.5, count: 9))
    expect(view.frames().ys, [0, 27.5, 55, 82.5, 100, 127.5, 155, 182.5, 200])
    expect([view.contentSize.height], [217.5])
  }

  @Test func `14 a column of half the view`() {
    let group = column(
      .fractionalWidth(0.5), .fractionalHeight(0.5),
      [item(.fractionalWidth(1), .fractionalHeight(0.3))], .fixed(10))
    let view = Items([9]).show(layout(section(group)))

    expect(view.frames().ys, [0, 76, 152, 240, 316, 392, 480, 556, 632])
    expect(view.frames().heights, Array(repeating: 66, count: 9))
    expect(view.frames().widths, Array(repeating: 160, count: 9))
    #expect(view.contentSize.height == 720)
  }

  @Test(
    arguments: [
      (0, false, [0, 30, 60, 100, 130], 170), (10, false, [0, 40, 100, 140, 200], 260),
      (10, true, [0, 70, 100, 170, 200], 230),
    ] as [(CGFloat, Bool, [CGFloat], CGFloat)])
  func `15 the last column loses what a whole one has more`(
    least: CGFloat, isFlexible: Bool, ys: [CGFloat], height: CGFloat
  ) {
    let spacing: NSCollectionLayoutSpacing = isFlexible ? .flexible(least) : .fixed(least)
    let group = column(
      .fractionalWidth(1), .absolute(100), [item(.fractionalWidth(1), .absolute(30))], spacing)
    let view = Items([5]).show(layout(section(group)))

    expect(view.frames().ys, ys)
    #expect(view.contentSize.height == height)
  }

  @Test(
    arguments: [
      (0, false, [0, 30, 60, 100, 130], [170, 200, 230], 270),
      (10, false, [0, 40, 100, 140, 200], [260, 300, 360], 420),
      (10, true, [0, 70, 100, 170, 200], [230, 300, 330], 360),
    ] as [(CGFloat, Bool, [CGFloat], [CGFloat], CGFloat)])
  func `16 so does the last row of a layout that scrolls horizontally`(
    least: CGFloat, isFlexible: Bool, first: [CGFloat], second: [CGFloat], width: CGFloat
  ) {
    let spacing: NSCollectionLayoutSpacing = isFlexible ? .flexible(least) : .fixed(least)
    let group = row(
      .absolute(100), .fractionalHeight(1), [item(.absolute(30), .fractionalHeight(1))], spacing)
    let view = Items([5, 3]).show(
      layout(section(group)) { $0.scrollDirection = .horizontal })

    expect(view.frames(0).xs, first)
    expect(view.frames(1).xs, second)
    expect([view.contentSize.width], [width])
  }

  @Test func `17 a count shares the length, whatever the item says`() {
    let horizontal = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(320), .absolute(20)),
      subitem: item(.absolute(30), .absolute(20)), count: 3)
    horizontal.interItemSpacing = .fixed(10)
    let frames = Items([3]).show(layout(section(horizontal))).frames()
    expect(frames.widths, [100, 100, 100])
    expect(frames.xs, [0, 110, 220])

    let vertical = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .absolute(90)),
      subitem: item(.fractionalWidth(1), .absolute(10)), count: 3)
    let column = Items([3]).show(layout(section(vertical))).frames()
    expect(column.widths, [160, 160, 160])
    expect(column.heights, [30, 30, 30])
  }

  @Test func `28 a column beside an item`() {
    let small = column(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [item(.fractionalWidth(1), .fractionalHeight(0.5))], .fixed(4))
    let group = row(
      .absolute(320), .absolute(100), [item(.fractionalWidth(0.5), .fractionalHeight(1)), small],
      .fixed(6))
    let frames = Items([3]).show(layout(section(group))).frames()

    expect(frames[0], 0, 0, 157, 100)
    expect(frames[1], 163, 0, 157, 48)
    expect(frames[2], 163, 52, 157, 48)
  }

  @Test func `29 columns beside each other, of which the last one is not full`() {
    let half = column(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let view = Items([9]).show(
      layout(section(row(.fractionalWidth(1), .absolute(100), [half]))))

    expect(view.frames().xs, [0, 0, 160, 160, 0, 0, 160, 160, 0])
    expect(view.frames().ys, [0, 50, 0, 50, 100, 150, 100, 150, 200])
    expect(view.frames().widths, Array(repeating: 160, count: 9))
    expect(view.frames().heights, Array(repeating: 50, count: 9))
    #expect(view.contentSize.height == 250)
  }

  @Test func `30 frames that the program gives`() {
    let given = [
      CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 50, y: 10, width: 60, height: 30),
      CGRect(x: -5, y: -5, width: 400, height: 20),
    ]
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(80))
    ) { environment in
      sizes.append(environment.container.contentSize)
      return given.map { NSCollectionLayoutGroupCustomItem(frame: $0, zIndex: 3) }
    }
    let view = Items([4, 2]).show(layout(section(group, insets(3, 4, 5, 6))))

    let frames = view.frames(0)
    expect(frames[0], 5, 5, 30, 40)
    expect(frames[1], 54, 13, 60, 30)
    expect(frames[2], -1, -2, 400, 20)
    expect(frames[3], 5, 85, 30, 40)
    expect(view.frames(1)[0], 5, 173, 30, 40)
    #expect(view.contentSize.height == 256)
    #expect(sizes == [CGSize(width: 320, height: 80), CGSize(width: 320, height: 80)])
    let first = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.zIndex == 3)
  }
}

struct `Recorded insets and room at edges` {
  private func edges(
    _ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?,
    _ trailing: NSCollectionLayoutSpacing?, _ bottom: NSCollectionLayoutSpacing?
  ) -> NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
  }

  @Test func `18 of a section, with room between groups`() {
    let group = row(
      .fractionalWidth(1), .absolute(50), [item(.fractionalWidth(1 / 3), .fractionalHeight(1))],
      .fixed(10))
    let view = Items([9]).show(layout(section(group, insets(5, 6, 7, 8), between: 4)))

    expect(view.frames().widths, Array(repeating: 95, count: 9))
    expect(view.frames().xs, [6, 111, 216, 6, 111, 216, 6, 111, 216])
    expect(view.frames().ys, [5, 5, 5, 59, 59, 59, 113, 113, 113])
    #expect(view.contentSize.height == 170)
  }

  @Test func `19 of a group and of its items`() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    half.contentInsets = insets(5, 6, 7, 8)
    let group = row(.fractionalWidth(1), .absolute(100), [half])
    group.contentInsets = insets(1, 2, 3, 4)
    let frames = Items([4]).show(layout(section(group))).frames()

    expect(frames[0], 8, 6, 143, 84)
    expect(frames[1], 165, 6, 143, 84)
    expect(frames[2], 8, 106, 143, 84)
  }

  @Test func `20 fixed room around an item takes room`() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    half.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
    let frames = Items([2]).show(
      layout(section(row(.fractionalWidth(1), .absolute(100), [half])))
    ).frames()

    expect(frames[0], 4, 5, 160, 100)
    expect(frames[1], 4, 105, 160, 100)
  }

  @Test func `21 flexible room around an item takes what is left`() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    half.edgeSpacing = edges(.flexible(4), nil, .flexible(6), nil)
    let frames = Items([2]).show(
      layout(section(row(.fractionalWidth(1), .absolute(100), [half])))
    ).frames()

    expect(frames.xs, [79, 79])
    expect(frames.widths, [160, 160])
    expect(frames.ys, [0, 100])
  }

  @Test func `22 along both axes`() {
    let small = item(.fractionalWidth(0.4), .fractionalHeight(0.5))
    small.edgeSpacing = edges(.flexible(0), .flexible(0), nil, nil)
    let frames = Items([3]).show(
      layout(section(row(.absolute(320), .absolute(100), [small])))
    ).frames()

    expect(frames[0], 32, 50, 128, 50)
    expect(frames[1], 192, 50, 128, 50)
    expect(frames[2], 32, 150, 128, 50)
  }

  @Test func `23 room around a group`() {
    let group = row(
      .fractionalWidth(1), .absolute(30), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    group.edgeSpacing = edges(.fixed(4), .fixed(5), .fixed(6), .fixed(7))
    let view = Items([6]).show(layout(section(group, between: 8)))

    expect(view.frames().xs, [4, 164, 4, 164, 4, 164])
    expect(view.frames().ys, [5, 5, 55, 55, 105, 105])
    expect(view.frames().widths, Array(repeating: 160, count: 6))
    #expect(view.contentSize.height == 142)
  }

  @Test func `24 a group that is narrower than the section`() {
    let group = row(
      .fractionalWidth(0.6), .absolute(30), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let frames = Items([6]).show(layout(section(group, between: 8))).frames()

    expect(frames.xs, [0, 96, 0, 96, 0, 96])
    expect(frames.ys, [0, 0, 38, 38, 76, 76])
    expect(frames.widths, Array(repeating: 96, count: 6))
  }

  private var stacked: UICollectionViewCompositionalLayout {
    let group = row(
      .fractionalWidth(1), .absolute(30), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    return layout(section(group, insets(3, 4, 5, 6))) { $0.interSectionSpacing = 12 }
  }

  @Test func `25 room between sections, empty ones too`() {
    let view = Items([3, 0, 4]).show(stacked)

    let first = view.frames(0)
    expect(first[0], 4, 3, 155, 30)
    expect(first[1], 159, 3, 155, 30)
    expect(first[2], 4, 33, 155, 30)
    expect(view.frames(2).ys, [95, 95, 125, 125])
    #expect(view.contentSize.height == 160)
  }

  /// 320 less the place and the width of the frames from left to right.
  @Test func `54 the same from right to left`() {
    let view = Items([3, 0, 4]).show(stacked, isMirrored: true)

    let first = view.frames(0)
    expect(first[0], 161, 3, 155, 30)
    expect(first[1], 6, 3, 155, 30)
    expect(first[2], 161, 33, 155, 30)
    #expect(view.seenFrames == view.frames(0) + view.frames(2))
  }

  @Test func `26 columns that follow each other horizontally`() {
    let group = column(
      .absolute(100), .fractionalHeight(1), [item(.fractionalWidth(1), .fractionalHeight(0.25))])
    let view = Items([6, 5]).show(
      layout(section(group, insets(3, 4, 5, 6), between: 5)) {
        $0.scrollDirection = .horizontal
        $0.interSectionSpacing = 12
      })

    expect(view.frames(0).xs, [4, 4, 4, 4, 109, 109])
    expect(view.frames(0).ys, [3, 121, 239, 357, 3, 121])
    expect(view.frames(0).heights, Array(repeating: 118, count: 6))
    expect(view.frames(1).xs, [231, 231, 231, 231, 336])
    #expect(view.contentSize == CGSize(width: 442, height: 480))
  }

  @Test func `27 rows that follow each other horizontally are fractions of the whole width`() {
    let group = row(
      .fractionalWidth(0.5), .fractionalHeight(1),
      [item(.fractionalWidth(1), .fractionalHeight(0.25))])
    let view = Items([3]).show(
      layout(section(group, insets(3, 4, 5, 6))) {
        $0.scrollDirection = .horizontal
        $0.interSectionSpacing = 12
      })

    expect(view.frames().xs, [4, 164, 324])
    expect(view.frames().widths, [160, 160, 160])
    expect(view.frames().heights, [118, 118, 118])
  }
}
