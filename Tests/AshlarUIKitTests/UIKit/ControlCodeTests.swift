import AshlarUIKit
import Testing

/// A control as people write it: what it looks like goes by its state.
private final class CheckBox: UIControl {
  let mark = UIView()
  private(set) var seen: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(mark)
    mark.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(4)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { mark.isHidden = !isSelected }
  }

  override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.5 }
  }

  override var isHighlighted: Bool {
    didSet { seen.append("highlighted \(isHighlighted)") }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
}

private final class TintedCell: UITableViewCell {
  private(set) var seen: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    seen.append("selected \(isSelected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    seen.append("highlighted \(isHighlighted)")
  }
}

extension NSLayoutAnchor {
  /// A helper as people write it.
  fileprivate func pin(to other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat = 0) {
    constraint(equalTo: other, constant: constant).isActive = true
  }
}

struct `Controls as people write them` {
  @Test func `a control of one's own has a state and is laid out`() {
    let root = UIView(root: 100, 100)
    let box = CheckBox()
    root.addSubview(box)
    box.snp.makeConstraints { make in
      make.center.equalToSuperview()
    }
    box.isEnabled = false
    box.isSelected = false
    box.isHighlighted = true
    root.layoutIfNeeded()

    // 24 × 24 in the middle of 100 × 100, and 4 less on each side.
    expectFrame(of: box, x: 38, y: 38, width: 24, height: 24)
    expectFrame(of: box.mark, x: 4, y: 4, width: 16, height: 16)
    #expect(box.mark.isHidden)
    #expect(box.alpha == 0.5)
    #expect(box.seen == ["highlighted true"])
    #expect(box.state == [.highlighted, .disabled])
  }

  @Test func `a cell hears that it is chosen`() {
    let cell = TintedCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: true)
    cell.isHighlighted = true
    cell.isSelected = false

    #expect(cell.seen == ["selected true", "highlighted true", "selected false"])
  }

  /// Each character is 10 points wide, and each segment 20 wider than the widest title.
  @Test func `segments come, change and go one by one`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    #expect(control.intrinsicContentSize.width == 60)

    control.insertSegment(withTitle: "last", at: 9, animated: true)
    #expect(control.intrinsicContentSize.width == 180)
    control.setTitle("ccc", forSegmentAt: 9)
    control.insertSegment(withTitle: "x", at: 0, animated: false)
    #expect((0..<4).map { control.titleForSegment(at: $0) } == ["x", "a", "b", "ccc"])
    #expect(control.numberOfSegments == 4)
    #expect(control.titleForSegment(at: 1) == "a")
    #expect(control.intrinsicContentSize.width == 200)

    control.selectedSegmentIndex = 2
    control.removeSegment(at: 3, animated: true)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["a", "b"])
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    control.removeSegment(at: 0, animated: true)
    control.setTitle("none", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.intrinsicContentSize.width == 0)
  }

  @Test func `anchors name their kind in extensions`() {
    let root = UIView(root: 100, 100)
    let box = UIView("box", in: root)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.leftAnchor.pin(to: root.leftAnchor, 5)
    box.topAnchor.pin(to: root.topAnchor)
    box.widthAnchor.pin(to: root.widthAnchor, -10)
    box.heightAnchor.pin(to: box.widthAnchor)
    root.layoutIfNeeded()

    expectFrame(of: box, x: 5, y: 0, width: 90, height: 90)
  }
}
