import AshlarTesting
import AshlarUIKit
import Testing

/// Reports about texts, cells and tables that are as large as what is in them.
struct `Reported about sizes of contents` {
  // MARK: Texts

  /// Whackylabs, 2015/05/16: 16 for the sides and 8 above and below. "aaaa bbbb" has room in 100, and in 84 it has not.
  @Test(arguments: [("abc", 46, 28, 28), ("aaaa bbbb cccc", 100, 48, 68)])
  func `a label with padding breaks lines by its text rectangle`(
    text: String, width: CGFloat, sized: CGFloat, inset: CGFloat
  ) {
    for (label, height) in [(SizedLabel(), sized), (InsetLabel(), inset)] as [(UILabel, CGFloat)] {
      let root = UIView(reported: 320, 200)
      root.add(label, "label")
      label.text = text
      label.numberOfLines = 0
      label.snp.makeConstraints { make in
        make.top.left.equalToSuperview().offset(10)
        make.width.lessThanOrEqualTo(100)
      }

      expectSilence(root)
      expectFrame(of: label, x: 10, y: 10, width: width, height: height)
    }
  }

  /// Stack Overflow 12789013: a width for the lines that is set in each layout. 180, 300 and 100 have room for two words
  /// of five, for all, and for two, two and one.
  @Test func `a label whose lines follow its own width settles`() {
    let root = UIView(reported: 200, 300)
    let card = root.add(FollowingCard(), "card")
    card.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    for (width, height) in [(200, 60), (320, 40), (120, 80)] as [(CGFloat, CGFloat)] {
      root.frame.size.width = width
      let before = card.layouts
      expectSilence(root)
      expectFrame(of: card, x: 0, y: 0, width: width, height: height)
      #expect(card.layouts - before <= 2)
    }
  }

  /// Kevin Hirsch's page about sizes of text: 44 less 16 are too low for the largest letters, and a bound is not.
  @Test(arguments: [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge])
  func `a row of 44 cuts off the largest letters unless it may be higher`(
    category: UIContentSizeCategory
  ) {
    category.performAsPreferred {
      let isLarge = category == .large
      let (fixed, _) = row { $0.height.equalTo(44) }
      let told = problems(fixed)
      #expect(told.isEmpty == isLarge)
      if !isLarge { expect(told.first, says: "label is 28 high, but what it shows is ") }

      let (free, label) = row { $0.height.greaterThanOrEqualTo(44) }
      expectSilence(free)
      let height = label.intrinsicContentSize.height + 16
      #expect((height > 44) == !isLarge)
      #expect(free.subviews.first?.frame.height == max(44, height))
    }
  }

  private func row(_ height: (ConstraintMaker) -> Void) -> (root: UIView, label: UILabel) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.diagnostics.handler = .silent
    let row = root.add(UIView(), "row")
    let label = row.add(UILabel(), "label")
    label.text = "Title"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    row.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      height(make)
    }
    label.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.left.equalToSuperview().offset(16)
    }
    return (root, label)
  }

  // MARK: Tables

  /// Stack Overflow 17334478: rows of 44 between 50 and 30, three and then five.
  @Test func `a table that is as high as its rows scrolls with what is around it`() {
    let rows = Rows(3)
    let table = FullTable(rows)
    let root = UIView(reported: 320, 480)
    let scroll = root.add(UIScrollView(), "scroll")
    let box = scroll.add(UIView(), "box")
    let (head, foot) = (box.add(UIView(), "head"), box.add(UIView(), "foot"))
    box.add(table, "table")
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    box.snp.makeConstraints { $0.edges.width.equalToSuperview() }
    head.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(50)
    }
    table.snp.makeConstraints { make in
      make.top.equalTo(head.snp.bottom)
      make.left.right.equalToSuperview()
    }
    foot.snp.makeConstraints { make in
      make.top.equalTo(table.snp.bottom)
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(30)
    }
    expectSilence(root)
    expectFrame(of: table, x: 0, y: 50, width: 320, height: 132)
    #expect(scroll.contentSize.height == 212)

    rows.count = 5
    table.reloadData()
    table.invalidateIntrinsicContentSize()
    expectSilence(root)
    #expect(scroll.contentSize.height == 300)
    #expect(table.visibleCells.count == 5)
  }

  /// The same question, as it is answered elsewhere: 3 · 44, and 5 · 44.
  @Test(arguments: 0..<4)
  func `a table is as high as its rows in each of the usual ways`(way: Int) {
    let rows = Rows(3)
    let ways = [NotingTable.self, AskingTable.self, FullTable.self, LayoutTable.self]
    let table = ways[way].init(rows)
    let root = UIView(reported: 320, 480)
    root.add(table, "table")
    table.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(table.frame.height == 132)

    rows.count = 5
    table.reloadData()
    table.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(table.frame.height == 220)
  }
}

// MARK: - Labels

private final class SizedLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 8)
  }
}

private final class InsetLabel: UILabel {
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let inner = bounds.insetBy(dx: 8, dy: 4)
    return super.textRect(forBounds: inner, limitedToNumberOfLines: lines).insetBy(dx: -8, dy: -4)
  }
}

private final class FollowingCard: UIView {
  let label = UILabel()
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    add(label, "label")
    label.numberOfLines = 0
    label.text = "aaaa bbbb cccc dddd eeee"
    label.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    label.preferredMaxLayoutWidth = label.frame.width
    super.layoutSubviews()
  }
}

// MARK: - Tables

private final class Rows: UITableViewDataSource {
  var count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private class RowTable: UITableView {
  required init(_ rows: Rows) {
    super.init(frame: .zero, style: .plain)
    dataSource = rows
    rowHeight = 44
  }

  required init?(coder: NSCoder) { nil }

  var heightOfContent: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }
}

/// Lays itself out before it says how high it is.
private final class FullTable: RowTable {
  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return heightOfContent
  }
}

/// Invalidates its content as soon as that has another size.
private final class NotingTable: RowTable {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { heightOfContent }
}

/// Does both.
private final class AskingTable: RowTable {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: CGSize {
    layoutIfNeeded()
    return heightOfContent
  }
}

/// Compares in its layout.
private final class LayoutTable: RowTable {
  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != intrinsicContentSize { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}
