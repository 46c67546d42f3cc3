import AshlarUIKit

// Names that public code uses beside those of `EveryName`, as it uses them. That this compiles is the test.

/// What moves layers.
func touchLayers(_ layer: CALayer, _ view: UIView) {
  let turn = CABasicAnimation(keyPath: "transform.rotation")
  turn.fromValue = 0
  turn.toValue = NSNumber(value: Double.pi * 2)
  turn.duration = 1
  turn.repeatCount = .infinity
  turn.autoreverses = true
  turn.isRemovedOnCompletion = false
  turn.fillMode = .forwards
  turn.beginTime = CACurrentMediaTime() + 1
  turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  turn.timingFunction = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
  layer.add(turn, forKey: "turn")
  layer.removeAnimation(forKey: "turn")
  layer.removeAllAnimations()
  let shake = CAKeyframeAnimation(keyPath: "position.x")
  shake.values = [1, 2]
  shake.keyTimes = [0, 1]
  shake.path = UIBezierPath().cgPath
  let spring = CASpringAnimation(keyPath: "position")
  spring.damping = 3
  let group = CAAnimationGroup()
  group.animations = [turn, shake, spring]
  let fade = CATransition()
  fade.type = .fade
  fade.subtype = .fromLeft
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  CATransaction.setCompletionBlock {}
  CATransaction.commit()
  let spreading = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: .zero)
  let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spreading)
  animator.fractionComplete = 0.5
  animator.stopAnimation(true)
}

/// What is drawn.
func touchDrawing(_ view: UIView) -> [UIImage?] {
  UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 0)
  if let context = UIGraphicsGetCurrentContext() {
    context.setFillColor(UIColor.red.cgColor.copy(alpha: 0.5) ?? UIColor.red.cgColor)
    view.layer.render(in: context)
  }
  let drawn = UIGraphicsGetImageFromCurrentImageContext()
  UIGraphicsEndImageContext()
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
  let filled = renderer.image { context in
    UIColor.red.resolvedColor(with: view.traitCollection).setFill()
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.cgContext.setLineWidth(3)
    filledBefore?.draw(in: .zero)
  }
  return [
    drawn, filled, filled.stretchableImage(withLeftCapWidth: 1, topCapHeight: 1),
    filled.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)),
    filled.imageOrientation == .up && filled.scale > 0 ? filled : nil,
  ]
}

private let filledBefore: UIImage? = nil

