import AshlarUIKit
import Testing

// Frames recorded on UIKit, by their numbers in "Golden examples" of the reference: 320 × 480 points, 2 pixels to the
// point.

struct `Recorded rows` {
  /// Rows of items that are 10 points high.
  private func show(
    _ width: NSCollectionLayoutDimension, _ spacing: NSCollectionLayoutSpacing = .fixed(0),
    count: Int = 8, in viewWidth: CGFloat = 320
  ) -> UICollectionView {
    let group = row(.fractionalWidth(1), .absolute(10), [item(width, .absolute(10))], spacing)
    return Items([count]).show(layout(section(group)), width: viewWidth)
  }

  @Test func `1 hold three items of 0.3`() {
    let view = show(.fractionalWidth(0.3))

    expect(view.frames().xs, [0, 96, 192, 0, 96, 192, 0, 96])
    expect(view.frames().ys, [0, 0, 0, 10, 10, 10, 20, 20])
    expect(view.frames().widths, Array(repeating: 96, count: 8))
    #expect(view.contentSize == CGSize(width: 320, height: 30))
    #expect(view.seenFrames == view.frames())
    #expect(view.faultTexts == [])
  }

  @Test func `2 round thirds down to a pixel`() {
    let view = show(.fractionalWidth(1 / 3), count: 3)

    expect(view.frames().xs, [0, 106.5, 213])
    expect(view.frames().widths, [106.5, 106.5, 106.5])
  }

  @Test func `3 hold one item of 0.9`() {
    let view = show(.fractionalWidth(0.9), count: 3)

    expect(view.frames().xs, [0, 0, 0])
    expect(view.frames().ys, [0, 10, 20])
    expect(view.frames().widths, [288, 288, 288])
  }

  @Test(
    arguments: [
      (0.3, 90, [0, 100, 200]), (0.25, 72.5, [0, 82.5, 165, 247.5]), (0.5, 155, [0, 165]),
      (1 / 3, 100, [0, 110, 220]), (0.4, 124, [0, 134]),
    ] as [(CGFloat, CGFloat, [CGFloat])])
  func `4 and 5 take fractions of what fixed room leaves`(
    fraction: CGFloat, width: CGFloat, xs: [CGFloat]
  ) {
    let view = show(.fractionalWidth(fraction), .fixed(10), count: xs.count)

    expect(view.frames().xs, xs)
    expect(view.frames().widths, xs.map { _ in width })
    expect(view.frames().ys, xs.map { _ in 0 })
  }

