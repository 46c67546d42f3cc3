import AshlarUIKit
import Testing

/// Stories that scroll sideways, posts that size themselves, and a grid of photos: a compositional layout whose cells are
/// written with SnapKit.
struct `A feed` {
  /// Where the posts begin: below 12 points, the stories and 12.
  private func posts(_ stage: Stage) -> CGFloat {
    stage.safeTop + 44 + 12 + 64 + 4 + stage.line(.caption1).rounded(.up) + 12
  }

  /// A post is half as high as wide, and 12, a title, 4, so many lines and 12.
  private func post(_ stage: Stage, _ width: CGFloat, lines: Int) -> CGFloat {
    width / 2 + 12 + stage.line(.headline) + 4 + stage.lines(lines, .subheadline) + 12
  }

  private func isWide(_ stage: Stage) -> Bool { stage.width > 600 }

  private func cell<Cell>(_ feed: FeedViewController, _ section: Int, _ item: Int) -> Cell? {
    feed.collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  @Test(arguments: Setting.all(.iPhone8, .iPad))
  func `begins with stories in a row`(setting: Setting) {
    setting.show(FeedViewController(), bar: 44) { feed, stage in
      let top = stage.safeTop + 44 + 12
      for item in 0..<4 {
        let story: StoryCell? = cell(feed, 0, item)
        let x = 16 + CGFloat(item) * (72 + 12)
        let name = stage.line(.caption1)
        stage.expect(story, x, top, 72, 64 + 4 + name.rounded(.up))
        stage.expect(story?.picture, x + (72 - 64) / 2, top, 64, 64)
        stage.expect(story?.nameLabel, x, top + 64 + 4, 72, name)
      }
    }
  }

  /// On a wide screen two posts stand beside each other, 16 points apart; each keeps its height, and the row has that of
  /// the higher one.
  @Test(arguments: Setting.all(.iPhone8, .iPad))
  func `has posts as high as their texts`(setting: Setting) {
    setting.show(FeedViewController(), bar: 44) { feed, stage in
      let width = isWide(stage) ? (stage.width - 16 - 16 - 16) / 2 : stage.width - 32
      let heights = [2, 1, 3].map { post(stage, width, lines: $0) }
      let first = posts(stage) + 16 + stage.line(.title2) + 8
      let places: [CGPoint] =
        isWide(stage)
        ? [
          CGPoint(x: 16, y: first), CGPoint(x: 16 + width + 16, y: first),
          CGPoint(x: 16, y: first + heights[0] + 16),
        ]
        : [
          CGPoint(x: 16, y: first), CGPoint(x: 16, y: first + heights[0] + 16),
          CGPoint(x: 16, y: first + heights[0] + 16 + heights[1] + 16),
        ]
      for (item, place) in places.enumerated() where place.y < stage.height {
        let post: PostCell? = cell(feed, 1, item)
        let (x, y) = (place.x, place.y)
        stage.expect(post, x, y, width, heights[item])
        stage.expect(post?.picture, x, y, width, width / 2)
        let title = stage.line(.headline)
        stage.expect(post?.titleLabel, x + 12, y + width / 2 + 12, width - 24, title)
        let text = stage.lines([2, 1, 3][item], .subheadline)
        stage.expect(post?.bodyLabel, x + 12, y + width / 2 + 12 + title + 4, width - 24, text)
      }
    }
  }

  @Test(arguments: Setting.all(.iPhone8, .iPad))
  func `has a header above its posts`(setting: Setting) {
    setting.show(FeedViewController(), bar: 44) { feed, stage in
      let header =
        feed.collectionView.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: 1)) as? FeedHeader
      let title = stage.line(.title2)

      stage.expect(header, 16, posts(stage), stage.width - 32, 16 + title + 8)
      stage.expect(header?.titleLabel, 16, posts(stage) + 16, stage.width - 32, title)
    }
  }

  /// Three squares a row, or five on a wide screen, each a point inside its place. Two rows in either case, or one.
  @Test(arguments: Setting.all(.iPhone8, .iPad))
  func `ends with a grid of photos`(setting: Setting) {
    setting.show(FeedViewController(), bar: 44) { feed, stage in
      let columns = isWide(stage) ? 5 : 3
      let side = stage.width / CGFloat(columns)
      let width = isWide(stage) ? (stage.width - 16 - 16 - 16) / 2 : stage.width - 32
      let heights = [2, 1, 3].map { post(stage, width, lines: $0) }
      let header = 16 + stage.line(.title2) + 8
      let rows =
        isWide(stage)
        ? heights[0] + 16 + heights[2] : heights[0] + 16 + heights[1] + 16 + heights[2]
      let start = posts(stage) + header + rows + 20
      let end = start + (isWide(stage) ? side : 2 * side)
      let content = end - stage.safeTop - 44
      let view = feed.collectionView
      view.contentOffset.y = content + stage.safeBottom - stage.height
      stage.window.layoutIfNeeded()

      #expect(abs(view.contentSize.height - content) < 0.01)
      let bottom = stage.height - stage.safeBottom
      for item in 0..<5 {
        let x = CGFloat(item % columns) * side
        let y = bottom - (end - start) + CGFloat(item / columns) * side
        let photo: UICollectionViewCell? = cell(feed, 2, item)
        stage.expect(photo, x + 1, y + 1, side - 2, side - 2)
      }
    }
  }
}
