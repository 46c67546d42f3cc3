import Testing

@testable import AshlarUIKit

/// A page that keeps constraints, as properties of programs do.
private final class Page: UIView {
  let card = UIView()
  weak var top: MASConstraint?
  weak var edges: MASConstraint?
  var width: MASConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    make()
  }

  required init?(coder: NSCoder) { fatalError() }

  func make() {
    card.mas_remakeConstraints { make in
      self.top = make?.top.equalTo()(self)?.offset()(10)
      self.edges = make?.left.bottom().equalTo()(self)
      width = make?.width.equalTo()(40)
    }
  }
}

/// Constraints of Masonry in weak and strong properties.
///
/// Source: Masonry: views keep what is installed (`mas_installedConstraints`).
struct `Constraints of Masonry that are kept` {
  private let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var frame: CGRect {
    page.layoutIfNeeded()
    return page.card.frame
  }

  @Test func `live while they are installed, in weak properties too`() {
    #expect(frame == CGRect(x: 0, y: 10, width: 40, height: 90))

    page.top?.setOffset(25)
    page.edges?.offset(-5)
    page.width?.offset()(60)
    #expect(frame == CGRect(x: -5, y: 25, width: 60, height: 70))
  }

  @Test func `are gone from weak properties once they are taken away`() {
    page.top?.uninstall()
    page.width?.deactivate()

    #expect(page.top == nil)
    #expect(page.width != nil)
    #expect(page.edges != nil)

    page.width?.activate()
    #expect(frame.width == 40)
  }

  @Test func `come back into weak properties where constraints are made again`() {
    let old = page.top
    page.make()
    #expect(page.top != nil)
    #expect(page.top != old)

    page.top?.setOffset(50)
    #expect(frame.minY == 50)
  }

  @Test func `are let go where others take their place`() {
    weak let first = page.top
    page.make()

    #expect(first == nil)
    #expect(frame == CGRect(x: 0, y: 10, width: 40, height: 90))
  }

  /// Three are kept at first; with 14 more there are more than 16.
  @Test func `are let go among many others, too, once their layout constraints are taken away`() {
    weak let first = page.top
    NSLayoutConstraint.deactivate(page.top?.layoutConstraints ?? [])
    for _ in 0..<13 { page.card.mas_makeConstraints { $0?.height.greaterThanOrEqualTo()(5) } }
    #expect(first != nil)

    page.card.mas_makeConstraints { $0?.height.greaterThanOrEqualTo()(5) }
    #expect(first == nil)
    #expect(page.card.keptConstraints.all.count == 2 + 14)
  }

  @Test func `are kept once, however often they are installed`() {
    for _ in 0..<100 { page.top?.install() }
    for _ in 0..<100 { page.edges?.activate() }
    #expect(page.card.keptConstraints.all.count == 3)

    page.top?.uninstall()
    #expect(page.top == nil)
    #expect(page.card.keptConstraints.all.count == 2)
  }

  @Test func `keep no view alive`() {
    weak var card: UIView?
    weak var top: MASConstraint?
    do {
      let page = Page(frame: .zero)
      card = page.card
      top = page.top
      #expect(top != nil)
    }

    #expect(card == nil)
    #expect(top == nil)
  }

  /// On UIKit all results of steps may be followed by a question mark.
  @Test func `attributes after the first are optional or not`() {
    page.card.mas_remakeConstraints { make in
      make?.left.right()?.equalTo()(page)?.offset()(10)
      make?.top.bottom().equalTo()(page)
    }

    #expect(frame == CGRect(x: 10, y: 0, width: 100, height: 100))
  }
}
