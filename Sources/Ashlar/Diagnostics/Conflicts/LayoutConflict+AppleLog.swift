// MARK: - Apple's log

extension LayoutConflict {
  /// The conflict in the format of UIKit's log, for readers and tools that expect it.
  ///
  /// Small numbers replace UIKit's addresses, the same in every run. Names with other characters than letters,
  /// digits, dots and underscores have underscores in their place.
  ///
  /// Source: the console text of UIKit since iOS 6, and descriptions of constraints since iOS 11.
  public var appleLog: String {
    let entries = members.enumerated().map { "    \"\(Self.entry($1, number: $0 + 1))\"" }
    let note =
      "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
      + "refer to the documentation for the UIView property "
      + "translatesAutoresizingMaskIntoConstraints) \n"
    let hasMask = members.contains { $0.origin == .autoresizingMask }
    let blank = " "
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\(blank)
      \tTry this:\(blank)
      \t\t(1) look at each constraint and try to figure out which you don't expect;\(blank)
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(blank)
      \(hasMask ? note : "")(
      \(entries.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\(blank)
      \(Self.entry(setAside, number: members.count))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private static func entry(_ demand: LayoutDemand, number: Int) -> String {
    let label = demand.identifier.map { " '\(plain($0))'" } ?? ""
    let names = demand.names
    let state = names.isEmpty ? "(active)" : "(active, names: \(names) )"
    return "<\(demand.appleClass):0x\(String(number, radix: 16))\(label) \(demand.body)   \(state)>"
  }

  fileprivate static func plain(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? $0 : "_" })
  }
}

// MARK: - Constraints

extension LayoutDemand {
  fileprivate var appleClass: String {
    switch origin {
    case .constraint, .stack, .frame, .scrolledContent, .fittingSize, .notNegative, .collapsed,
      .nothing, .exercise:
      "NSLayoutConstraint"
    case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
    case .contentSize: "NSContentSizeLayoutConstraint"
    }
  }

  /// The relation, as a visual format where Apple prints one.
  fileprivate var body: String {
    if origin == .autoresizingMask { return maskBody }
    guard let first else { return equation }
    if origin == .contentSize, let hugging {
      return "\(equation) Hug:\(hugging) CompressionResistance:\(priority)"
    }
    if let second, multiplier == 1, let gap = gap(first, second) { return gap }
    return equation + (priority == .required ? "" : " priority:\(priority)")
  }

  /// The text of a mask, with `h=` and `v=` in front. A far edge stands on the right, beside the superview's extent.
  private var maskBody: String {
    let prefix = mask ?? ""
    guard let first else { return "\(prefix) \(equation)" }
    let own = AutoresizingConstraint.Attribute(first.attribute)?.rawValue ?? "\(first.attribute)"
    let term = "\(first.appleName).\(own)"
    guard let second, own == "maxX" || own == "maxY" else {
      return "\(prefix) \(term) \(relation) \(rightSide)"
    }
    return "\(prefix) \(second.appleTerm) \(relation) \(term)\(Self.addition(-constant))"
  }

  private var equation: String {
    guard let first else { return text }
    return "\(first.appleTerm) \(relation) \(rightSide)"
  }

  /// What stands on the right of the relation.
  private var rightSide: String {
    guard let second, multiplier != 0 else {
      let number = Self.digits(constant.magnitude)
      return constant < 0 ? "- \(number)" : number
    }
    let factor = multiplier.magnitude == 1 ? "" : "\(Self.digits(multiplier.magnitude))*"
    let sign = multiplier < 0 ? "-" : ""
    return sign + factor + second.appleTerm + Self.addition(constant)
  }

  private static func addition(_ number: CGFloat) -> String {
    number == 0 ? "" : " \(number < 0 ? "-" : "+") \(digits(number.magnitude))"
  }

  private static func digits(_ number: CGFloat) -> String { SignificantDigits.text(Double(number)) }

  /// A distance between edges, as `H:|-(16)-[title]`; nil for what is none.
  private func gap(_ first: Side, _ second: Side) -> String? {
    let (own, other) = (first.attribute, second.attribute)
    guard own.isEdge, other.isEdge, own.isHorizontal == other.isHorizontal else { return nil }
    let axis = own.isHorizontal ? "H" : "V"
    let suffix = own.isAbsoluteEdge ? "(LTR)" : ""
    switch (own.isFar, other.isFar) {
    case (false, false) where second.isContainer:
      return "\(axis):|-\(space(constant, relation))-[\(first.appleName)]\(suffix)"
    case (true, true) where second.isContainer:
      let turned = space(-constant, relation.turned)
      return "\(axis):[\(first.appleName)]-\(turned)-|\(suffix)"
    case (false, true) where !second.isContainer && !first.isContainer:
      let names = ("[\(second.appleName)]", "[\(first.appleName)]")
      return "\(axis):\(names.0)-\(space(constant, relation))-\(names.1)\(suffix)"
    default: return nil
    }
  }

  private func space(_ constant: CGFloat, _ relation: LayoutRelation) -> String {
    let operation = relation == .equal ? "" : relation.description
    let rank = priority == .required ? "" : "@\(priority)"
    return "(\(operation)\(Self.digits(constant))\(rank))"
  }

  /// What the names in the relation stand for: `title:0x3, '|':UIView:0x1`.
  fileprivate var names: String {
    var parts: [String] = []
    let isGap =
      multiplier == 1 && origin != .autoresizingMask
      && first.flatMap { one in second.flatMap { gap(one, $0) } } != nil
    for case let side? in [first, multiplier == 0 ? nil : second, second == nil ? corner : nil] {
      let name = "\(side.appleName):\(side.number)"
      if side.isNamed, !parts.contains(name) { parts.append(name) }
      if isGap && side.isContainer || side == corner {
        parts.append("'|':\(side.appleType):\(side.number)")
      }
    }
    return parts.joined(separator: ", ")
  }
}

extension LayoutDemand.Side {
  /// Whether the program named the item: names that the package gives have a number sign or are the type.
  fileprivate var isNamed: Bool { item != type && !item.contains("#") }

  fileprivate var number: String { "0x\(String(Int(key) + 1, radix: 16))" }

  fileprivate var appleName: String {
    isNamed ? LayoutConflict.plain(item) : "\(appleType):\(number)"
  }

  fileprivate var appleTerm: String { "\(appleName).\(attribute)" }

  /// The class: types of this package have `UI` in front there.
  fileprivate var appleType: String {
    if type == "ActivityIndicator" { return "UIActivityIndicatorView" }
    return Self.typesOfPackage.contains(type) ? "UI\(type)" : LayoutConflict.plain(type)
  }

  private static let typesOfPackage: Set<String> = [
    "View", "LayoutGuide", "KeyboardLayoutGuide", "Label", "Button", "ImageView", "TextField",
    "TextView", "Switch", "Slider", "ProgressView", "SegmentedControl", "StackView", "ScrollView",
    "TableView", "TableViewCell", "TableViewHeaderFooterView", "Window",
  ]
}
