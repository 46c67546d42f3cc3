/// The widths of the characters of the system font of iOS, and the distances between them.
///
/// A text is as wide as `size · Σ advance · factor + (tracking(size) + size · tracking of the weight) · count`.
///
/// The numbers were fitted by least squares to the widths of 1,255 labels and plain buttons of one line, as Interface
/// Builder recorded them in public files; no table of Apple's was used. There is no kerning in them.
enum SystemFontWidths {
  /// The advances of U+0020 to U+007E, in ten-thousandths of the size; 0 where no recorded text has the character.
  static let seen: [UInt16] = [
    2869, 3288, 0, 6749, 6472, 9170, 7164, 2991, 3813, 3813, 4789, 6423, 3119, 4788, 2949, 3292,
    6379, 4740, 6141, 6378, 6513, 6228, 6471, 5819, 6523, 6533, 3101, 0, 6583, 0, 6749, 5048, 0,
    6765, 6641, 7340, 7351, 6145, 5642, 7613, 7439, 2817, 5384, 6742, 5718, 8919, 7550, 7804,
    6383, 8037, 6612, 6455, 6092, 7406, 6611, 9438, 7168, 6130, 7011, 3179, 0, 3645, 0, 4795, 0,
    5631, 6301, 5709, 6235, 5774, 3670, 6238, 6098, 2642, 2527, 5458, 2675, 8808, 5945, 5982,
    6226, 6428, 3899, 5307, 3788, 5919, 5333, 7882, 5311, 5451, 5335, 0, 2441, 0, 0,
  ]

  /// What is between characters, in hundred-thousandths of the size, at sizes in points.
  ///
  /// In between it changes evenly; below and above it is as at the ends.
  static let knownTracking: [(size: Int, em: Int)] = [
    (8, 77), (9, 77), (10, -106), (11, -593), (12, -1064), (13, -1596), (14, -2255), (15, -2663),
    (16, -3087), (17, -3543), (18, -3644), (19, -3951), (20, -4740), (22, -5086), (24, -4979),
    (26, -4955), (28, -5233), (31, -5258), (34, -5062), (40, -5486), (60, -5006),
  ]

  /// By how much a weight makes characters wider, and how much further apart, as a part of the size.
  static func change(of weight: Font.Weight) -> (factor: CGFloat, tracking: CGFloat) {
    switch weight {
    case .light: (0.9864, 0.00238)
    case .regular: (1, 0)
    case .medium: (1.0213, 0.00169)
    case .semibold: (1.0175, 0.01256)
    case .bold: (1.0525, 0.00905)
    }
  }
}

// MARK: - Between characters

extension SystemFontWidths {
  /// What is between the characters of a font of a size, as a part of the size.
  static func tracking(at size: CGFloat) -> CGFloat {
    let tracking = trackingOfWholeSizes
    guard size > CGFloat(smallest) else { return tracking[0] }
    guard size < CGFloat(smallest + tracking.count - 1) else { return tracking[tracking.count - 1] }
    let whole = Int(size)
    let part = size - CGFloat(whole)
    let (below, above) = (tracking[whole - smallest], tracking[whole - smallest + 1])
    return below + part * (above - below)
  }

  private static let smallest = knownTracking[0].size

  /// The tracking at each whole size from the smallest that is known to the largest.
  private static let trackingOfWholeSizes: [CGFloat] = {
    var found: [CGFloat] = []
    for (from, to) in zip(knownTracking, knownTracking.dropFirst()) {
      let step = CGFloat(to.em - from.em) / CGFloat(to.size - from.size)
      found += (0..<to.size - from.size).map { (CGFloat(from.em) + CGFloat($0) * step) / 100_000 }
    }
    return found + knownTracking.suffix(1).map { CGFloat($0.em) / 100_000 }
  }()
}

// MARK: - Characters

extension SystemFontWidths {
  /// The advances of ASCII characters, as a part of the size; 0 for those that control something.
  static let ascii: [CGFloat] = (0..<0x80).map { value in
    guard (0x20..<0x7F).contains(value) else { return 0 }
    let known = seen[value - 0x20]
    return known > 0 ? CGFloat(known) / 10_000 : unseen(Unicode.Scalar(UInt8(value)))
  }

  /// The advance of a scalar that is not wide and not a mark, as a part of the size.
  ///
  /// A letter with a mark is as wide as without. What no recorded text has is as wide as in Core 14, times the mean
  /// ratio of the characters of its class that are known.
  static func advance(of scalar: Unicode.Scalar) -> CGFloat {
    if scalar.isASCII { return ascii[Int(scalar.value)] }
    if let base = Core14Widths.base(of: scalar.value) { return ascii[Int(base)] }
    return unseen(scalar)
  }

  private static func unseen(_ scalar: Unicode.Scalar) -> CGFloat {
    CGFloat(Core14Widths.sans.units(of: scalar.value)) / 1000 * ratio(of: WidthClass(scalar))
  }

  private static func ratio(of kind: WidthClass) -> CGFloat { ratios[kind.rawValue] }

  /// The mean ratios of known advances to those of Core 14, by class.
  private static let ratios: [CGFloat] = WidthClass.allCases.map { kind in
    let known = seen.indices.filter {
      seen[$0] > 0 && WidthClass(Unicode.Scalar(UInt8($0 + 0x20))) == kind
    }
    let ratios = known.map {
      CGFloat(seen[$0]) / 10 / CGFloat(Core14Widths.sans.ascii(UInt8($0 + 0x20)))
    }
    return ratios.reduce(0, +) / CGFloat(ratios.count)
  }
}

/// Characters that exceed their width in Core 14 by about the same amount.
private enum WidthClass: Int, CaseIterable {
  case capital
  case small
  case digit
  case mark
  case space

  /// Letters that are neither capital nor small count as small ones.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: self = .capital
    case .lowercaseLetter, .modifierLetter, .otherLetter: self = .small
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    case .spaceSeparator: self = .space
    default: self = .mark
    }
  }
}