/// What menus, bars and sheets are.
func touchPresenting(_ controller: UIViewController, _ table: UITableView) {
  let board = UIStoryboard(name: "Main", bundle: nil)
  _ = board.instantiateInitialViewController()
  _ = board.instantiateViewController(withIdentifier: "page")
  let activity = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
  activity.excludedActivityTypes = [.airDrop, .print]
  activity.completionWithItemsHandler = { _, _, _, _ in }
  activity.modalPresentationStyle = .popover
  activity.popoverPresentationController?.sourceView = table
  activity.popoverPresentationController?.sourceRect = .zero
  activity.popoverPresentationController?.permittedArrowDirections = [.up]
  activity.popoverPresentationController?.delegate = nil
  controller.present(activity, animated: true)
  controller.sheetPresentationController?.detents = [.medium(), .large()]
  controller.presentationController?.delegate = nil
  controller.definesPresentationContext = true
  let menu = UIMenuController.shared
  menu.menuItems = [UIMenuItem(title: "Copy", action: "copy")]
  menu.showMenu(from: table, rect: .zero)
  let look = UINavigationBarAppearance()
  look.configureWithOpaqueBackground()
  look.titleTextAttributes = [.foregroundColor: UIColor.red]
  UINavigationBar.appearance().standardAppearance = look
  UINavigationBar.appearance().scrollEdgeAppearance = look
  UITabBar.appearance().standardAppearance = UITabBarAppearance()
  UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
  UIToolbar().barStyle = .black
  let navigation = UINavigationController()
  navigation.hidesBarsOnSwipe = true
  navigation.delegate = nil
  let tabs = UITabBarController()
  tabs.delegate = nil
  for item in tabs.tabBar.items ?? [] { item.badgeValue = "1" }
  let search = UISearchController(searchResultsController: nil)
  search.searchResultsUpdater = nil
  search.obscuresBackgroundDuringPresentation = false
  controller.navigationItem.searchController = search
  controller.navigationItem.hidesSearchBarWhenScrolling = false
  let picker = UIImagePickerController()
  picker.sourceType =
    UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
  UIAlertView(title: "Title", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
  _ = (controller.splitViewController, UIWindow(windowScene: UIWindowScene()))
}

/// What is touched and read aloud.
func touchTouching(_ view: UIView, _ delegate: any UIContextMenuInteractionDelegate) {
  view.addInteraction(UIContextMenuInteraction(delegate: delegate))
  for interaction in view.interactions { view.removeInteraction(interaction) }
  _ = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [])
  }
  _ = UITargetedPreview(view: view)
  UIDragItem(itemProvider: "text").localObject = view
  let tap = UITapGestureRecognizer()
  tap.numberOfTouchesRequired = 2
  tap.require(toFail: UITapGestureRecognizer())
  tap.state = .cancelled
  view.accessibilityIgnoresInvertColors = UIAccessibility.isVoiceOverRunning
  UIAccessibility.post(notification: .announcement, argument: "text")
  let button = UIButton(type: .roundedRect)
  button.adjustsImageWhenHighlighted = false
  button.setPreferredSymbolConfiguration(.init(pointSize: 4), forImageIn: .normal)
  button.addAction(UIAction { _ in }, for: .menuActionTriggered)
  UITextField().inputAccessoryView = view
  UITextView().inputView = view
  NSTextStorage(string: "text").delegate = nil
  UILabel().lineBreakStrategy = .pushOut
  NSMutableParagraphStyle().lineBreakStrategy = []
  _ = UIVisualEffectView(
    effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemThinMaterialDark)))
  _ = (UIDevice.orientationDidChangeNotification, UIProgressView().progressViewStyle == .bar)
}

/// How high a keyboard is, as programs read it.
func touchKeyboard(_ notification: Notification) -> CGFloat {
  let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
  return end?.cgRectValue.height ?? NSValue(cgSize: .zero).cgSizeValue.height
}

/// What cells of lists have.
func touchLists(_ cell: UICollectionViewListCell, _ row: UITableViewCell) {
  cell.accessories = [.disclosureIndicator(), .checkmark(), .outlineDisclosure(), .reorder()]
  var background = UIBackgroundConfiguration.listPlainCell()
  background.backgroundColor = .red
  background.cornerRadius = 3
  cell.backgroundConfiguration = background
  row.backgroundConfiguration = .clear()
  var list = UICollectionLayoutListConfiguration(appearance: .plain)
  list.showsSeparators = false
  list.separatorConfiguration.color = .red
  list.trailingSwipeActionsConfigurationProvider = { _ in
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
    ])
  }
}

/// Names of Swift 3 and 4.
@available(*, deprecated)
func touchOldNames(_ controller: UIViewController, _ table: UITableView) {
  let style: UITableViewCellStyle = .subtitle
  table.rowHeight = UITableViewAutomaticDimension
  table.accessibilityTraits = UIAccessibilityTraitButton
  let wheel = UIActivityIndicatorView(style: .gray)
  let size: UIActivityIndicatorViewStyle = .whiteLarge
  wheel.activityIndicatorViewStyle = size
  controller.addChildViewController(UIViewController())
  controller.removeFromParentViewController()
  _ = (style, CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut), kCATransitionFade)
}

/// What programs are told of.
private final class Listener: UITabBarControllerDelegate, UINavigationControllerDelegate,
  UIImagePickerControllerDelegate, UIPopoverPresentationControllerDelegate,
  UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning,
  UIPageViewControllerDelegate, NSTextStorageDelegate, UISearchResultsUpdating,
  UISearchControllerDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = .to
    if let page = context.viewController(forKey: key) {
      context.containerView.addSubview(page.view)
      page.view.frame = context.finalFrame(for: page)
    }
    context.completeTransition(!context.transitionWasCancelled)
  }

  func updateSearchResults(for searchController: UISearchController) {}

  func drag(_ session: any UIDragSession) -> [UIDragItem] { [] }

  func drop(_ session: any UIDropSession) {}
}

/// A bubble of one's own.
private final class Bubble: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
