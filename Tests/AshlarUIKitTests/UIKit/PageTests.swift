import AshlarUIKit
import Testing

private final class Book: UIPageViewControllerDataSource {
  let pages = (0..<3).map { _ in UIViewController() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
  }
}

struct `A controller of pages` {
  private let book = Book()
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let window = UIWindow(device: .iPhone8)

  init() {
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
  }

  @Test func `shows one page, which fills it`() {
    #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))

    window.device = .iPhone14
    window.layoutIfNeeded()
    #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(pages.viewControllers == [book.pages[0]])
  }

  @Test func `turns to the page that its data source gives`() {
    let next = pages.dataSource?.pageViewController(pages, viewControllerAfter: book.pages[0])
    var isDone = false
    pages.setViewControllers(next.map { [$0] }, direction: .forward, animated: true) {
      isDone = $0
    }
    window.layoutIfNeeded()

    #expect(isDone)
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(book.pages[0].parent == nil)
    #expect(book.pages[0].view.superview == nil)
    #expect(book.pages[1].view.frame == window.bounds)
  }

  @Test func `shows nothing without a page`() {
    pages.setViewControllers(nil, direction: .forward, animated: false)
    window.layoutIfNeeded()

    #expect(pages.viewControllers == [])
    #expect(pages.view.subviews.isEmpty)
    #expect(window.faultTexts == [])
  }
}
