import Ashlar
import Testing

struct `Screens of devices` {
  let root = View(root: 0, 0)

  @Test func `are as large as they are held`() {
    #expect(DeviceProfile.iPhone15Pro.size(in: .portrait) == CGSize(width: 393, height: 852))
    #expect(DeviceProfile.iPhone15Pro.size(in: .landscape) == CGSize(width: 852, height: 393))
    #expect(DeviceProfile.iPhone15Pro.scale == 3)
  }

  @Test func `have names of their own, and nothing that could not be`() {
    let all = DeviceProfile.all

    #expect(Set(all.map(\.name)).count == all.count)
    for device in all {
      #expect(device.size.width < device.size.height, "\(device.name)")
      #expect([2, 3].contains(device.scale), "\(device.name)")
      #expect(device.safeAreaInsets.top >= 20, "\(device.name)")
    }
  }

  /// The recorded cases say on which device they were, upright, and what its safe area was.
  @Test(arguments: [
    ("se-portrait", DeviceProfile.iPhoneSE), ("-x-portrait", .iPhoneX),
    ("15-pro-portrait", .iPhone15Pro),
  ])
  func `cover what was recorded`(suffix: String, device: DeviceProfile) throws {
    let recorded = RecordedCase.all.filter {
      $0.id.hasSuffix(suffix) && $0.views[0].safeArea != nil
    }

    #expect(!recorded.isEmpty)
    for recorded in recorded {
      let frame = try #require(recorded.views[0].frame)
      let safeArea = try #require(recorded.views[0].safeArea)
      #expect([Double(device.size.width), Double(device.size.height)] == Array(frame[2...]))
      let insets = device.safeAreaInsets
      #expect([insets.top, insets.left, insets.bottom, insets.right].map(Double.init) == safeArea)
    }
  }

  @Test func `are what a root is laid out on`() {
    let view = View("view", in: root)
    let content = View("content", in: root)
    view.makeConstraints { make in make.edges.equalTo(root.safeArea) }
    content.makeConstraints { make in make.edges.equalTo(root.margins) }

    root.layout(on: .iPhone15Pro)
    expectFrame(of: view, x: 0, y: 59, width: 393, height: 759)
    expectFrame(of: content, x: 16, y: 59, width: 361, height: 759)

    root.layout(on: .iPhone15Pro, .landscape)
    expectFrame(of: view, x: 59, y: 0, width: 734, height: 372)
    expectFrame(of: content, x: 75, y: 0, width: 702, height: 372)

    root.layout(on: .iPhone8Plus)
    expectFrame(of: view, x: 0, y: 20, width: 414, height: 716)
    expectFrame(of: content, x: 20, y: 20, width: 374, height: 716)
  }

  /// The first document's button between the safe areas, on a screen with and without a cut-out.
  @Test func `do not cover a button that is in the safe area`() {
    let button = View("button", in: root)
    button.makeConstraints { make in
      make.left.equalTo(root.safeAreaLayoutGuide.left)
      make.right.equalTo(root.safeAreaLayoutGuide.right)
      make.top.equalTo(root.safeAreaLayoutGuide.top)
      make.bottom.equalTo(root.safeAreaLayoutGuide.bottom)
    }

    root.layout(on: .iPhoneX, .landscape)
    expectFrame(of: button, x: 44, y: 0, width: 724, height: 354)

    root.layout(on: .iPhone8, .landscape)
    expectFrame(of: button, x: 0, y: 0, width: 667, height: 375)
  }
}
