import Ashlar
import AshlarInspector
import AshlarUIKit

// MARK: - Views of ported code

extension OverrideWorld {
  func newKitView() -> View {
    switch reader.index(below: 9) {
    case 0:
      let label = RestlessKitLabel(frame: .zero)
      label.text = "some words"
      label.numberOfLines = 0
      return label.acting(in: self)
    case 1: return RestlessKitStack(frame: .zero).acting(in: self)
    case 2: return kitTable()
    case 3: return collection()
    case 4: return UIScrollView(frame: .zero)
    case 5: return UIButton(type: .system)
    default: return RestlessKitView(frame: .zero).acting(in: self)
    }
  }

  private func kitTable() -> UITableView {
    let table = RestlessKitTable(
      frame: CGRect(x: 0, y: 0, width: 100, height: 60), style: .plain)
    table.nerve.world = self
    table.dataSource = kitRows
    table.delegate = kitRows
    return table
  }

  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    if reader.byte() % 2 == 0 { layout.estimatedItemSize = CGSize(width: 30, height: 20) }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 60), collectionViewLayout: layout)
    collection.register(RestlessKitItem.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = kitRows
    return collection
  }
}

// MARK: - Ported makers

extension OverrideWorld {
  private func kitView() -> UIView? {
    let kit = views.compactMap { $0 as? UIView }
    return kit.isEmpty ? nil : reader.element(of: kit)
  }

  func constrainPorted() {
    guard let view = kitView(), let other = kitView() else { return }
    switch reader.index(below: 8) {
    case 0: view.snp.remakeConstraints { write($0, other) }
    case 1: view.snp.updateConstraints { write($0, other) }
    case 2: view.snp.removeConstraints()
    case 3: note(view.mas_remakeConstraints { (make: MASConstraintMaker) in write(make, other) })
    case 4: note(view.mas_updateConstraints { (make: MASConstraintMaker) in write(make, other) })
    case 5...6:
      note(view.mas_makeConstraints { (make: MASConstraintMaker) in write(make, other) })
    default: view.snp.makeConstraints { write($0, other) }
    }
  }

  private func note(_ made: [MASConstraint]) {
    replace(\.sentences, by: (sentences + made).suffix(12))
  }

  private func write(_ make: ConstraintMaker, _ other: UIView) {
    for _ in 0...reader.index(below: 3) {
      switch reader.index(below: 6) {
      case 0: make.edges.equalToSuperview().inset(Double(length()))
      case 1: make.size.equalTo(Double(length())).priority(750)
      case 2: make.center.equalTo(other).priority(500)
      case 3: make.left.equalTo(other.snp.right).offset(Double(distance()))
      case 4: make.top.equalToSuperview().offset(Double(distance()))
      default: make.width.lessThanOrEqualTo(other)
      }
      hear()
    }
  }

  private func write(_ make: MASConstraintMaker, _ other: UIView) {
    for _ in 0...reader.index(below: 3) {
      switch reader.index(below: 6) {
      case 0: make.edges.equalTo(other).inset(length())
      case 1: make.size.equalTo(CGSize(width: length(), height: length())).priority(750)
      case 2: make.center.equalTo(other).priority(500)
      case 3: make.left.equalTo(other.mas_right).offset(distance())
      case 4: make.top.equalTo(other).offset(distance())
      default: make.width.lessThanOrEqualTo([other, length()] as [Any])
      }
      hear()
    }
  }

  func changeSentence() {
    guard !sentences.isEmpty else { return }
    let sentence = reader.element(of: sentences)
    switch reader.index(below: 6) {
    case 0: sentence.uninstall()
    case 1: sentence.install()
    case 2: sentence.offset(distance())
    case 3: sentence.insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    case 4: constraints += sentence.layoutConstraints
    default: NSLayoutConstraint.deactivate(sentence.layoutConstraints)
    }
  }
}

// MARK: - Rows, items and pictures

extension OverrideWorld {
  func changeKit() {
    guard let view = kitView() else { return }
    switch view {
    case let table as UITableView: change(table)
    case let collection as UICollectionView: change(collection)
    case let stack as UIStackView: change(stack)
    case let view as RestlessKitView:
      view.content = reader.byte() % 3 == 0 ? CGSize(width: -1, height: -1) : size()
      view.invalidateIntrinsicContentSize()
    case let label as UILabel:
      label.text = String(repeating: "word ", count: reader.index(below: 8))
    case let button as UIButton: button.setTitle("go on", for: .normal)
    default: view.sizeToFit()
    }
  }

  private func change(_ table: UITableView) {
    switch reader.index(below: 5) {
    case 0: kitRows.counts = rowCounts()
    case 1: table.tableHeaderView = reader.byte() % 3 == 0 ? nil : kitView()
    case 2: table.rowHeight = reader.byte() % 2 == 0 ? length() : UITableView.automaticDimension
    case 3: table.contentOffset.y = distance()
    default: break
    }
    table.reloadData()
  }

  private func change(_ collection: UICollectionView) {
    switch reader.index(below: 4) {
    case 0: kitRows.counts = rowCounts()
    case 1: collection.collectionViewLayout.invalidateLayout()
    case 2: collection.contentOffset.y = distance()
    default: break
    }
    collection.reloadData()
  }

  private func change(_ stack: UIStackView) {
    switch reader.index(below: 4) {
    case 0: stack.axis = reader.byte() % 2 == 0 ? .horizontal : .vertical
    case 1: stack.spacing = length()
    case 2: if let view = kitView() { stack.removeArrangedSubview(view) }
    default: if let view = kitView() { stack.addArrangedSubview(view) }
    }
  }

  func draw() {
    let view = view()
    switch reader.index(below: 4) {
    case 0: _ = SVGDrawing(of: view).description
    case 1: _ = TextDrawing(of: view).description
    case 2: _ = FrameTable(of: view).description
    default: _ = SVGDrawing(of: view, constraints: false).description
    }
  }
}
