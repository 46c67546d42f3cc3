import Testing

@testable import AshlarUIKit

extension UIView {
  /// The unknowns and constraints that layouts of the view's tree have visited.
  fileprivate var visitsUntilNow: Int {
    layoutWork.unknownsVisited + layoutWork.constraintsVisited
  }

  /// Puts a text of any number of lines into the view, 10 points from its edges.
  fileprivate func fill(with label: UILabel) {
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
    ])
  }
}

/// A cell with a text on as many lines as it takes, which counts what the questions about its height cost.
private final class TextCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var questions = 0

  /// The visits of the last question.
  private(set) var visits = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.fill(with: label)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let before = visitsUntilNow
    defer {
      questions += 1
      visits = visitsUntilNow - before
    }
    return super.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}

/// Cells of a list that size themselves are asked again without a new problem.
struct `The cells of a list with texts` {
  private static let measurer = GridTextMeasurer(width: 10, height: 20)

  /// 4 to 27 words of five letters with the space behind them.
  private static func text(_ item: Int, _ round: Int) -> String {
    Array(repeating: "four", count: 4 + (7 * item + 5 * round) % 24).joined(separator: " ")
  }

  /// The height of a cell, in points: a line of *n* words has 5*n* − 1 letters.
  private static func height(_ text: String, _ width: CGFloat) -> CGFloat {
    let words = (text.count + 1) / 5
    let most = Int((width - 20) / 10 + 1) / 5
    return 20 + 20 * CGFloat((words + most - 1) / most)
  }

  private final class List {
    let items = Items([1000])
    let view: UICollectionView
    var round = 0

    init() {
      let height = NSCollectionLayoutDimension.estimated(44)
      let group = row(.fractionalWidth(1), height, [item(.fractionalWidth(1), height)])
      items.makeCell = { TextCell(frame: .zero) }
      view = items.show(layout(section(group)), scale: 1) { $0.textMeasurer = measurer }
      items.fill = { [unowned self] cell, path in
        (cell as? TextCell)?.label.text = text(path.item, round)
      }
      view.reloadData()
      view.layoutIfNeeded()
    }

    /// The cells that are seen, in order, each with its item.
    var cells: [(item: Int, cell: TextCell)] {
      view.indexPathsForVisibleItems.map(\.item).sorted().compactMap { item in
        (view.cellForItem(at: IndexPath(item: item, section: 0)) as? TextCell).map { (item, $0) }
      }
    }
  }

  /// The visits that a layout of a view takes that is like a cell's content, for a change of its width or of its text. It
  /// is as high as its text, and would be as high as the list guesses, as in the question.
  private func visits(
    from old: (text: String, width: CGFloat), to new: (text: String, width: CGFloat)
  ) -> Int {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.textMeasurer = Self.measurer
    let (content, label) = (UIView(), UILabel())
    content.fill(with: label)
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    let width = content.widthAnchor.constraint(equalToConstant: 0)
    let estimate = content.heightAnchor.constraint(equalToConstant: 44)
    estimate.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: root.topAnchor),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor), width, estimate,
    ])
    var before = 0
    for state in [old, new] {
      label.text = state.text
      width.constant = state.width
      before = root.visitsUntilNow
      root.layoutIfNeeded()
      #expect(content.frame.height == Self.height(state.text, state.width))
    }
    return root.visitsUntilNow - before
  }

  @Test func `are asked at another width for at most two resizes`() {
    let list = List()
    let known = Set(list.cells.map { ObjectIdentifier($0.cell) })
    #expect(known.count >= 4)
    list.view.frame.size.width = 250
    list.view.layoutIfNeeded()

    let asked = list.cells.filter { known.contains(ObjectIdentifier($0.cell)) }
    #expect(!asked.isEmpty)
    for (item, cell) in asked {
      let text = Self.text(item, 0)
      let resize = visits(from: (text, 320), to: (text, 250))
      #expect(cell.visits <= 2 * resize, "item \(item), \(cell.visits) and \(resize)")
      #expect(cell.frame.height == Self.height(text, 250))
    }
  }

  /// Cells are used for other items then, so that each has had some other text.
  @Test func `are asked with new texts for at most one and a half layouts`() {
    let list = List()
    let old = Dictionary(
      uniqueKeysWithValues: list.cells.map { (ObjectIdentifier($0.cell), $0.cell.label.text ?? "") }
    )
    list.round = 1
    list.view.reloadData()
    list.view.layoutIfNeeded()

    let asked = list.cells.compactMap { item, cell in
      old[ObjectIdentifier(cell)].map { (item, cell, $0) }
    }
    #expect(asked.count >= 4)
    for (item, cell, text) in asked {
      let layout = visits(from: (text, 320), to: (Self.text(item, 1), 320))
      #expect(2 * cell.visits <= 3 * layout, "item \(item), \(cell.visits) and \(layout)")
      #expect(cell.frame.height == Self.height(Self.text(item, 1), 320))
    }
  }
}
