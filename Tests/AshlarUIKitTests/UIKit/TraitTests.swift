import AshlarUIKit
import Testing

/// Source: Apple, Human Interface Guidelines, "Device size classes".
struct Traits {
  @Test(arguments: [
    (DeviceProfile.iPhoneSE, UIUserInterfaceSizeClass.compact), (.iPhone8, .compact),
    (.iPhone8Plus, .regular), (.iPhoneX, .compact), (.iPhone11, .regular),
    (.iPhone13Mini, .compact), (.iPhone14, .compact), (.iPhone14Plus, .regular),
    (.iPhone15Pro, .compact), (.iPhone15ProMax, .regular),
  ])
  func `of an iPhone go by how it is held`(
    device: DeviceProfile, sideways: UIUserInterfaceSizeClass
  ) {
    let upright = UITraitCollection(device)
    #expect(upright.userInterfaceIdiom == .phone)
    #expect(upright.horizontalSizeClass == .compact)
    #expect(upright.verticalSizeClass == .regular)
    let held = UITraitCollection(device, .landscape)
    #expect(held.horizontalSizeClass == sideways)
    #expect(held.verticalSizeClass == .compact)
  }

  @Test(arguments: [DeviceProfile.iPad, .iPadMini, .iPadPro13])
  func `of an iPad are regular`(device: DeviceProfile) {
    for orientation in DeviceProfile.Orientation.allCases {
      let traits = UITraitCollection(device, orientation)
      #expect(traits.userInterfaceIdiom == .pad)
      #expect(traits.horizontalSizeClass == .regular)
      #expect(traits.verticalSizeClass == .regular)
    }
  }

  @Test func `of a view are those of its window`() {
    let view = UIView()
    #expect(view.traitCollection == UIScreen.main.traitCollection)
    let window = UIWindow(device: .iPad)
    window.addSubview(view)
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
    #expect(view.traitCollection.displayScale == 2)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func `that have changed meanwhile are told to a controller that can be seen again`() {
    let list = Page()
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow(device: .iPhone8)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    window.orientation = .landscape
    window.layoutIfNeeded()
    #expect(list.told == [])

    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(list.told.count == 1)
  }

  @Test func `that change are told to controllers before they are laid out`() {
    let page = Page()
    let window = UIWindow(device: .iPhone8)
    window.rootViewController = page
    window.layoutIfNeeded()
    #expect(page.told == [])

    window.orientation = .landscape
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(page.told == ["compact 667.0"])
  }
}

private final class Page: UIViewController {
  var told: [String] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    told.append("\(traitCollection.verticalSizeClass) \(view.frame.width)")
  }
}
