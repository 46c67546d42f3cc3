import Ashlar
import Testing

/// The page of the document: a picture over the upper half of the view, below it a name and a description that
/// scroll, as wide as the picture. Every character is 10 wide and 20 high, ideographs 20 wide.
struct `The page with a picture and texts` {
  private let page = Page()

  init() {
    page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    page.view.diagnostics.handler = .silent
    page.view.textMeasurer = GridTextMeasurer(width: 10, height: 20)
  }

  /// 32 ideographs of 20 points are 640: two lines of 320.
  @Test func `is as the document describes it`() {
    page.view.layoutIfNeeded()

    #expect(frame(of: page.logo) == [0, 0, 320, 240])
    #expect(frame(of: page.scroll) == [0, 240, 320, 240])
    #expect(frame(of: page.name) == [0, 0, 320, 20])
    #expect(frame(of: page.detail) == [0, 20, 320, 40])
    #expect(page.scroll.contentSize == CGSize(width: 320, height: 60))
    #expect(page.view.layoutAmbiguities().isEmpty)
    #expect(page.view.diagnostics.conflicts.isEmpty)
  }

  /// At 480 wide there are 24 ideographs to a line; at 160 there are 8.
  @Test func `follows the screen`() {
    page.view.layout(in: CGSize(width: 480, height: 320))
    #expect(frame(of: page.logo) == [0, 0, 480, 160])
    #expect(frame(of: page.detail) == [0, 20, 480, 40])

    page.view.layout(in: CGSize(width: 160, height: 320))
    #expect(frame(of: page.detail) == [0, 20, 160, 80])
    #expect(page.scroll.contentSize == CGSize(width: 160, height: 100))
  }

  /// The forgotten flag: the frame that the picture keeps, which is zero, contradicts what it is told.
  @Test func `has a conflict where the picture still translates its mask`() {
    page.loadsWithoutFlag = true
    page.view.layoutIfNeeded()

    #expect(page.logo.frame == .zero)
    let conflicts = page.view.diagnostics.conflicts
    #expect(!conflicts.isEmpty)
    #expect(conflicts.allSatisfy { $0.members.contains { $0.origin == .autoresizingMask } })
  }
}

private final class Page: ViewController {
  let logo = ImageView(name: "logo")
  let scroll = ScrollView(name: "scroll")
  let name = Label(text: "蘋果公司", name: "name")
  let detail = Label(
    text: "蘋果公司是美國的一家高科技公司，總部位於加利福尼亞州的庫比蒂諾。", name: "detail")
  var loadsWithoutFlag = false {
    didSet { logo.translatesAutoresizingMaskIntoConstraints = loadsWithoutFlag }
  }

  override func viewDidLoad() {
    detail.numberOfLines = 0
    view.addSubviews(logo, scroll)
    scroll.addSubviews(name, detail)
    for box in [logo, scroll, name, detail] {
      box.translatesAutoresizingMaskIntoConstraints = false
    }
    tie(logo, .leading, view)
    tie(logo, .trailing, view)
    tie(logo, .top, view)
    tie(logo, .height, view, times: 0.5)
    tie(scroll, .leading, view)
    tie(scroll, .trailing, view)
    tie(scroll, .bottom, view)
    tie(scroll, .top, logo, .bottom)
    for box in [name, detail] {
      tie(box, .leading, scroll)
      tie(box, .trailing, scroll)
      tie(box, .width, logo)
    }
    tie(name, .top, scroll)
    tie(name, .bottom, detail, .top)
    tie(name, .height, nil, .notAnAttribute, plus: 20)
    tie(detail, .bottom, scroll)
  }

  private func tie(
    _ first: View, _ attribute: LayoutConstraint.Attribute, _ second: View?,
    _ other: LayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) {
    LayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second,
      attribute: other ?? attribute, multiplier: multiplier, constant: constant
    ).isActive = true
  }
}
