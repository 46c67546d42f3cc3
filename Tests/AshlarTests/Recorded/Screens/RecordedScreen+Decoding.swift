import Ashlar

// The keys of a screen's parts, and what a key that is not there stands for.

extension RecordedScreen.Box {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, frame, mask, hugging, compression, content, font, stack, alignment, margins
    case directionalMargins, preservesMargins, ignoresSafeArea
    case superview = "in"
    case isHidden = "hidden"
    case isEmpty = "empty"
    case isRightToLeft = "rightToLeft"
  }

  init(from decoder: any Decoder) throws {
    let object = try StrictObject<CodingKeys>(decoder)
    kind = try object.value(.kind, or: .view)
    superview = try object.value(.superview, or: nil)
    frame = try object.numbers(4, .frame)
    mask = try object.value(.mask, or: nil)
    hugging = try object.numbers(2, .hugging, or: [250, 250]).map(Float.init)
    compression = try object.numbers(2, .compression, or: [750, 750]).map(Float.init)
    content = try object.numbers(2, .content, or: [-1, -1])
    font = try object.value(.font, or: 17)
    stack = try object.value(.stack, or: nil)
    alignment = try object.numbers(4, .alignment, or: [0, 0, 0, 0])
    margins = try object.numbersIfAny(4, .margins)
    directionalMargins = try object.numbersIfAny(4, .directionalMargins)
    preservesMargins = try object.value(.preservesMargins, or: false)
    ignoresSafeArea = try object.value(.ignoresSafeArea, or: false)
    isHidden = try object.value(.isHidden, or: false)
    isEmpty = try object.value(.isEmpty, or: false)
    isRightToLeft = try object.value(.isRightToLeft, or: false)
  }
}

extension RecordedScreen.Stack {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case axis, alignment, distribution, spacing, systemSpacing, betweenBaselines, insideMargins
  }

  init(from decoder: any Decoder) throws {
    let object = try StrictObject<CodingKeys>(decoder)
    axis = try object.named(.axis, Names.axes, or: .horizontal)
    alignment = try object.named(.alignment, Names.alignments, or: .fill)
    distribution = try object.named(.distribution, Names.distributions, or: .fill)
    spacing = try object.value(.spacing, or: 0)
    systemSpacing = try object.value(.systemSpacing, or: false)
    betweenBaselines = try object.value(.betweenBaselines, or: false)
    insideMargins = try object.value(.insideMargins, or: false)
  }
}

extension RecordedScreen.Sentence {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case item, guide, attr, rel, toItem, toGuide, toAttr, mult, const, priority
  }

  init(from decoder: any Decoder) throws {
    let object = try StrictObject<CodingKeys>(decoder)
    item = try object.value(.item)
    guide = try object.value(.guide, or: nil)
    attr = try object.named(.attr, Names.attributes)
    rel = try object.named(.rel, Names.relations, or: .equal)
    toItem = try object.value(.toItem, or: nil)
    toGuide = try object.value(.toGuide, or: nil)
    toAttr = try object.named(.toAttr, Names.attributes, or: .notAnAttribute)
    mult = try object.value(.mult, or: 1)
    const = try object.value(.const, or: 0)
    priority = try object.value(.priority, or: 1000)
  }
}

/// What the names in the data mean.
private enum Names {
  static let axes = table(LayoutAxis.allCases)
  static let alignments = table(StackAlignment.allCases)
  static let distributions = table(StackDistribution.allCases)
  static let attributes = table(LayoutConstraint.Attribute.allCases)
  static let relations = table(LayoutConstraint.Relation.allCases)

  private static func table<Value>(_ values: [Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: values.map { ("\($0)", $0) })
  }
}
