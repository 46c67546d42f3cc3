import Ashlar
import Testing

/// A program may keep a view or a guide whose root goes.
struct `What outlives its root` {
  @Test func `is a root with what it has inside`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    root?.addSubview(card)
    let title = View("title", in: card)
    title.pinEdges(inset: 5)
    root?.layoutIfNeeded()

    root = nil
    card.layout(in: CGSize(width: 40, height: 30))

    #expect(card.superview == nil)
    #expect(frame(of: title) == [5, 5, 30, 20])
  }

  @Test func `has lost the constraints that the root held`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    root?.addSubview(card)
    let constraints = card.pin(x: 1, y: 2, width: 30, height: 40)
    root?.layoutIfNeeded()

    root = nil

    #expect(constraints.map(\.isActive) == [false, false, true, true])
    #expect(constraints[0].secondItem == nil)
  }

  @Test func `can be laid out when the tree went with changes waiting`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    root?.addSubview(card)
    let title = View("title", in: card)
    let width = title.pin(x: 1, y: 2, width: 30, height: 40)[2]
    root?.layoutIfNeeded()
    width.constant = 50
    root?.frame.size.width = 99

    root = nil
    card.layoutIfNeeded()

    #expect(frame(of: title) == [1, 2, 50, 40])
  }

  /// The guide goes while its owner is being emptied, and takes constraints along that the owner holds.
  @Test func `may go next, with a guide inside that the program does not keep`() {
    weak var guide: LayoutGuide?
    var root: View? = View(root: 300, 300)
    var card: View? = View("card", in: root!)
    do {
      let box = View("box", in: card!)
      let made = LayoutGuide(name: "guide")
      box.addLayoutGuide(made)
      made.makeConstraints { $0.edges.equalToSuperview().inset(3) }
      guide = made
    }
    root?.layoutIfNeeded()
    #expect(guide != nil)

    root = nil
    card = nil

    #expect(guide == nil)
  }

  /// The engine does not look at what is left until the program touches it. How it does makes no difference.
  @Test(arguments: Touch.allCases)
  func `is as if it had been removed, whatever is done to it first`(touch: Touch) {
    let results = [true, false].map { goes in
      let card = SurvivingCard()
      var root: View? = View(root: 300, 300)
      root?.environment.direction = .rightToLeft
      root?.addSubview(card)
      card.pin(x: 1, y: 2, width: 90, height: 80)
      root?.layoutIfNeeded()
      if goes { root = nil } else { card.removeFromSuperview() }

      let other = card.touch(touch)
      card.diagnostics.handler = .silent
      card.layoutIfNeeded()
      other?.layoutIfNeeded()
      card.title.superview?.layoutIfNeeded()
      return [card, card.title, card.mark, card.masked].map(\.frameDescription)
        + ["\(card.guide.layoutFrame)", card.explain(.width).description]
        + card.diagnostics.faults.map(\.description)
        + ["\(card.environment.direction)", card.title.explain(.left).description]
    }

    #expect(results[0] == results[1])
  }

  @Test func `can move to another tree`() {
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    let shelf = View("shelf", in: root!)
    shelf.addSubview(card)
    shelf.pinEdges(inset: 0)
    card.translatesAutoresizingMaskIntoConstraints = false
    card.pinEdges(inset: 10)
    root?.layoutIfNeeded()
    #expect(frame(of: card) == [10, 10, 280, 280])

    root = nil
    let other = View(root: 100, 100)
    other.addSubview(card)
    card.pinEdges(inset: 20)
    other.layoutIfNeeded()

    #expect(shelf.subviews.isEmpty)
    #expect(frame(of: card) == [20, 20, 60, 60])
  }

  @Test func `may be taken inside another that has outlived the same root`() {
    let shelf = View(name: "shelf")
    let card = View(name: "card")
    var root: View? = View(root: 300, 300)
    root?.addSubviews(shelf, card)
    let inner = View("inner", in: shelf)
    inner.pinEdges(inset: 0)
    card.translatesAutoresizingMaskIntoConstraints = false
    let constraints = card.pin(x: 1, y: 2, width: 30, height: 40)
    root?.layoutIfNeeded()

    root = nil
    inner.addSubview(card)
    card.pinEdges(inset: 5)
    shelf.layout(in: CGSize(width: 40, height: 50))

    #expect(constraints.map(\.isActive) == [false, false, true, true])
    #expect(frame(of: card) == [5, 5, 30, 40])
  }

  @Test func `may be two branches that know nothing of each other then`() {
    let left = View(name: "left")
    let right = View(name: "right")
    var root: View? = View(root: 300, 300)
    root?.addSubviews(left, right)
    let equal = left.widthAnchor.constraint(equalTo: right.widthAnchor)
    equal.isActive = true
    root?.layoutIfNeeded()

    root = nil

    #expect(!equal.isActive)
    #expect(left.closestCommonSuperview(with: right) == nil)
    left.layout(in: CGSize(width: 10, height: 10))
    right.layout(in: CGSize(width: 20, height: 20))
    #expect(left.frame.width == 10)
  }

  @Test func `may be two branches whose insides were tied before any layout`() {
    let left = View(name: "left")
    let right = View(name: "right")
    var root: View? = View(root: 300, 300)
    root?.addSubviews(left, right)
    let title = View("title", in: left)
    let mark = View("mark", in: right)
    title.pin(x: 1, y: 2, width: 30, height: 40)
    let first = title.widthAnchor.constraint(equalTo: mark.widthAnchor)
    let second = mark.heightAnchor.constraint(equalTo: title.heightAnchor)
    let single = mark.leftAnchor.constraint(equalTo: left.leftAnchor)
    LayoutConstraint.activate([first, second, single])

    root = nil
    left.layout(in: CGSize(width: 50, height: 50))
    right.layout(in: CGSize(width: 60, height: 60))

    #expect(![first, second, single].contains { $0.isActive })
    #expect(frame(of: title) == [1, 2, 30, 40])
    #expect(frame(of: mark) == [0, 0, 0, 0])
  }

  @Test func `may be a guide, which finds a new owner`() {
    let guide = LayoutGuide(name: "guide")
    var root: View? = View(root: 300, 300)
    root?.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root!.leftAnchor, constant: 10)
    left.isActive = true
    root?.layoutIfNeeded()
    #expect(guide.layoutFrame.origin.x == 10)

    root = nil
    #expect(guide.owningView == nil)
    #expect(!left.isActive)

    let other = View(root: 100, 100)
    other.addLayoutGuide(guide)
    guide.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 20).isActive = true
    other.layoutIfNeeded()
    #expect(guide.layoutFrame.origin.x == 20)
  }

  @Test func `may be only a constraint, which can be changed and not activated`() {
    var root: View? = View(root: 300, 300)
    let crossing = View("card", in: root!).pinCorner(x: 1, y: 2)[0]
    root?.layoutIfNeeded()

    root = nil

    #expect(!crossing.isActive)
    #expect(crossing.firstItem == nil)
    #expect(crossing.secondItem == nil)
    crossing.isActive = false
    #expect(crossing.constant == 1)
  }
}

