import Ashlar
import Testing

struct `Guides that a view makes itself` {
  let root = View(root: 400, 400)
  let view: View

  init() {
    view = View("view", in: root)
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
  }

  @Test func `are the view's from the first time that they are asked for`() {
    #expect(root.layoutGuides.isEmpty)

    let margins = root.layoutMarginsGuide
    let safeArea = root.safeAreaLayoutGuide

    #expect(
      root.layoutGuides.map(\.identifier) == [
        "UIViewLayoutMarginsGuide", "UIViewSafeAreaLayoutGuide",
      ])
    #expect(root.layoutMarginsGuide === margins)
    #expect(root.safeArea === safeArea)
    #expect(margins.owningView === root)
    #expect(LayoutGuide().identifier == "")
  }

  @Test func `can be neither removed nor taken away`() {
    let margins = root.layoutMarginsGuide

    root.removeLayoutGuide(margins)
    view.addLayoutGuide(margins)

    #expect(margins.owningView === root)
    #expect(root.layoutGuides.count == 1)
    #expect(view.layoutGuides.isEmpty)
  }

  @Test func `have names, and leave the numbers of others alone`() {
    let margins = root.layoutMarginsGuide
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)

    #expect(margins.reportName == "root.layoutMarginsGuide")
    #expect(guide.reportName == "root.guide#0")
  }

  @Test func `are where the margins are, without any layout`() {
    expectFrame(of: root.layoutMarginsGuide, x: 20, y: 10, width: 340, height: 360)
  }

  @Test func `place what is pinned to them`() {
    view.makeConstraints { make in make.edges.equalTo(root.layoutMarginsGuide) }

    root.layoutIfNeeded()
    expectFrame(of: view, x: 20, y: 10, width: 340, height: 360)

    root.layoutMargins.left = 100
    root.layoutIfNeeded()
    expectFrame(of: view, x: 100, y: 10, width: 260, height: 360)
  }

  /// Left 20 and right 360 have their middle at 190; top 10 and bottom 370 as well.
  @Test func `have every attribute that a guide has`() {
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      view.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: margins.heightAnchor, constant: -60),
    ])

    root.layoutIfNeeded()

    expectFrame(of: view, x: 105, y: 40, width: 170, height: 300)
  }

  @Test func `may stand on the left, and give their view its size`() {
    view.pinCorner()
    view.layoutMarginsGuide.makeConstraints { make in
      make.width.equalTo(100)
      make.height.equalTo(50)
    }

    root.layoutIfNeeded()

    expectFrame(of: view, x: 0, y: 0, width: 116, height: 66)
    expectFrame(of: view.layoutMarginsGuide, x: 8, y: 8, width: 100, height: 50)
  }

  @Test func `can be measured between`() {
    let margins = root.layoutMarginsGuide
    let distance = root.leftAnchor.anchorWithOffset(to: margins.leftAnchor)
    view.pinCorner()
    view.widthAnchor.constraint(equalTo: distance).isActive = true
    view.heightAnchor.constraint(equalTo: distance, multiplier: 2).isActive = true

    root.layoutIfNeeded()
    expectFrame(of: view, x: 0, y: 0, width: 20, height: 40)

    root.layoutMargins.left = 30
    root.layoutIfNeeded()
    expectFrame(of: view, x: 0, y: 0, width: 30, height: 60)
  }

  @Test func `leave room for what the screen covers`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    view.makeConstraints { make in make.edges.equalToSuperview { $0.safeArea } }

    root.layoutIfNeeded()

    expectFrame(of: view, x: 0, y: 44, width: 400, height: 322)
    expectFrame(of: root.topLayoutGuide, x: 0, y: 0, width: 400, height: 44)
    expectFrame(of: root.bottomLayoutGuide, x: 0, y: 366, width: 400, height: 34)
    #expect(root.topLayoutGuide.length == 44)
  }

  /// The second way of the first document: between what bars cover.
  @Test func `end where bars begin`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 20, bottom: 50)
    view.makeConstraints { make in
      make.left.right.equalTo(root)
      make.top.equalTo(root.topLayoutGuide.bottom)
      make.bottom.equalTo(root.bottomLayoutGuide.top)
    }

    root.layoutIfNeeded()

    expectFrame(of: view, x: 0, y: 20, width: 400, height: 330)
  }

  @Test func `keep lines of text readable`() {
    view.makeConstraints { make in make.edges.equalTo(root.readableContentGuide) }

    root.layoutIfNeeded()
    expectFrame(of: view, x: 20, y: 10, width: 340, height: 360)

    // Between the margins there are 1000 - 20 - 40 = 940 points, 268 more than 672.
    root.layout(in: CGSize(width: 1000, height: 400))
    expectFrame(of: view, x: 154, y: 10, width: 672, height: 360)
  }

  @Test func `end at the keyboard`() {
    root.environment.safeAreaInsets = EdgeInsets(bottom: 34)
    view.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      make.bottom.equalTo(root.keyboardLayoutGuide.top)
    }

    root.layoutIfNeeded()
    #expect(view.frame.maxY == 366)
    expectFrame(of: root.keyboardLayoutGuide, x: 0, y: 366, width: 400, height: 34)

    root.environment.keyboardHeight = 150
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 250)
    expectFrame(of: root.keyboardLayoutGuide, x: 0, y: 250, width: 400, height: 150)

    root.environment.keyboardHeight = 0
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 400)
  }

  /// The view ends 60 points above the bottom of the root, of which the keyboard covers 150.
  @Test func `know how much of the keyboard reaches a view`() {
    view.pin(x: 0, y: 40, width: 400, height: 300)
    root.environment.keyboardHeight = 150

    root.layoutIfNeeded()

    expectFrame(of: view.keyboardLayoutGuide, x: 0, y: 210, width: 400, height: 90)
  }

  @Test func `outlive their view without harm`() {
    var card: View? = View(root: 100, 100)
    let margins = card!.layoutMarginsGuide
    let inner = View("inner", in: card!)
    inner.leftAnchor.constraint(equalTo: margins.leftAnchor).isActive = true

    card = nil

    #expect(margins.owningView == nil)
    #expect(margins.layoutFrame == .zero)
    #expect(inner.leftAnchor.constraint(equalTo: margins.leftAnchor).error == nil)
  }
}
