import AshlarUIKit

// Every name of UIKit and AppKit that the kit offers, used as programs use it. That this compiles is the test.

/// Views, and what they show.
func touchViews() -> [UIView] {
  let label = UILabel(frame: .zero)
  label.text = "text"
  label.textColor = .label
  label.font = UIFont.boldSystemFont(ofSize: UIFont.labelFontSize)
  label.numberOfLines = 0
  label.lineBreakMode = .byTruncatingTail
  label.textAlignment = .center
  label.preferredMaxLayoutWidth = 180
  let button = UIButton(type: .system)
  button.setTitle("OK", for: .normal)
  button.setTitleColor(.white, for: .highlighted)
  button.setImage(UIImage(named: "icon", size: CGSize(width: 4, height: 4)), for: .normal)
  button.isEnabled = true
  button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  let image = UIImageView(image: UIImage(named: "icon"))
  image.contentMode = .scaleAspectFill
  let field = UITextField()
  field.placeholder = "name"
  let text = UITextView()
  text.isScrollEnabled = false
  let toggle = UISwitch()
  toggle.isOn = true
  let scroll = UIScrollView()
  scroll.contentInsetAdjustmentBehavior = .never
  scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
  scroll.scrollRectToVisible(.zero, animated: false)
  _ = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
  let stack = UIStackView(arrangedSubviews: [label, button])
  stack.axis = .vertical
  stack.alignment = UIStackView.Alignment.leading
  stack.distribution = UIStackView.Distribution.fillEqually
  stack.spacing = 8
  let segments = UISegmentedControl(items: ["a", "b"])
  segments.selectedSegmentIndex = 1
  return [
    image, field, text, toggle, scroll, stack, segments, UISlider(), UIProgressView(),
    UIActivityIndicatorView(),
  ]
}

/// What views say about touching, typing, scrolling and reading.
func touchTraits(_ view: UIView, _ label: UILabel, _ field: UITextField, _ text: UITextView) {
  view.isAccessibilityElement = true
  view.accessibilityLabel = "view"
  view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  view.layer.cornerCurve = .continuous
  label.adjustsFontSizeToFitWidth = true
  label.minimumScaleFactor = 0.5
  label.adjustsFontForContentSizeCategory = true
  label.isEnabled = false
  label.font = .monospacedDigitSystemFont(ofSize: UIFont.smallSystemFontSize, weight: .medium)
  field.isSecureTextEntry = true
  field.keyboardType = .emailAddress
  field.returnKeyType = .next
  field.autocapitalizationType = .none
  field.autocorrectionType = .no
  field.textContentType = .newPassword
  field.clearButtonMode = .whileEditing
  field.adjustsFontForContentSizeCategory = true
  field.isEnabled = true
  text.isEditable = false
  text.isSelectable = true
}

/// Texts that are set in several ways.
func touchAttributes() -> NSAttributedString {
  let style = NSMutableParagraphStyle()
  style.setParagraphStyle(.default)
  style.paragraphSpacing = 2
  style.lineHeightMultiple = 1.2
  style.maximumLineHeight = 30
  _ = style.copy() as? NSParagraphStyle
  _ = style.mutableCopy() as? NSMutableParagraphStyle
  return NSAttributedString(
    string: "text",
    attributes: [
      .paragraphStyle: style, .foregroundColor: UIColor.red, .backgroundColor: UIColor.white,
      .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
      .strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.red,
      .link: "https://example.org",
    ])
}

