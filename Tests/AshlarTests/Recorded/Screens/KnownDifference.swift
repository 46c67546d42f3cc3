/// Why a recorded screen comes out with other frames than its file has.
enum KnownDifference: CaseIterable {
  /// Nothing determines the numbers, and the canvas has kept what they were. A program does not.
  case undetermined

  /// The canvas has kept the size of a view without content against contents and priorities of others.
  case keptOnCanvas

  /// The file itself says that frames are out of date, or its frames break its required constraints.
  case flagged

  /// The frames were saved before the last change: they fit another height of the root, another distribution,
  /// or an indicator that was seen.
  case outOfDate

  /// Texts have other sizes than the file says: fonts are set when the program runs, writing systems have higher
  /// lines, or a label that is as high as its text gives way to another one.
  case texts

  /// Images have other sizes than the file says, or are symbols, whose insets it does not have.
  case images

  /// The canvas had a safe area of 44 points at the top that the file does not have.
  case safeArea

  /// Sliders have nothing around their alignment rectangles in files that versions 24128 to 24506 of the
  /// tools saved.
  case sliders

  /// A rule that is not known: the baseline of a label without text, or of one that is higher than its text.
  case baselines
}

// MARK: - Screens

extension KnownDifference {
  static func of(_ screen: RecordedScreen) -> KnownDifference? { known[screen.id] }

  private static let known = Dictionary(
    allCases.flatMap { reason in reason.screens.map { ($0, reason) } },
    uniquingKeysWith: { first, _ in first })

  /// The screens that differ for the reason.
  var screens: Set<Int> {
    switch self {
    case .undetermined:
      [
        15, 433, 903, 948, 1016, 1024, 1070, 1210, 1225, 1391, 1440, 1480, 1515, 1550, 1561, 1691,
        1818, 1877, 1878, 1936, 2316, 2329, 2422, 2472, 2542, 2599, 2876, 2937, 2985, 3376, 3378,
        3417, 3470, 3492, 3579, 3610, 3611, 3613,
      ]
    case .keptOnCanvas:
      [454, 1014, 1295, 1484, 1736, 1767, 1769, 2052, 2331, 2962, 3443, 3485, 3515]
    case .flagged:
      [
        91, 432, 888, 1005, 1694, 1701, 1927, 2085, 2117, 2141, 2174, 2189, 2517, 2850, 2951, 2957,
        2967, 2976, 3028, 3560, 3569, 3698, 3762, 3849, 3851, 3853,
      ]
    case .outOfDate: [147, 1165, 2018, 2039, 2973]
    case .texts:
      [
        941, 1249, 1432, 2942, 2949, 2952, 2959, 2961, 2968, 2969, 2970, 3410, 3521, 3648, 3707,
        3735,
      ]
    case .images: [438, 447, 3430]
    case .safeArea: [29, 282, 1362, 1382]
    case .sliders: [3705, 3865]
    case .baselines: [1195, 2507]
    }
  }
}
