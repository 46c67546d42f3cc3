import AshlarUIKit
import Testing

/// A view that puts what is added into a view inside it, as containers do.
private final class Container: UIView {
  let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    super.addSubview(content)
    content.frame = CGRect(x: 10, y: 10, width: 80, height: 80)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func addSubview(_ view: UIView) { content.addSubview(view) }

  override func insertSubview(_ view: UIView, at index: Int) {
    content.insertSubview(view, at: index)
  }

  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    content.insertSubview(view, belowSubview: siblingSubview)
  }

  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    content.insertSubview(view, aboveSubview: siblingSubview)
  }
}

/// Overrides that UIKit allows and programs write. That this compiles is half of the test.
private class Margins: UIView {
  var invalidations = 0

  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set { super.layoutMargins = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { setNeedsLayout() }
  }
  override var safeAreaInsets: UIEdgeInsets { .zero }
  override var traitCollection: UITraitCollection { .current }
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: 7, height: 8)
  }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  override var canBecomeFocused: Bool { true }
}

private final class Bar: UINavigationBar {}
private final class Tabs: UITabBar {}
private final class Item: UIBarButtonItem {
  override var title: String? { didSet { tag += 1 } }
}

private final class Page: UIViewController {
  override var traitCollection: UITraitCollection { UITraitCollection(.iPad) }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { super.additionalSafeAreaInsets }
    set { super.additionalSafeAreaInsets = newValue }
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    _ = container.preferredContentSize
  }
}

struct `Overrides` {
  let root = UIView(root: 200, 200)

  @Test func `may put subviews elsewhere`() {
    let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(container)
    container.addSubview(a)
    container.insertSubview(b, at: 0)
    container.insertSubview(c, belowSubview: a)
    container.insertSubview(d, aboveSubview: b)

    #expect(container.subviews == [container.content])
    #expect(container.content.subviews == [b, d, c, a])
    [UIView(), UIView()].forEach(container.addSubview)
    #expect(container.content.subviews.count == 6)

    a.snp.makeConstraints { make in make.edges.equalToSuperview().inset(5) }
    root.layoutIfNeeded()
    expectFrame(of: a, x: 5, y: 5, width: 70, height: 70)
  }

  /// What a class of the kit consists of is not put elsewhere.
  @Test func `leave the parts of a view where they are`() {
    final class Deaf: UIButton {
      override func addSubview(_ view: UIView) {}
    }
    final class Looped: UIView {
      override func addSubview(_ view: UIView) { view.addSubview(self) }
    }
    let button = Deaf()
    button.addSubview(UIView())
    #expect(button.subviews == [])
    #expect(button.titleLabel?.superview === button)

    let looped = Looped()
    let other = UIView()
    looped.addSubview(other)
    #expect(looped.superview === other)
    #expect(other.subviews == [looped])
    other.removeFromSuperview()
  }

  @Test func `of what layouts do not go by are called where programs read them`() {
    let view = Margins(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(view)
    let inside = UIView()
    view.addSubview(inside)
    inside.snp.makeConstraints { make in make.edges.equalTo(view.layoutMarginsGuide) }
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 5, bottom: 5, trailing: 5)
    root.layoutIfNeeded()

    #expect(view.layoutMargins.left == 2)
    #expect(view.safeAreaInsets == .zero)
    // Of 50 points, 5 on each side.
    expectFrame(of: inside, x: 5, y: 5, width: 40, height: 40)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 7, height: 8))
    view.invalidateIntrinsicContentSize()
    #expect(view.invalidations == 1)
    #expect(view.alignmentRect(forFrame: root.bounds) == root.bounds)
  }

  @Test func `of controllers and bars are there`() {
    let page = Page()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0)
    root.addSubview(page.view)
    #expect(page.view.safeAreaInsets.top == 9)
    #expect(page.traitCollection.userInterfaceIdiom == .pad)

    let item = Item()
    item.title = "a"
    #expect(item.tag == 1)
    #expect(Bar(frame: .zero).intrinsicContentSize.height == 44)
    #expect(Tabs(frame: .zero).intrinsicContentSize.height == 49)
  }

  @Test func `of a button's rectangles place its parts`() {
    final class Swapped: UIButton {
      override func contentRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 10, dy: 0)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.maxX - 20, y: 0, width: 20, height: 20)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: .nan, width: 20, height: 20)
      }
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    }
    let button = Swapped(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("a", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    let (picture, title) = (button.imageView, button.titleLabel)
    root.addSubview(button)
    root.layoutIfNeeded()

    #expect(picture?.frame == CGRect(x: 70, y: 0, width: 20, height: 20))
    // Numbers that nothing can be computed with change nothing.
    #expect(title?.frame.minY.isFinite == true)
  }
}