/// What buttons, bars and tables have besides.
func touchControls(_ button: UIButton, _ table: UITableView) {
  button.contentHorizontalAlignment = .leading
  button.contentVerticalAlignment = .top
  button.isHighlighted = true
  button.titleLabel?.textAlignment = .center
  button.titleLabel?.adjustsFontSizeToFitWidth = true
  button.titleLabel?.minimumScaleFactor = 0.5
  button.titleLabel?.adjustsFontForContentSizeCategory = true
  button.imageView?.contentMode = .scaleAspectFit
  button.setImage(UIImage(named: "icon")?.withRenderingMode(.alwaysTemplate), for: .normal)
  UISwitch().setOn(true, animated: true)
  UIProgressView().setProgress(0.5, animated: false)
  table.isScrollEnabled = false
  table.isPagingEnabled = true
  table.isDirectionalLockEnabled = true
  table.scrollsToTop = false
  table.decelerationRate = .fast
  table.panGestureRecognizer.isEnabled = false
  table.bounces = false
  table.showsVerticalScrollIndicator = false
  table.showsHorizontalScrollIndicator = false
  table.scrollIndicatorInsets = table.contentInset
  table.keyboardDismissMode = .interactive
  table.allowsSelection = false
  table.separatorColor = .opaqueSeparator
  table.separatorInset = .zero
  table.backgroundColor = .systemGroupedBackground
  UIView.transition(
    with: table, duration: 0.3, options: .transitionCrossDissolve,
    animations: { table.reloadData() }, completion: nil)
}

/// Collections and their layouts.
func touchCollections(_ source: UICollectionViewDataSource) -> [UICollectionReusableView] {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 40, height: 40)
  layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  layout.minimumLineSpacing = 1
  layout.minimumInteritemSpacing = 1
  layout.sectionInset = .zero
  layout.scrollDirection = .horizontal
  layout.sectionHeadersPinToVisibleBounds = true
  layout.sectionFootersPinToVisibleBounds = true
  layout.headerReferenceSize = .zero
  layout.footerReferenceSize = .zero
  let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
  view.dataSource = source
  view.delegate = nil
  view.allowsMultipleSelection = true
  view.backgroundView = UIView()
  view.alwaysBounceVertical = true
  view.showsVerticalScrollIndicator = false
  view.isPagingEnabled = true
  view.performBatchUpdates(nil)
  view.insertSections([0])
  view.deleteSections([0])
  view.reloadSections(IndexSet(integer: 0))
  view.setCollectionViewLayout(layout, animated: true)
  view.scrollToItem(
    at: IndexPath(item: 0, section: 0), at: [.centeredVertically, .right], animated: true)
  _ = layout.targetContentOffset(forProposedContentOffset: .zero, withScrollingVelocity: .zero)
  let controller = UICollectionViewController(collectionViewLayout: layout)
  _ = (controller.collectionView, controller.collectionViewLayout)
  let cell = UICollectionViewCell(frame: .zero)
  cell.backgroundView = UIView()
  cell.selectedBackgroundView = UIView()
  cell.contentView.backgroundColor = .white
  cell.isHighlighted = true
  return [cell, UICollectionReusableView(frame: .zero)] + view.visibleCells
    + view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
}

/// What every view has.
func touchView(_ view: UIView) -> [Bool] {
  view.backgroundColor = UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.5)
  view.alpha = 1
  view.tag = 5
  view.isHidden = false
  view.clipsToBounds = true
  view.isUserInteractionEnabled = true
  view.tintColor = .systemBlue
  view.layer.cornerRadius = 5
  view.layer.borderColor = UIColor.black.cgColor
  view.addGestureRecognizer(UITapGestureRecognizer())
  view.accessibilityIdentifier = "view"
  view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  view.semanticContentAttribute = UISemanticContentAttribute.forceLeftToRight
  view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
  view.directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  view.setNeedsLayout()
  view.setNeedsDisplay()
  view.setNeedsUpdateConstraints()
  view.updateConstraintsIfNeeded()
  view.invalidateIntrinsicContentSize()
  view.sizeToFit()
  _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  _ = view.systemLayoutSizeFitting(
    UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn]) { view.layoutIfNeeded() }
  UIView.animate(
    withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
    animations: {}, completion: { _ in })
  UIView.performWithoutAnimation {}
  view.keyboardLayoutGuide.followsUndockedKeyboard = true
  let guides: [UILayoutGuide] = [
    view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
    view.keyboardLayoutGuide as UIKeyboardLayoutGuide,
  ]
  let direction: UIUserInterfaceLayoutDirection = view.effectiveUserInterfaceLayoutDirection
  return [guides.isEmpty, direction == .leftToRight, view.window == nil, view.hasAmbiguousLayout]
}

