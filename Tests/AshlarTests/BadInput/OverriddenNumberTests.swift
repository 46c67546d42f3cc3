import Ashlar
import Testing

private let unusable: [CGFloat] = [
  .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 1.1e12,
]

/// Subclasses whose overrides answer with numbers that a layout cannot compute with.
struct `Overrides without a usable number` {
  private let root = View(root: 300, 200)
  private let odd = OddView(name: "odd")
  private let other: View

  init() {
    odd.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(odd)
    other = View("other", in: root)
    other.pin(x: 0, y: 0, width: 10, height: 10)[1].isActive = false
  }

  /// What the faults are about, each once, in order.
  private var subjects: [String] {
    var known: [String] = []
    for fault in root.diagnostics.faults {
      guard case .notComputable(_, let subject) = fault.reason else { return ["\(fault)"] }
      if !known.contains(subject) { known.append(subject) }
    }
    return known
  }

  // MARK: Baselines

  @Test(arguments: unusable)
  func `have the first baseline at the top`(number: CGFloat) {
    odd.firstBaseline = number
    odd.pin(x: 5, y: 20, width: 40, height: 30)
    other.topAnchor.constraint(equalTo: odd.firstBaselineAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()

    #expect(other.frame.minY == 23)
    #expect(subjects == ["odd.firstBaselineOffsetFromTop"])
    #expect(other.explain(.top).value == 23)
    #expect(odd.explain(.firstBaseline).standing == .determined)
  }

  @Test(arguments: unusable)
  func `have the last baseline at the bottom`(number: CGFloat) {
    odd.lastBaseline = number
    odd.pin(x: 5, y: 20, width: 40, height: 30)
    other.topAnchor.constraint(equalTo: odd.lastBaselineAnchor, constant: 3).isActive = true
    root.layoutIfNeeded()

    #expect(other.frame.minY == 53)
    #expect(subjects == ["odd.lastBaselineOffsetFromBottom"])
    #expect("\(odd.explain(.lastBaseline))".hasPrefix("odd's last baseline is at 50 because"))
  }

  @Test(arguments: unusable)
  func `explain baselines of views that nothing places`(number: CGFloat) {
    odd.firstBaseline = number
    odd.lastBaseline = number
    odd.makeConstraints { $0.size.equalTo(40) }
    root.layoutIfNeeded()

    #expect(odd.explain(.firstBaseline).value == 0)
    #expect(odd.explain(.lastBaseline).value == 40)
    guard case .ambiguous = odd.explain(.firstBaseline).standing else {
      Issue.record("Something places the view.")
      return
    }
  }

  @Test func `lose their baseline with the next layout, and get it back`() {
    odd.firstBaseline = 8
    odd.pin(x: 5, y: 20, width: 40, height: 30)
    other.topAnchor.constraint(equalTo: odd.firstBaselineAnchor).isActive = true
    var places: [CGFloat] = []
    for baseline in [8, CGFloat.nan, 9] {
      odd.firstBaseline = baseline
      odd.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
      places.append(other.frame.minY)
    }

    #expect(places == [28, 20, 29])
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test(arguments: unusable)
  func `fit as if their baselines were none`(number: CGFloat) {
    let card = View(name: "card")
    card.diagnostics.handler = .silent
    card.addSubview(odd)
    odd.lastBaseline = number
    odd.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.size.equalTo(40)
      make.lastBaseline.equalToSuperview().offset(-10)
    }

    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 50))
    #expect(!card.diagnostics.faults.isEmpty)
  }

  // MARK: Alignment

  @Test(arguments: unusable)
  func `are aligned by their frame`(number: CGFloat) {
    odd.alignment = EdgeInsets(top: 1, left: number, bottom: 1, right: 1)
    odd.pin(x: 5, y: 20, width: 40, height: 30)
    root.layoutIfNeeded()

    expectFrame(of: odd, x: 5, y: 20, width: 40, height: 30)
    #expect(subjects == ["odd.alignmentRectInsets"])
    #expect(odd.alignmentRect(forFrame: odd.frame) == odd.frame)
    #expect(odd.frame(forAlignmentRect: odd.frame) == odd.frame)
    #expect(odd.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 24, height: 14))
  }

  // MARK: Frames

  @Test(arguments: unusable)
  func `keep the frame that they were given`(number: CGFloat) {
    odd.translatesAutoresizingMaskIntoConstraints = true
    odd.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    odd.claim = CGRect(x: number, y: 0, width: 10, height: number)
    other.topAnchor.constraint(equalTo: odd.bottomAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(other.frame.minY == 60)
    #expect(subjects == ["odd.frame"])
    #expect(odd.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test(arguments: unusable)
  func `follow their superview from the frame that they were given`(number: CGFloat) {
    odd.translatesAutoresizingMaskIntoConstraints = true
    odd.autoresizingMask = .flexibleHeight
    odd.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    odd.claim = CGRect(x: 0, y: number, width: 10, height: 10)
    other.topAnchor.constraint(equalTo: odd.bottomAnchor).isActive = true
    root.layoutIfNeeded()

    #expect(other.frame.minY == 60)
    #expect(subjects == ["odd.frame"])
  }

  @Test(arguments: unusable)
  func `lay out what is inside them as a root of the size that they were given`(number: CGFloat) {
    let root = OddView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    root.diagnostics.handler = .silent
    root.claim = CGRect(x: 0, y: 0, width: number, height: 80)
    let inner = View("inner", in: root)
    inner.pinEdges(inset: 10)
    root.layoutIfNeeded()

    expectFrame(of: inner, x: 10, y: 10, width: 80, height: 60)
    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(!root.diagnostics.faults.isEmpty)
  }

  // MARK: Sizes

  /// The stack shares 300 points among what is 20 wide and what has no natural width.
  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `share in proportion as if they had no natural length`(number: CGFloat) {
    let plain = View(name: "plain")
    plain.contentSize = CGSize(width: 20, height: 10)
    odd.fitting = CGSize(width: number, height: number)
    let stack = StackView(arrangedSubviews: [odd, plain], name: "stack")
    stack.distribution = .fillProportionally
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(subjects == ["odd.systemLayoutSizeFitting"])
    #expect(odd.frame.width + plain.frame.width == 300)
  }
}

/// A view that answers with what a test wants.
private final class OddView: View {
  var claim: CGRect?
  var firstBaseline: CGFloat = 0
  var lastBaseline: CGFloat = 0
  var alignment = EdgeInsets.zero
  var fitting: CGSize?

  override var frame: CGRect {
    get { claim ?? super.frame }
    set { super.frame = newValue }
  }

  override var firstBaselineOffsetFromTop: CGFloat { firstBaseline }
  override var lastBaselineOffsetFromBottom: CGFloat { lastBaseline }
  override var alignmentRectInsets: EdgeInsets { alignment }

  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    fitting
      ?? super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
