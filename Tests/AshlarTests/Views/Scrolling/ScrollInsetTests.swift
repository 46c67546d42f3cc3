import Ashlar
import Testing

struct `The insets of what scrolls` {
  let screen = View(root: 400, 800)
  let scroll = ScrollView(name: "scroll")

  init() {
    screen.addSubview(scroll)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    screen.environment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  }

  @Test func `contain the safe area on the axis that scrolls`() {
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    screen.layoutIfNeeded()

    #expect(scroll.adjustedContentInset == EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -59))
  }

  @Test func `do not contain it where nothing scrolls, or where it is not wanted`() {
    scroll.contentSize = CGSize(width: 400, height: 100)
    screen.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset == .zero)

    scroll.contentInsetAdjustmentBehavior = .always
    #expect(scroll.adjustedContentInset.top == 59)

    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize.height = 3_000
    #expect(scroll.adjustedContentInset == .zero)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `contain it for a view that always bounces`() {
    scroll.alwaysBounceVertical = true
    screen.layoutIfNeeded()

    #expect(scroll.adjustedContentInset.top == 59)
  }

  /// Apple, `UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes`: sides count on the axis that scrolls.
  @Test func `contain the sides of the safe area only where something scrolls sideways`() {
    screen.environment.safeAreaInsets = EdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    screen.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 0, left: 0, bottom: 21, right: 0))

    scroll.alwaysBounceHorizontal = true
    screen.layoutIfNeeded()
    #expect(scroll.adjustedContentInset == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
  }

  @Test func `are added to those that were set`() {
    scroll.contentInset = EdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    scroll.contentInsetAdjustmentBehavior = .always
    screen.layoutIfNeeded()

    #expect(scroll.adjustedContentInset == EdgeInsets(top: 69, left: 1, bottom: 54, right: 2))
    #expect(scroll.contentOffset == CGPoint(x: -1, y: -69))
  }

  @Test func `leave alone what has been scrolled`() {
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    scroll.contentOffset.y = 500
    screen.layoutIfNeeded()

    #expect(scroll.contentOffset.y == 500)
  }

  @Test func `can be scrolled to`() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 400, height: 2_000)
    scroll.contentInset.bottom = 30
    screen.layoutIfNeeded()

    scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 230))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 230))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 150))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 5_000, width: 10, height: 100))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 1_230))
  }

  @Test func `hide what is behind them`() {
    // As where a keyboard is put in: the field is in the view's bounds, and behind the lowest 300 points.
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 1_000, height: 2_000)
    scroll.contentInset = EdgeInsets(top: 50, left: 20, bottom: 300, right: 40)
    screen.layoutIfNeeded()

    scroll.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 40))
    #expect(scroll.contentOffset == CGPoint(x: -20, y: 240))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 260, width: 10, height: 40))
    #expect(scroll.contentOffset == CGPoint(x: -20, y: 210))
    scroll.scrollRectToVisible(CGRect(x: 380, y: 260, width: 20, height: 40))
    #expect(scroll.contentOffset == CGPoint(x: 40, y: 210))
    scroll.scrollRectToVisible(CGRect(x: 30, y: 260, width: 20, height: 40))
    #expect(scroll.contentOffset == CGPoint(x: 10, y: 210))
  }
}