/// Constraints and anchors.
func touchConstraints(_ view: UIView, _ other: UIView) -> [NSLayoutConstraint] {
  let x: NSLayoutXAxisAnchor = view.leadingAnchor
  let y: NSLayoutYAxisAnchor = view.firstBaselineAnchor
  let extent: NSLayoutDimension = view.heightAnchor
  let priority: UILayoutPriority = .defaultHigh - 1
  let formatted = NSLayoutConstraint.constraints(
    withVisualFormat: "H:|-[view]-|", options: [.alignAllTop], metrics: ["gap": 5],
    views: ["view": view])
  for constraint in formatted { constraint.priority = priority }
  formatted[0].shouldBeArchived = true
  _ = UILayoutGuide().constraintsAffectingLayout(for: .vertical)
  return [
    x.constraint(equalTo: other.trailingAnchor, constant: 4),
    y.constraint(equalTo: other.lastBaselineAnchor),
    extent.constraint(equalToConstant: 5), extent.constraint(equalTo: other.widthAnchor),
  ]
}

/// Controllers, windows and screens.
func touchControllers() -> UIWindow {
  final class Page: UIViewController {
    override func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Page"
      edgesForExtendedLayout = UIRectEdge.all
    }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  }
  let window = UIWindow(frame: UIScreen.main.bounds)
  let navigation = UINavigationController(rootViewController: Page())
  navigation.pushViewController(UITableViewController(), animated: true)
  window.rootViewController = navigation
  window.backgroundColor = .white
  window.makeKeyAndVisible()
  _ = (UIScreen.main.scale, UIScreen.main.nativeBounds)
  return window
}

/// Texts.
func touchTexts() -> [CGFloat] {
  let font: UIFont = .systemFont(ofSize: 16, weight: .light)
  let text = "text"
  let size = text.size(withAttributes: [.font: font])
  let rectangle = text.boundingRect(
    with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
    context: NSStringDrawingContext())
  let metrics = UIFontMetrics(forTextStyle: .title1)
  let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
  let scaled = [
    metrics.scaledFont(for: font), metrics.scaledFont(for: font, maximumPointSize: 30),
    UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits),
    UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits),
  ]
  return [
    size.width, rectangle.height, font.pointSize, font.lineHeight, metrics.scaledValue(for: 4),
  ] + scaled.map(\.pointSize)
}

