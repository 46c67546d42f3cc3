import AshlarUIKit
import Testing

/// What screens say of their looks besides layout: it is kept.
struct `Looks are kept` {
  @Test func `as far as reading aloud goes`() {
    let view = UIView()
    #expect(view.accessibilityTraits == .none)
    #expect(!view.isAccessibilityElement)

    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "cell"
    view.accessibilityLabel = "Message"
    view.accessibilityHint = "Opens it"
    view.accessibilityValue = "unread"
    view.accessibilityTraits = [.button, .header]
    view.accessibilityTraits.insert(.selected)
    view.accessibilityElements = [UILabel(), UILabel()]
    view.accessibilityElementsHidden = true
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityViewIsModal = true

    #expect(view.isAccessibilityElement && view.accessibilityElementsHidden)
    #expect(view.shouldGroupAccessibilityChildren && view.accessibilityViewIsModal)
    #expect(view.accessibilityIdentifier == "cell")
    #expect(view.accessibilityLabel == "Message")
    #expect(view.accessibilityHint == "Opens it")
    #expect(view.accessibilityValue == "unread")
    #expect(view.accessibilityTraits == [.button, .header, .selected])
    #expect(view.accessibilityElements?.count == 2)
  }

  @Test func `of controls`() {
    let (toggle, slider) = (UISwitch(), UISlider())
    let bar = UIProgressView(progressViewStyle: .bar)
    toggle.onTintColor = .red
    toggle.thumbTintColor = .green
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    slider.thumbTintColor = .blue
    slider.setValue(0.5, animated: true)
    bar.progressTintColor = .red
    bar.trackTintColor = .green

    #expect([toggle.onTintColor, toggle.thumbTintColor] == [.red, .green])
    #expect([slider.minimumTrackTintColor, slider.maximumTrackTintColor] == [.red, .green])
    #expect(slider.thumbTintColor == .blue)
    #expect(slider.value == 0.5)
    #expect([bar.progressTintColor, bar.trackTintColor] == [.red, .green])
    #expect(bar.progressViewStyle == .bar && UIProgressView().progressViewStyle == .default)
  }

  @Test func `of buttons, and leave their size alone`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let size = button.intrinsicContentSize
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.titleLabel?.textColor = .red
    button.setBackgroundImage(UIImage(size: CGSize(width: 90, height: 90)), for: .normal)

    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.lineBreakMode == .byWordWrapping)
    #expect(button.titleLabel?.textColor == .red)
    #expect(button.backgroundImage(for: .highlighted)?.size.width == 90)
    #expect(button.currentTitle == "Save")
    #expect(button.currentImage == nil)
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `of fields and cells`() {
    let field = UITextField()
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 9
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let background = UIView()
    cell.selectedBackgroundView = background
    cell.backgroundView = UIView()
    cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)

    #expect(field.adjustsFontSizeToFitWidth && field.minimumFontSize == 9)
    #expect(cell.selectedBackgroundView === background)
    #expect(cell.backgroundView != nil && cell.separatorInset.left == 30)
    let row = UICollectionViewListCell(frame: .zero)
    row.accessories = [.label(text: "3"), .disclosureIndicator()]
    #expect(row.accessories == [.label(text: "3"), .disclosureIndicator()])
    #expect(row.accessories != [.label(text: "4"), .checkmark()])
  }

  @Test func `and controllers hear that they appear`() {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("will") }
      override func viewIsAppearing(_ animated: Bool) { heard.append("is") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did") }
      override func didReceiveMemoryWarning() { heard.append("memory") }
    }
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = screen

    window.layoutIfNeeded()

    #expect(screen.heard == ["will", "is", "did"])
  }
}
