// MARK: - iPhones

extension DeviceProfile {
  /// iPhone SE (1st generation): 320 × 568 points at scale 2.
  public static let iPhoneSE = withStatusBar(
    "iPhone SE (1st generation)", 320, 568, scale: 2, margin: 16)

  /// iPhone 8: 375 × 667 points at scale 2.
  public static let iPhone8 = withStatusBar("iPhone 8", 375, 667, scale: 2, margin: 16)

  /// iPhone 8 Plus: 414 × 736 points at scale 3.
  public static let iPhone8Plus = withStatusBar("iPhone 8 Plus", 414, 736, scale: 3, margin: 20)

  /// iPhone X: 375 × 812 points at scale 3.
  public static let iPhoneX = withCutOut("iPhone X", 375, 812, scale: 3, cutOut: 44, margin: 16)

  /// iPhone 11: 414 × 896 points at scale 2.
  public static let iPhone11 = withCutOut("iPhone 11", 414, 896, scale: 2, cutOut: 48, margin: 20)

  /// iPhone 11 Pro Max: 414 × 896 points at scale 3.
  public static let iPhone11ProMax = withCutOut(
    "iPhone 11 Pro Max", 414, 896, scale: 3, cutOut: 44, margin: 20)

  /// iPhone 13 mini: 375 × 812 points at scale 3.
  public static let iPhone13Mini = withCutOut(
    "iPhone 13 mini", 375, 812, scale: 3, cutOut: 50, margin: 16)

  /// iPhone 14: 390 × 844 points at scale 3.
  public static let iPhone14 = withCutOut("iPhone 14", 390, 844, scale: 3, cutOut: 47, margin: 16)

  /// iPhone 14 Plus: 428 × 926 points at scale 3.
  public static let iPhone14Plus = withCutOut(
    "iPhone 14 Plus", 428, 926, scale: 3, cutOut: 47, margin: 20)

  /// iPhone 15 Pro: 393 × 852 points at scale 3.
  public static let iPhone15Pro = withCutOut(
    "iPhone 15 Pro", 393, 852, scale: 3, cutOut: 59, margin: 16)

  /// iPhone 15 Pro Max: 430 × 932 points at scale 3.
  public static let iPhone15ProMax = withCutOut(
    "iPhone 15 Pro Max", 430, 932, scale: 3, cutOut: 59, margin: 20)

  /// iPhone 16 Pro: 402 × 874 points at scale 3.
  public static let iPhone16Pro = withCutOut(
    "iPhone 16 Pro", 402, 874, scale: 3, cutOut: 62, margin: 16)

  /// iPhone 16 Pro Max: 440 × 956 points at scale 3.
  public static let iPhone16ProMax = withCutOut(
    "iPhone 16 Pro Max", 440, 956, scale: 3, cutOut: 62, margin: 20)

  /// A status bar that is hidden when the screen is held sideways, and a button below the screen.
  private static func withStatusBar(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, margin: CGFloat
  ) -> DeviceProfile {
    DeviceProfile(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: EdgeInsets(top: 20), sideMargin: margin)
  }

  /// A cut-out at the top, which counts on both sides when the screen is held sideways, and an
  /// indicator at the bottom: 34 points upright and 21 sideways.
  private static func withCutOut(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, cutOut: CGFloat,
    margin: CGFloat
  ) -> DeviceProfile {
    DeviceProfile(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: EdgeInsets(top: cutOut, bottom: 34),
      landscapeSafeAreaInsets: EdgeInsets(left: cutOut, bottom: 21, right: cutOut),
      sideMargin: margin)
  }
}

// MARK: - iPads

extension DeviceProfile {
  /// iPad (9th generation): 810 × 1080 points at scale 2.
  public static let iPad = pad("iPad (9th generation)", 810, 1080, top: 20, bottom: 0)

  /// iPad mini (6th generation): 744 × 1133 points at scale 2.
  public static let iPadMini = pad("iPad mini (6th generation)", 744, 1133, top: 24, bottom: 20)

  /// iPad Air (5th generation): 820 × 1180 points at scale 2.
  public static let iPadAir = pad("iPad Air (5th generation)", 820, 1180, top: 24, bottom: 20)

  /// iPad Pro 11-inch: 834 × 1194 points at scale 2.
  public static let iPadPro11 = pad("iPad Pro 11-inch", 834, 1194, top: 24, bottom: 20)

  /// iPad Pro 12.9-inch: 1024 × 1366 points at scale 2.
  public static let iPadPro13 = pad("iPad Pro 12.9-inch", 1024, 1366, top: 24, bottom: 20)

  /// The same bars however the screen is held.
  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> DeviceProfile {
    let safeArea = EdgeInsets(top: top, bottom: bottom)
    return DeviceProfile(
      name: name, size: CGSize(width: width, height: height), scale: 2, safeAreaInsets: safeArea,
      landscapeSafeAreaInsets: safeArea, sideMargin: 20)
  }
}

// MARK: - All of them

extension DeviceProfile {
  /// All predefined screens: first phones, then tablets, each from older to newer ones.
  public static let all: [DeviceProfile] = [
    .iPhoneSE, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhone11, .iPhone11ProMax, .iPhone13Mini,
    .iPhone14, .iPhone14Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16Pro, .iPhone16ProMax,
    .iPad, .iPadMini, .iPadAir, .iPadPro11, .iPadPro13,
  ]
}