/// What SnapKit and Masonry need of AppKit.
func touchAppKit() -> NSView {
  let view = NSView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let inner = NSView()
  view.addSubview(inner)
  let guide = NSLayoutGuide()
  view.addLayoutGuide(guide)
  inner.snp.makeConstraints { make in
    make.edges.equalTo(guide).inset(NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    make.width.equalTo(5).priority(NSLayoutConstraint.Priority.defaultLow)
  }
  inner.mas_makeConstraints { make in
    make.edges.mas_equalTo(NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    make.width.equalTo(5).priority(MASLayoutPriorityDragThatCanResizeWindow)
    make.height.equalTo(5).priority(MASLayoutPriorityWindowSizeStayPut)
    make.height.equalTo(6).priority(MASLayoutPriorityDragThatCannotResizeWindow)
    make.height.equalTo(7).priority(MASLayoutPriorityFittingSizeCompression)
  }
  view.setContentHuggingPriority(.defaultHigh, for: NSLayoutConstraint.Orientation.horizontal)
  _ = NSUserInterfaceLayoutDirection.rightToLeft
  return view
}

/// Masonry's names, each as its headers have it.
func touchMasonry(_ view: MAS_VIEW, _ other: MAS_VIEW, _ controller: MAS_VIEW_CONTROLLER) {
  let made: [MASConstraint] = view.mas_makeConstraints { (make: MASConstraintMaker) in
    make.left.right.top.bottom.leading.trailing.equalTo(other)
    make.width.height.centerX.centerY.baseline.firstBaseline.lastBaseline.equalTo(other)
    make.leftMargin.rightMargin.topMargin.bottomMargin.equalTo(other)
    make.leadingMargin.trailingMargin.centerXWithinMargins.centerYWithinMargins.equalTo(other)
    make.edges.insets(MASEdgeInsets.zero)
    make.size.sizeOffset(.zero).with.priorityLow()
    make.center.centerOffset(.zero).and.priorityHigh()
    make.attributes([.left, .width]).mas_equalTo(5).priority(MASLayoutPriorityRequired)
    make.width.mas_greaterThanOrEqualTo(5).mas_offset(CGSize.zero).key("width")
    make.height.mas_lessThanOrEqualTo(5.5 as Float).multipliedBy(2).dividedBy(2).inset(4)
    make.left.equalTo(NSNumber(value: 5)).valueOffset(7 as UInt)
  }
  for constraint in made {
    constraint.setOffset(1)
    constraint.setInset(1)
    constraint.setInsets(.zero)
    constraint.setSizeOffset(.zero)
    constraint.setCenterOffset(.zero)
    constraint.uninstall()
    constraint.install()
    constraint.deactivate()
    constraint.activate()
  }
  let attributes: [MASViewAttribute] = [
    view.mas_left, view.mas_right, view.mas_top, view.mas_bottom, view.mas_leading,
    view.mas_trailing, view.mas_width, view.mas_height, view.mas_centerX, view.mas_centerY,
    view.mas_baseline, view.mas_firstBaseline, view.mas_lastBaseline, view.mas_leftMargin,
    view.mas_rightMargin, view.mas_topMargin, view.mas_bottomMargin, view.mas_leadingMargin,
    view.mas_trailingMargin, view.mas_centerXWithinMargins, view.mas_centerYWithinMargins,
    view.mas_attribute(.left), controller.mas_topLayoutGuide, controller.mas_bottomLayoutGuide,
  ]
  view.mas_key = "view"
  MASAttachKeys(["view": view, "other": other])
  let single = MASViewConstraint(firstViewAttribute: attributes[0])
  MASCompositeConstraint(children: [single.equalTo(other)]).install()
  _ = MASViewConstraint.installedConstraints(for: view)
  let maker = MASConstraintMaker(view: view)
  maker.updateExisting = true
  maker.removeExisting = false
  _ = maker.left.offset(5)
  maker.install()
  [view, other].mas_distributeViewsAlongAxis(
    .vertical, withFixedSpacing: 1, leadSpacing: 2, tailSpacing: 3)
  _ = view.mas_closestCommonSuperview(other)
}

/// What belongs to a program, a screen or fingers, and has no effect.
func touchWhatIsInert(_ controller: UIViewController, _ view: UIView) -> [Any?] {
  let application = UIApplication.shared
  application.isIdleTimerDisabled = true
  application.open(URL(fileURLWithPath: "/"), options: [:], completionHandler: { _ in })
  UIPasteboard.general.string = "text"
  UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UISelectionFeedbackGenerator().selectionChanged()
  let tap = UITapGestureRecognizer(target: view, action: "tap")
  tap.cancelsTouchesInView = false
  let pan = UIPanGestureRecognizer()
  if pan.state == .changed { pan.setTranslation(.zero, in: view) }
  let swipe = UISwipeGestureRecognizer()
  swipe.direction = [.left, .right]
  let button = UIButton()
  button.menu = UIMenu(title: "more", children: [UIAction(title: "one") { _ in }])
  button.showsMenuAsPrimaryAction = true
  let label = UILabel()
  label.baselineAdjustment = .alignCenters
  let slider = UISlider()
  slider.isContinuous = false
  slider.setThumbImage(nil, for: .normal)
  controller.hidesBottomBarWhenPushed = true
  controller.modalTransitionStyle = .crossDissolve
  controller.show(UIViewController(), sender: nil)
  controller.navigationController?.interactivePopGestureRecognizer?.delegate = nil
  let table = UITableView()
  table.setEditing(true, animated: true)
  let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
  return [
    application.keyWindow?.safeAreaInsets, application.windows.first, application.statusBarFrame,
    application.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow,
    pan.translation(in: view), controller.isMovingFromParent, table.isEditing,
    UIImage(systemName: "star", withConfiguration: symbol), UIImage(data: Data()),
    UIImage().withTintColor(.red).pngData(), UIColor(cgColor: UIColor.red.cgColor),
    UINavigationController().navigationBar.topItem,
  ]
}