  @Test(
    arguments: [
      (0.3, 10, 90, [0, 115, 230]), (0.4, 10, 124, [0, 196]), (0.25, 1, 79, [0, 80.5, 160.5, 241]),
      (0.3, 1, 95, [0, 112.5, 225]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func `6 and 7 share what is left among flexible room`(
    fraction: CGFloat, least: CGFloat, width: CGFloat, xs: [CGFloat]
  ) {
    let view = show(.fractionalWidth(fraction), .flexible(least), count: xs.count)

    expect(view.frames().xs, xs)
    expect(view.frames().widths, xs.map { _ in width })
  }

  @Test func `8 follow the width of the view`() {
    expect(show(.fractionalWidth(1 / 3), count: 3, in: 301).frames().widths, [100, 100, 100])
    expect(show(.fractionalWidth(1 / 3), count: 3, in: 280).frames().widths, [93, 93, 93])
    expect(show(.fractionalWidth(1 / 3), count: 3, in: 280).frames().xs, [0, 93, 186])
  }

  @Test func `9 begin the next row with the next item in turn`() {
    let items = [item(.fractionalWidth(0.5), .absolute(20)), item(.absolute(50), .absolute(20))]
    let group = row(.absolute(320), .absolute(20), items, .fixed(10))
    let view = Items([4]).show(layout(section(group)))

    expect(view.frames().xs, [0, 165, 0, 165])
    expect(view.frames().widths, [155, 50, 155, 50])
    expect(view.frames().ys, [0, 0, 20, 20])
  }

  @Test func `10 let high items stick out`() {
    let items = [
      item(.fractionalWidth(0.5), .absolute(100)),
      item(.fractionalWidth(0.5), .fractionalWidth(0.25)),
    ]
    let group = row(.absolute(320), .absolute(20), items, .fixed(10))
    let view = Items([3]).show(layout(section(group)))

    expect(view.frames().first, 0, 0, 155, 100)
    expect(view.frames().dropFirst().first, 165, 0, 155, 77.5)
    expect(view.frames().last, 0, 20, 155, 100)
  }

  @Test func `11 are as high as a fraction of the width`() {
    let group = row(
      .fractionalWidth(1), .fractionalWidth(0.2),
      [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let view = Items([4]).show(layout(section(group)))

    expect(view.frames().widths, [160, 160, 160, 160])
    expect(view.frames().heights, [64, 64, 64, 64])
    expect(view.frames().ys, [0, 0, 64, 64])
  }

  @Test func `12 stand between insets, and are as high as a fraction of the view`() {
    let group = row(
      .fractionalWidth(1), .fractionalHeight(0.5),
      [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let view = Items([4]).show(layout(section(group, insets(10, 20, 30, 40))))

    expect(view.frames().xs, [20, 150, 20, 150])
    expect(view.frames().ys, [10, 10, 250, 250])
    expect(view.frames().widths, [130, 130, 130, 130])
    expect(view.frames().heights, [240, 240, 240, 240])
    #expect(view.contentSize == CGSize(width: 320, height: 520))
  }
}

struct `Rows on other screens, by hand` {
  private func show(
    _ width: CGFloat, scale: CGFloat, _ group: NSCollectionLayoutGroup,
    _ insets: NSDirectionalEdgeInsets = .zero, count: Int
  ) -> [CGRect] {
    Items([count]).show(layout(section(group, insets)), width: width, height: 800, scale: scale)
      .frames()
  }

  private func row(
    _ fraction: CGFloat, _ spacing: CGFloat
  ) -> NSCollectionLayoutGroup {
    AshlarUIKitTests.row(
      .fractionalWidth(1), .absolute(44),
      [item(.fractionalWidth(fraction), .fractionalHeight(1))], .fixed(spacing))
  }

  private func count(_ count: Int, _ spacing: CGFloat) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: count)
    group.interItemSpacing = .fixed(spacing)
    return group
  }

  @Test func `48 half of 393 points is 589 pixels of a third`() {
    let frames = show(393, scale: 3, row(0.5, 0), count: 2)

    expect(frames.widths, [196.333, 196.333])
    expect(frames.xs, [0, 196.333])
  }

  @Test func `49 a quarter of what three times 8 points leave of 393`() {
    // (393 − 24) / 4 = 92.25
    let frames = show(393, scale: 3, row(0.25, 8), count: 4)

    expect(frames.widths, [92, 92, 92, 92])
    expect(frames.xs, [0, 100, 200, 300])
  }

  @Test func `50 a third between insets`() {
    // (393 − 32 − 16) / 3 = 115
    let frames = show(393, scale: 3, row(1 / 3, 8), insets(0, 16, 0, 16), count: 3)

    expect(frames.widths, [115, 115, 115])
    expect(frames.xs, [16, 139, 262])
  }

  @Test func `51 a fifth at two pixels to the point`() {
    // (375 − 16) / 5 = 71.8
    let frames = show(375, scale: 2, row(0.2, 4), count: 5)

    expect(frames.widths, Array(repeating: 71.5, count: 5))
    expect(frames.xs, [0, 75.5, 151, 226.5, 302])
  }

  @Test func `52 and 53 three of a count`() {
    // (393 − 16) / 3 = 125 ⅔, (390 − 2) / 3 = 129 ⅓
    let wide = show(393, scale: 3, count(3, 8), count: 3)
    expect(wide.widths, [125.667, 125.667, 125.667])
    expect(wide.xs, [0, 133.667, 267.333])

    let narrow = show(390, scale: 3, count(3, 1), count: 3)
    expect(narrow.widths, [129.333, 129.333, 129.333])
    expect(narrow.xs, [0, 130.333, 260.667])
  }

  @Test func `46 a list of 94 rows`() {
    let group = AshlarUIKitTests.row(
      .fractionalWidth(1), .absolute(44), [item(.fractionalWidth(1), .absolute(44))])

    #expect(Items([94]).show(layout(section(group))).contentSize.height == 4136)
  }
}