/// What may be the first thing that is done to a view whose root has gone.
enum Touch: CaseIterable {
  case nothing, constant, priority, deactivation, activation, removal, addition, move, guide, frame
  case environment, content, remaking, direction, margins, collapsing, fitting, measurer, illegal
}

/// A view with all kinds of things inside.
private final class SurvivingCard: View {
  let title = View(name: "title")
  let mark = View(name: "mark")
  let masked = View(name: "masked")
  let guide = LayoutGuide(name: "guide")
  private var left = LayoutConstraint(
    item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 90, height: 80))
    name = "card"
    addSubviews(title, mark, masked)
    addLayoutGuide(guide)
    left = title.leftAnchor.constraint(equalTo: leftAnchor, constant: 5)
    title.translatesAutoresizingMaskIntoConstraints = false
    left.isActive = true
    title.makeConstraints { make in
      make.top.equalTo(self.margins).offset(3)
      make.size.equalTo(20).priority(.high)
    }
    mark.makeConstraints { make in
      make.leading.equalTo(guide).offset(4)
      make.top.equalTo(title.bottom)
      make.size.equalTo(10)
    }
    guide.makeConstraints { make in
      make.left.equalTo(title.right).offset(2)
      make.top.equalTo(title)
      make.size.equalTo(30)
    }
    masked.frame = CGRect(x: 10, y: 10, width: 70, height: 60)
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Does something to the view or what is inside it.
  ///
  /// - Returns: Another root that has to be laid out.
  func touch(_ touch: Touch) -> View? {
    switch touch {
    case .nothing: break
    case .constant: left.constant = 9
    case .priority: left.priority = .low
    case .deactivation: left.isActive = false
    case .activation: title.rightAnchor.constraint(equalTo: rightAnchor).isActive = true
    case .removal: title.removeFromSuperview()
    case .addition: addSubview(View(name: "new"))
    case .guide: removeLayoutGuide(guide)
    case .frame: frame.size.width = 120
    case .environment: environment.displayScale = 2
    case .content: title.contentSize = CGSize(width: 7, height: 7)
    case .remaking: title.remakeConstraints { $0.edges.equalToSuperview().inset(4) }
    case .direction: mark.semanticContentAttribute = .forceLeftToRight
    case .margins: layoutMargins.top = 11
    case .collapsing:
      title.collapsesWhenHidden = true
      title.isHidden = true
    case .fitting: _ = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    case .measurer: textMeasurer = GridTextMeasurer(width: 5, height: 9)
    case .illegal:
      diagnostics.handler = .silent
      left.constant = .infinity
    case .move:
      let other = View(root: 200, 200)
      other.addSubview(self)
      pinEdges(inset: 7)
      return other
    }
    return nil
  }
}
