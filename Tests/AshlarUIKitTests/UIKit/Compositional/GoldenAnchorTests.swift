import AshlarUIKit
import Testing

struct `Recorded badges` {
  /// The origin of a badge of 40 × 20 points on an item of 220 × 200 at (50, 50), with insets.
  private func badge(
    _ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil,
    _ itemInsets: NSDirectionalEdgeInsets = .zero
  ) -> [CGFloat] {
    let badgeSize = size(.absolute(40), .absolute(20))
    let badge =
      own.map {
        NSCollectionLayoutSupplementaryItem(
          layoutSize: badgeSize, elementKind: "badge", containerAnchor: anchor, itemAnchor: $0)
      }
      ?? NSCollectionLayoutSupplementaryItem(
        layoutSize: badgeSize, elementKind: "badge", containerAnchor: anchor)
    let large = NSCollectionLayoutItem(
      layoutSize: size(.absolute(220), .absolute(200)), supplementaryItems: [badge])
    large.contentInsets = itemInsets
    let group = row(.absolute(220), .absolute(200), [large])
    let view = Items([1]).show(layout(section(group, insets(50, 50, 0, 0))))
    let frame = view.edgeFrame(0, "badge") ?? .null
    #expect(frame.size == CGSize(width: 40, height: 20))
    return [frame.minX, frame.minY]
  }

  private let corner: NSDirectionalRectEdge = [.top, .trailing]
  private let opposite: NSDirectionalRectEdge = [.bottom, .leading]

  /// The item's rectangle is 53, 52, 212, 194.
  @Test func `41 at a corner, with offsets`() {
    let around = insets(2, 3, 4, 5)
    let fraction = CGPoint(x: 0.5, y: 0.25)
    let plain = NSCollectionLayoutAnchor(edges: corner)

    expect(
      badge(.init(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9)), nil, around), [232, 61])
    expect(badge(.init(edges: corner, fractionalOffset: fraction), nil, around), [245, 57])
    expect(badge(plain, .init(edges: opposite, fractionalOffset: fraction), around), [285, 37])
    expect(
      badge(plain, .init(edges: opposite, absoluteOffset: CGPoint(x: 3, y: 4)), around),
      [268, 36])
  }

  @Test func `41b at edges and in the middle`() {
    expect(badge(.init(edges: .top)), [140, 50])
    expect(badge(.init(edges: .leading)), [50, 140])
    expect(badge(.init(edges: [.bottom, .trailing])), [230, 230])
    expect(badge(.init(edges: [])), [140, 140])
  }

  @Test func `41c of groups`() {
    let line = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(4)), elementKind: "line",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    let whole = row(
      .absolute(320), .absolute(60), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    whole.supplementaryItems = [line]
    let view = Items([2]).show(layout(section(whole)))
    expect(view.edgeFrame(0, "line"), 0, 56, 320, 4)

    let half = row(
      .absolute(160), .absolute(60), [item(.fractionalWidth(1), .fractionalHeight(1))])
    half.supplementaryItems = [line]
    let nested = Items([2]).show(layout(section(row(.absolute(320), .absolute(60), [half]))))
    #expect(nested.edgeFrame(0, "line")?.width == 320)
    // One for each of the nested groups.
    let second = nested.layoutAttributesForSupplementaryElement(
      ofKind: "line", at: IndexPath(item: 1, section: 0))
    #expect(second?.frame.midX == 240)
  }

  /// 44 − 20 + 0.3 · 20 and −0.3 · 20.
  @Test func `47 a badge that sticks out`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: corner, fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let square = NSCollectionLayoutItem(
      layoutSize: size(.absolute(44), .absolute(44)), supplementaryItems: [badge])
    let view = Items([1]).show(layout(section(row(.absolute(44), .absolute(44), [square]))))

    expect(view.edgeFrame(0, "badge"), 30, -6, 20, 20)
  }

  /// Two items in a row, three rows: badges count through the section, and from 0 in the next one.
  @Test func `count from the first item of each section`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: corner))
    let half = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .absolute(50)), supplementaryItems: [badge])
    let view = Items([5, 2]).show(
      layout(section(row(.fractionalWidth(1), .absolute(50), [half]))))

    func place(_ item: Int, _ section: Int) -> CGPoint? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: "badge", at: IndexPath(item: item, section: section))?.frame.origin
    }
    #expect(place(0, 0) == CGPoint(x: 140, y: 0))
    #expect(place(3, 0) == CGPoint(x: 300, y: 50))
    #expect(place(4, 0) == CGPoint(x: 140, y: 100))
    #expect(place(5, 0) == nil)
    #expect(place(1, 1) == CGPoint(x: 300, y: 150))
    #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 7)
    #expect(view.faultTexts == [])
  }
}

/// What is behind a section.
private final class Background: UICollectionReusableView {}

struct `Recorded backgrounds and margins` {
  @Test func `42 cover their section with its header`() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets(1, 2, 3, 4)
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group, insets(3, 4, 5, 6), between: 4) {
      $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(30), .top)]
      $0.decorationItems = [background]
    }
    let layout = layout(section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let view = Items([3, 0, 2]).show(layout)

    func frame(_ section: Int) -> CGRect? {
      layout.layoutAttributesForDecorationView(
        ofKind: "background", at: IndexPath(item: 0, section: section))?.frame
    }
    expect(frame(0), 2, 1, 314, 118)
    expect(frame(1), 2, 123, 314, 34)
    expect(frame(2), 2, 161, 314, 74)
    let cell = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(cell?.zIndex == 1)
    #expect(view.contentSize.height == 238)
    let backgrounds = view.subviews.compactMap { $0 as? Background }
    #expect(backgrounds.map(\.frame) == [frame(0), frame(1), frame(2)])
    // They are behind the five cells and the three headers.
    #expect(view.subviews.prefix(3).allSatisfy { $0 is Background })
    #expect(view.subviews.count == 11)
    #expect(view.faultTexts == [])
  }

  @Test func `are not there for a section without a size, nor without a class`() {
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group) {
      $0.decorationItems = [.background(elementKind: "background")]
    }
    let layout = layout(section)
    let view = Items([0, 2]).show(layout)

    let empty = layout.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 0))
    #expect(empty == nil)
    #expect(view.visibleCells.count == 2)
    #expect(
      view.faultTexts.contains {
        $0.hasPrefix(
          "no UICollectionReusableView class registered for decoration view kind background")
      })
  }

  @Test func `43 margins are kept clear across the axis`() {
    let group = row(
      .fractionalWidth(1), .absolute(40), [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = section(group) {
      $0.contentInsetsReference = .layoutMargins
      $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(20), .top)]
    }
    let margins = insets(10, 20, 30, 40)
    let view = Items([2]).show(layout(section)) { $0.directionalLayoutMargins = margins }

    expect(view.frames().xs, [20, 150])
    expect(view.frames().widths, [130, 130])
    expect(view.frames().heights, [40, 40])
    expect(view.edgeFrame(0), 20, 0, 260, 20)

    let headed = layout(section) {
      $0.boundarySupplementaryItems = [edge(.fractionalWidth(1), .absolute(20), .top, "head")]
    }
    let other = Items([2]).show(headed) { $0.directionalLayoutMargins = margins }
    expect(other.layoutEdgeFrame("head"), 0, 0, 320, 20)
    expect(other.edgeFrame(0), 20, 20, 260, 20)
  }
}
