import AshlarUIKit
import Testing

/// A screen that hears of searching, of a keyboard and of traits, as people write it.
struct `A screen to search` {
  private let page = SearchPage()

  /// The safe area begins at 59; 59 + 56 = 115, and 852 − 115 = 737.
  @Test func `is laid out below the safe area`() {
    let window = UIWindow(device: .iPhone15Pro)
    window.rootViewController = page
    window.layoutIfNeeded()

    #expect(page.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 56))
    #expect(page.list.frame == CGRect(x: 0, y: 115, width: 393, height: 737))
    #expect(page.columns == 1)

    window.device = .iPad
    window.layoutIfNeeded()
    #expect(page.columns == 2)
  }

  @Test func `asks before it deletes`() throws {
    page.loadViewIfNeeded()
    page.askToDelete()
    let alert = try #require(page.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.style) == [.cancel, .destructive])
    alert.choose(alert.actions[1])
    #expect(page.bar.text == nil)
  }
}

private final class SearchPage: UIViewController, UISearchBarDelegate {
  let bar = UISearchBar()
  let list = UITableView()
  var columns = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    bar.placeholder = "Search"
    bar.text = "old"
    bar.searchBarStyle = .minimal
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: "reload", for: .valueChanged)
    list.refreshControl = refresh
    NotificationCenter.default.addObserver(
      self, selector: "keyboardWillShow", name: UIResponder.keyboardWillShowNotification,
      object: nil)
    view.addSubview(bar)
    view.addSubview(list)
    bar.snp.makeConstraints { make in
      make.top.left.right.equalTo(view.safeAreaLayoutGuide)
    }
    list.snp.makeConstraints { make in
      make.top.equalTo(bar.snp.bottom)
      make.left.right.bottom.equalToSuperview()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { return }
    columns = traitCollection.horizontalSizeClass == .regular ? 2 : 1
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func keyboardWillShow(_ notification: Notification) {
    let info = notification.userInfo
    guard let frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    list.contentInset.bottom = frame.height
  }

  func askToDelete() {
    let alert = UIAlertController(
      title: "Delete", message: "Everything goes.", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.bar.text = nil })
    present(alert, animated: true, completion: nil)
  }
}

/// Source: Masonry's examples: a view that begins to move once it is in a window.
struct `A view that waits for a window` {
  @Test func `begins when it comes into one`() {
    let view = MovingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.layoutIfNeeded()
    #expect(view.box.frame == CGRect(x: 10, y: 10, width: 180, height: 80))

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    #expect(view.box.frame == CGRect(x: 50, y: 50, width: 100, height: 0))
  }
}

private final class MovingView: UIView {
  let box = UIView()
  private var edges: [MASConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.mas_makeConstraints { make in
      edges.append(make.edges.equalTo(self).insets(Self.insets(10)))
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func didMoveToWindow() {
    layoutIfNeeded()
    if window == nil { return }
    for edge in edges { edge.setInsets(Self.insets(50)) }
    UIView.animate(withDuration: 1) { layoutIfNeeded() }
  }

  private static func insets(_ inset: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}
