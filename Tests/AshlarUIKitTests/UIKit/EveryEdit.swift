import AshlarUIKit

// Names that stopped whole files. That this compiles is the test.

/// Rows that people change.
private final class EditableRows: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { tableView.deleteRows(at: [indexPath], with: .automatic) }
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

private func editRows(_ table: UITableView, _ cell: UITableViewCell) {
  table.allowsMultipleSelection = true
  table.allowsSelectionDuringEditing = true
  table.allowsMultipleSelectionDuringEditing = true
  table.setEditing(true, animated: true)
  cell.showsReorderControl = true
  cell.shouldIndentWhileEditing = cell.isEditing && cell.editingStyle == .none
}

private func type(_ field: UITextField, _ text: UITextView, _ bar: UISearchBar) {
  field.spellCheckingType = .no
  field.smartQuotesType = .no
  text.smartDashesType = .no
  text.smartInsertDeleteType = .yes
  text.keyboardAppearance = .dark
  bar.enablesReturnKeyAutomatically = true
}

private func zoom(_ scroll: UIScrollView) {
  scroll.minimumZoomScale = 1
  scroll.maximumZoomScale = 4
  scroll.bouncesZoom = false
  if scroll.zoomScale > 1 { scroll.setZoomScale(1, animated: true) }
  scroll.zoom(to: .zero, animated: false)
}

private func hold(_ window: UIWindow, _ scene: UIWindowScene) -> [Bool] {
  window.makeKey()
  return [
    window.isKeyWindow, scene.interfaceOrientation.isPortrait,
    UIDevice.current.orientation.isLandscape, UIDevice.current.orientation.isFlat,
    UIApplication.shared.statusBarOrientation == .portrait,
  ]
}

@available(*, deprecated)
private func useOldNames() -> UIEdgeInsets {
  let style = UITableViewCellEditingStyle.insert
  return UIEdgeInsetsMake(style == .insert ? 1 : 0, 2, 3, 4)
}

private func fillBars(_ item: UINavigationItem, _ page: UIViewController) {
  let add = UIBarButtonItem(systemItem: .add)
  item.setLeftBarButton(add, animated: false)
  item.setRightBarButton(add, animated: false)
  item.setRightBarButtonItems([add], animated: true)
  item.leftItemsSupplementBackButton = true
  page.toolbarItems = [.flexibleSpace(), add, .fixedSpace(8)]
  page.setToolbarItems(nil, animated: true)
  page.navigationController?.setToolbarHidden(false, animated: true)
  add.menu = UIMenu(
    title: "", options: [.singleSelection],
    children: [
      UIAction(title: "Delete", image: nil, attributes: .destructive, state: .on) { _ in },
      UIAction(title: "Copy", attributes: [.disabled]) { _ in },
    ])
  let attributes: UIMenuElement.Attributes = [.hidden]
  _ = attributes
}

private func look(_ view: UIView, _ page: UIViewController) -> [UIColor] {
  view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
    (view: UIView, previous: UITraitCollection) in view.setNeedsDisplay()
  }
  page.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
    (page: UIViewController, _) in page.view.setNeedsLayout()
  }
  view.setNeedsFocusUpdate()
  return [UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }]
}

private final class FollowingPage: UIViewController {
  override func viewDidLoad() {
    registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (self: Self, previous: UITraitCollection) in self.view.setNeedsLayout()
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() })
  }
}

private func shape() -> [UIFont] {
  let body = UIFont.preferredFont(forTextStyle: .body)
  let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)
  let rounded = UIFont.systemFont(ofSize: 12).fontDescriptor.withDesign(.rounded)
  return [
    bold.map { UIFont(descriptor: $0, size: 0) } ?? body,
    rounded.map { UIFont(descriptor: $0, size: 20) } ?? body,
    UIFont(
      descriptor: .preferredFontDescriptor(withTextStyle: .title1)
        .withSymbolicTraits([.traitBold, .traitItalic]) ?? body.fontDescriptor, size: 0),
  ]
}

private final class EditedTable: UITableViewController {
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 0
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}
