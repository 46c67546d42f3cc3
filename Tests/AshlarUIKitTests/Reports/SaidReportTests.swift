import AshlarUIKit
import Testing

/// What is said of ported layouts that people reported: the words that matter.
///
/// Source: public reports and questions, named with each.
struct `Reported words about ported code` {
  private func named<Item: UIView>(_ name: String, _ view: Item) -> Item {
    view.name = name
    return view
  }

  private func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    let root = named("root", UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.diagnostics.handler = .silent
    return root
  }

  /// SnapKit#695 with nothing inside.
  @Test func `a content without a height is told of, with both ways out`() {
    let root = makeRoot()
    let (scroll, content) = (named("scroll", UIScrollView()), named("content", UIView()))
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.width.equalToSuperview()
      make.edges.equalToSuperview()
    }
    root.layoutIfNeeded()

    let text = root.layoutAmbiguities().map(\.description).joined()
    #expect(text.contains("Nothing says how high content is"), "\(text)")
    #expect(text.contains("give it a height, or tie what is in it to its top and its bottom"))
  }

  /// Stack Overflow 26041820: the cell has its first height still, and the ratio asks for more.
  @Test func `a ratio in a cell of another height wants 999`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.diagnostics.handler = .silent
    let photo = named("photo", UIImageView())
    cell.contentView.addSubview(photo)
    photo.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    photo.snp.makeConstraints { $0.width.equalTo(photo.snp.height).multipliedBy(5) }
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()

    let conflict = try #require(cell.diagnostics.conflicts.first)
    let first = try #require(conflict.suggestions.first?.description)
    #expect(first.hasPrefix("lower the priority of photo.width == 5 * photo.height ("), "\(first)")
    #expect(first.hasSuffix(") to 999"), "\(first)")
    #expect(!"\(conflict)".contains("translatesAutoresizing"))
  }

  /// Stack Overflow 38193314.
  @Test func `the mask of a content view is told to be its cell's`() {
    let cell = named("cell", UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 75, height: 75)))
    let heard = Heard()
    cell.diagnostics.handler = .call { heard.texts.append("\($0)") }
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    cell.layoutIfNeeded()

    #expect(heard.texts.count == 1)
    #expect(
      heard.texts.first?.contains("belongs to cell, which places it. It stays true.") == true,
      "\(heard.texts)")
  }

  private final class Heard {
    var texts: [String] = []
  }

  /// "A text view that grows": as soon as it scrolls, its text says nothing of its height.
  @Test func `a text view that scrolls has no height, and what stands below moves with it`() {
    let root = makeRoot(120, 400)
    let (text, bar) = (named("text", UITextView()), named("bar", UIView()))
    root.addSubview(text)
    root.addSubview(bar)
    text.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.lessThanOrEqualTo(100)
    }
    bar.snp.makeConstraints { make in
      make.top.equalTo(text.snp.bottom)
      make.left.right.equalToSuperview()
      make.height.equalTo(10)
    }
    root.layoutIfNeeded()

    let texts = root.layoutAmbiguities().map(\.description)
    #expect(texts.count == 1)
    #expect(texts.first?.contains("height is 0 and may be 0…100") == true, "\(texts)")
    #expect(texts.first?.contains("bar moves with it") == true, "\(texts)")
  }

  /// SnapKit#838: an update that finds nothing to update says what to call.
  @Test func `an update of a multiplier says what to call instead`() {
    let root = makeRoot()
    let bar = named("bar", UIView())
    root.addSubview(bar)
    bar.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.2)
    }
    bar.snp.updateConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }

    let text = root.diagnostics.faults.map(\.description).joined()
    #expect(text.contains("bar.width == UIView:root.width * 0.5"), "\(text)")
    #expect(text.contains("Use remakeConstraints to change more than constants"), "\(text)")
  }

  /// Masonry#541: each width of its own is told with the line of the distribution.
  @Test func `a distribution names its own line beside the widths`() throws {
    let bar = makeRoot(300, 44)
    let views = [50, 60].map { width in
      let view = named("w\(width)", UIView())
      bar.addSubview(view)
      view.mas_makeConstraints { make in
        make.width.equalTo(width)
        make.top.bottom.equalTo(bar)
      }
      return view
    }
    let line = #line + 1
    views.mas_distributeViews(
      along: .horizontal, withFixedSpacing: 10, leadSpacing: 20, tailSpacing: 20)
    bar.layoutIfNeeded()

    let text = "\(try #require(bar.diagnostics.conflicts.first))"
    #expect(text.contains("w60.width == w50.width (SaidReportTests.swift:\(line))"), "\(text)")
    #expect(text.contains("w50.width == 50 (") && text.contains("w60.width == 60 ("), "\(text)")
  }
}
