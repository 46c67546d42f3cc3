import AshlarUIKit
import Testing

/// A cell as people write it for `register(_:forCellWithReuseIdentifier:)`.
private final class PhotoCell: UICollectionViewCell {
  let title: UILabel
  private(set) var uses = 0

  override init(frame: CGRect) {
    title = UILabel()
    super.init(frame: frame)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }
}

private final class Heading: UICollectionReusableView {
  var text = ""
}

/// What a collection is asked for, in closures.
private final class Source: UICollectionViewDataSource {
  let count: Int
  var cell: (UICollectionView, IndexPath) -> UICollectionViewCell
  var edge: (UICollectionView, String, IndexPath) -> UICollectionReusableView = { _, _, _ in
    UICollectionReusableView(frame: .zero)
  }

  init(_ count: Int, _ cell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
    self.count = count
    self.cell = cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell(collectionView, indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { edge(collectionView, kind, indexPath) }
}

struct `Registered classes and registrations` {
  private let view: UICollectionView
  private let layout = UICollectionViewFlowLayout()

  /// Lines of 50 points in 100 × 100 points: two are seen.
  init() {
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.diagnostics.handler = .silent
  }

  private func show(_ source: Source) {
    view.dataSource = source
    view.layoutIfNeeded()
  }

  @Test func `cells of a registered class are made with a frame, and used again`() {
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    let source = Source(20) { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    }
    show(source)
    view.contentOffset.y = 500
    view.layoutIfNeeded()

    let cells = view.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.count == 2)
    #expect(cells.allSatisfy { $0.uses == 1 && $0.title.superview === $0.contentView })
    #expect(view.faultTexts == [])
  }

  @Test func `views of a registered class stand beside the cells`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let kind = UICollectionView.elementKindSectionHeader
    view.register(
      Heading.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "heading")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(1) { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.edge = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "heading", for: path)
    }
    show(source)

    #expect(view.visibleSupplementaryViews(ofKind: kind).first is Heading)
    #expect(view.faultTexts == [])
  }

  @Test func `a class of something else, and none, are not registered`() {
    view.register(UILabel.self, forCellWithReuseIdentifier: "label")
    view.register(
      UILabel.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "label")
    #expect(
      view.faultTexts == [
        "attempt to register a cell class which is not a subclass of UICollectionViewCell (UILabel). "
          + "Nothing was registered.",
        "UILabel is no class of reusable views. Nothing was registered.",
      ])

    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.register(nil as AnyClass?, forCellWithReuseIdentifier: "photo")
    let source = Source(1) { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    }
    show(source)
    #expect(view.faultTexts.last?.hasPrefix("could not dequeue a view") ?? false)
  }

  @Test func `a nib says what to write`() {
    view.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")

    #expect(
      view.faultTexts == [
        "there is no nib named PhotoCell. Write the view in Swift and register a class for photo."
      ])
  }

  @Test func `a registration makes its cells and has them show their items`() {
    let registration = UICollectionView.CellRegistration<PhotoCell, String> { cell, path, text in
      cell.title.text = "\(path.item) \(text)"
    }
    let source = Source(20) { view, path in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: "a")
    }
    show(source)
    let first = view.visibleCells
    view.contentOffset.y = 500
    view.layoutIfNeeded()

    let cells = view.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.map(\.title.text) == ["10 a", "11 a"])
    #expect(cells.allSatisfy { cell in first.contains { $0 === cell } && cell.uses == 1 })
    #expect(view.faultTexts == [])
  }

  @Test func `cells of two registrations are not mixed up`() {
    let photos = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
      cell.tag = number
    }
    let plain = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = -number
    }
    let source = Source(20) { view, path in
      path.item % 2 == 0
        ? view.dequeueConfiguredReusableCell(using: photos, for: path, item: path.item)
        : view.dequeueConfiguredReusableCell(using: plain, for: path, item: path.item)
    }
    show(source)
    for offset in [500, 0, 300] as [CGFloat] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      #expect(view.visibleCells.map { $0 is PhotoCell } == [true, false])
    }
    #expect(view.visibleCells.map(\.tag) == [6, -7])
  }

  /// Two cells are seen at once: after some steps no more of them are kept than that.
  @Test func `registrations that are made for each cell are told of`() {
    let source = Source(40) { view, path in
      let registration = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
        cell.tag = number
      }
      return view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
    }
    show(source)
    #expect(view.faultTexts == [])
    weak var first: UICollectionViewCell?
    first = view.visibleCells.first
    for step in 1..<10 {
      view.contentOffset.y = CGFloat(step) * 100
      view.layoutIfNeeded()
    }

    #expect(view.visibleCells.map(\.tag) == [18, 19])
    #expect(first == nil)
    #expect(view.faultTexts.count == 1)
    #expect(
      view.faultTexts.first?.hasPrefix(
        "Attempted to dequeue a cell using a registration that was created inside ") ?? false)
  }

  @Test func `without an item a cell shows none`() {
    var handled = 0
    let registration = UICollectionView.CellRegistration<PhotoCell, Int> { _, _, _ in
      handled += 1
    }
    let source = Source(2) { view, path in
      view.dequeueConfiguredReusableCell(
        using: registration, for: path, item: path.item == 0 ? nil : 5)
    }
    show(source)

    #expect(view.visibleCells.count == 2)
    #expect(handled == 1)
  }

  @Test func `a registration makes what stands beside the cells`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let kind = UICollectionView.elementKindSectionHeader
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let headings = UICollectionView.SupplementaryRegistration<Heading>(elementKind: kind) {
      heading, kind, path in
      heading.text = "\(kind) \(path.section)"
    }
    let source = Source(1) { view, path in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: 1)
    }
    source.edge = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headings, for: path)
    }
    show(source)

    let heading = view.visibleSupplementaryViews(ofKind: kind).first as? Heading
    #expect(heading?.text == "UICollectionElementKindSectionHeader 0")
    #expect(view.faultTexts == [])
  }
}
