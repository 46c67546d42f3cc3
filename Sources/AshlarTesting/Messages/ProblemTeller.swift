import Ashlar

/// Describes findings: the problem, the line of code that causes it, and a correction.
struct ProblemTeller {
  private let root: View
  private var names = ReportNames()
  private var tried: TriedRemedies

  init(_ root: View) {
    self.root = root
    tried = TriedRemedies(root)
  }

  mutating func problems(_ check: LayoutCheck, _ finding: LayoutFinding) -> [LayoutProblem] {
    let items = finding.views.map { ObjectIdentifier($0) }
    return told(check, finding).map { $0.about(items) }
  }

  private mutating func told(
    _ check: LayoutCheck, _ finding: LayoutFinding
  ) -> [LayoutProblem] {
    switch finding {
    case .conflict(let conflict): [told(conflict)]
    case .fault(let fault): [told(fault)]
    case .moreFaults(let count):
      [LayoutProblem(.noFault, [], "There were \(count) more faults, which are not kept.")]
    case .lost(let view, let tables): [lost(view, tables)]
    case .ambiguous: root.layoutAmbiguities().map(told)
    case .suspicious: LayoutLint.findings(of: root).map(told)
    case .unplaced(let view):
      problems(check, view) {
        "No constraint says where \($0) is; it stays at \(view.frameDescription)\(Self.lost(view))"
      }
    case .invisible(let view):
      problems(check, view) {
        "\($0) is 0 wide and 0 high, so that nothing of it is seen: give it constraints, or a frame"
      }
    case .overlap(let behind, let front, let size): [overlap(behind, front, size)]
    case .outside(let view, let misses): [outside(view, misses)]
    case .flat(let row, let flaw): [flat(check, row, flaw)]
    case .cut(let view, let axis, let has, let needs): [cut(view, axis, has, needs)]
    case .brokenWord(let view, let word): [brokenWord(view, word)]
    case .distorted(let view, let picture, let stretch): [distorted(view, picture, stretch)]
    case .offPixels(let view, let scale):
      problems(check, view) {
        "\($0) \(view.frameDescription) is between the pixels of a display with \(scale.text) "
          + "pixels to a point"
      }
    case .notMirrored(let constraints): [notMirrored(constraints)]
    }
  }

  private mutating func problems(
    _ check: LayoutCheck, _ view: View, _ words: (String) -> String
  ) -> [LayoutProblem] {
    let name = names.name(of: view)
    return [LayoutProblem(check, [name], words(name))]
  }

  /// What was the frame of a view until its mask was turned off, as the end of a sentence.
  private static func lost(_ view: View) -> String {
    view.frameBeforeMask.map {
      ". Its frame \(GeometryText.rectangle($0)) was lost when its autoresizing mask was turned off"
    } ?? ""
  }

  /// The beginning of a long word.
  private static func shortened(_ word: String) -> String {
    word.count > mostLetters ? "\(word.prefix(mostLetters))…" : word
  }

  /// How many letters of a word are told.
  private static let mostLetters = 40
}

// MARK: - Facts of the layout

extension ProblemTeller {
  private func told(_ conflict: LayoutConflict) -> LayoutProblem {
    var views: [String] = []
    for member in conflict.members {
      for case let side? in [member.first, member.second] where !views.contains(side.item) {
        views.append(side.item)
      }
    }
    let parts = (conflict.members + conflict.alsoSetAside).filter {
      [.constraint, .autoresizingMask].contains($0.origin)
    }
    let lines = parts.compactMap(\.location).map(SideReason.mark(ofLine:))
    return LayoutProblem(
      .noConflict, views, "\(conflict)", marks: parts.map(SideReason.mark) + lines,
      isDiagnosed: true)
  }

  private mutating func told(_ fault: LayoutFault) -> LayoutProblem {
    guard case .flatCell(let flaw, let table, let height) = fault.reason else {
      return LayoutProblem(.noFault, [], fault.description, isDiagnosed: true)
    }
    let name = presentName(ofTable: table)
    let told = LayoutFault(
      reason: .flatCell(flaw, table: name, height: height), location: fault.location)
    return LayoutProblem(
      .noFault, [], told.description, marks: [Self.mark(ofFlat: name)], isDiagnosed: true)
  }

  /// What a table is called that had no name when a fault was kept; the same if it cannot be told from others.
  private mutating func presentName(ofTable known: String) -> String {
    let tables = root.subtree.filter {
      $0.scrollArea != nil && $0.name == nil && $0.placeName == known
    }
    return tables.count == 1 ? names.name(of: tables[0]) : known
  }

  private func told(_ ambiguity: LayoutAmbiguity) -> LayoutProblem {
    let items = [ambiguity.item] + ambiguity.following
    return LayoutProblem(
      .noAmbiguity, [ambiguity.item], "\(ambiguity)",
      marks: items.map(SideReason.mark(ofFree:)) + items.map(Self.mark(ofRival:)),
      isDiagnosed: true)
  }

  private func told(_ finding: LayoutLint.Finding) -> LayoutProblem {
    let line = finding.location.map(SideReason.mark(ofLine:))
    let (cause, isEcho): (String?, Bool) =
      switch finding.kind {
      case .stretchedPicture(let view, _, _): (Self.mark(of: view), true)
      case .translatedMask(let view): (SideReason.mark(ofMask: view), true)
      case .rivals, .duplicate: (line, true)
      case .equalHugging(let one, let other, let axis, _),
        .equalResistance(let one, let other, let axis, _):
        finding.witness == .present && isFree([one, other], along: axis)
          ? (Self.mark(ofRival: one), true) : (line, false)
      case .leftToStack(let views, _, let axis):
        isFree(views, along: axis) ? (views.first.map(Self.mark(ofRival:)), true) : (line, false)
      default: (line, false)
      }
    var elsewhere: LayoutAxis?
    if case .length(_, let axis) = finding.witness { elsewhere = axis }
    return LayoutProblem(
      .lint, finding.kind.views, "\(finding)", marks: [cause].compactMap(\.self), isEcho: isEcho,
      elsewhere: elsewhere)
  }

  /// Whether an ambiguity reports that nothing determines the lengths of some views along an axis.
  private func isFree(_ views: [String], along axis: LayoutAxis) -> Bool {
    let attributes: [LayoutAttribute] = axis == .horizontal ? [.left, .width] : [.top, .height]
    return root.layoutAmbiguities().contains { ambiguity in
      ([ambiguity.item] + ambiguity.following).contains { views.contains($0) }
        && ambiguity.free.contains { attributes.contains($0.attribute) }
    }
  }

  /// The mark of views that share a length as the cause, of which this is one.
  private static func mark(ofRival view: String) -> String { "rival \(view)" }

  /// The mark of a picture as the cause.
  private static func mark(of picture: String) -> String { "picture \(picture)" }

  /// The mark of rows of a table without a height as the cause.
  private static func mark(ofFlat table: String) -> String { "flat \(table)" }
}

// MARK: - Owners

extension ProblemTeller {
  private mutating func lost(_ controlled: View?, _ tables: [View]) -> LayoutProblem {
    let view = controlled.map { names.name(of: $0) }
    let tables = tables.map { names.name(of: $0) }
    let controller = view.map {
      "The controller of \($0) is gone, as nothing keeps it: give the expectation the controller in "
        + "place of its view."
    }
    let sources = tables.map {
      "The data source of \($0) is gone, as nothing keeps it: \($0) has no rows."
    }
    return LayoutProblem(
      .noFault, [view].compactMap(\.self) + tables,
      ([controller].compactMap(\.self) + sources).joined(separator: " "))
  }
}

// MARK: - Frames

extension ProblemTeller {
  private mutating func outside(_ view: View, _ misses: [SideMiss]) -> LayoutProblem {
    let container = view.superview ?? view
    let both = [names.name(of: view), names.name(of: container)]
    let sides = misses.map { "on the \($0.side), by \($0.amount.text)" }
    let headline =
      "\(both[0]) \(view.frameDescription) is outside \(both[1]) "
      + "\(GeometryText.size(container.bounds.size)) \(sides.joined(separator: ", and "))"
    guard let worst = misses.max(by: { $0.amount < $1.amount }) else {
      return LayoutProblem(.insideSuperview, both, headline)
    }
    let isFar = worst.side.isFarEdge ?? false
    let reason = SideReason(worst.side, of: view, isTooLarge: isFar)
    let isInside = { (frame: (View) -> CGRect) in
      SideMiss(worst.side, of: frame(view), in: frame(container).size).amount
        <= TriedRemedies.tolerance
    }
    var remedies = ProblemRemedies()
    for cause in reason.own {
      let correction = cause.correction(by: isFar ? worst.amount : -worst.amount)
      remedies.add(tried.advice(correction, mends: isInside))
    }
    for loser in reason.losers { remedies.add(tried.advice(loser, mends: isInside)) }
    if remedies.lines.isEmpty { remedies.add(tie(view, worst.side, reason)) }
    return LayoutProblem(
      .insideSuperview, both, headline, because: reason.clause + remedies.text,
      marks: reason.marks)
  }

  /// The advice to tie an edge that only follows from others to what the view is in.
  private mutating func tie(_ view: View, _ side: LayoutAttribute, _ reason: SideReason) -> String?
  {
    guard reason.explanation.standing == .determined, let container = view.superview,
      side.isFarEdge ?? false, !reason.own.isEmpty,
      reason.own.allSatisfy({ [.constraint, .contentSize].contains($0.demand.origin) }),
      !reason.own.contains(where: { $0.demand.isAtFarEdge }),
      tried.mayBound(view, along: side == .right ? .horizontal : .vertical)
    else { return nil }
    let isDirectional = reason.own.contains { $0.demand.first?.attribute == .leading }
    let edge = isDirectional && side == .right ? LayoutAttribute.trailing : side
    let ends = [names.name(of: view), names.name(of: container)].map { "\($0).\(edge)" }
    return "tie \(ends[0]) to \(ends[1]): lessThanOrEqualTo keeps it inside"
  }

  private mutating func overlap(_ behind: View, _ front: View, _ size: CGSize) -> LayoutProblem {
    let both = [names.name(of: behind), names.name(of: front)]
    let headline =
      "\(both[0]) \(behind.frameDescription) and \(both[1]) \(front.frameDescription) "
      + "overlap by \(GeometryText.size(size))"
    let isAcross = size.width < size.height
    let starts = [behind, front].map { isAcross ? $0.frame.minX : $0.frame.minY }
    let (first, second) = starts[0] <= starts[1] ? (behind, front) : (front, behind)
    let near = SideReason(isAcross ? .left : .top, of: second, isTooLarge: false)
    let far = SideReason(isAcross ? .right : .bottom, of: first, isTooLarge: true)
    let tie = near.tie(to: far) ?? far.tie(to: near)
    let reasons = tie.map { [$0] } ?? [near.chief, far.chief].compactMap(\.self)
    var remedies = ProblemRemedies()
    if let tie, tie.isOutwards {
      remedies.add(
        tried.advice(tie.turned) { frame in
          let shared = frame(behind).intersection(frame(front))
          return min(shared.width, shared.height) <= TriedRemedies.tolerance
        })
    }
    if remedies.lines.isEmpty, let demand = tie ?? near.chief {
      let places = [demand.first, demand.second].contains { side in
        side?.key == near.explanation.key && side?.attribute.isSize == false
      }
      remedies.add(
        place(second, behind: first, isAcross ? .horizontal : .vertical, places ? demand : nil))
    }
    remedies.add(
      "if \(both[1]) is to lie over \(both[0]): except: [.covering(\(both[1].debugDescription))]")
    let clause = near.isFree ? near.clause : SideReason.clause(reasons)
    return LayoutProblem(
      .noOverlap, both, headline, because: clause + remedies.text,
      marks: tie.map { [SideReason.mark($0)] } ?? near.marks + far.marks)
  }

  /// The advice to tie a view to the end of another one, beside the demand that places it, or in place of that.
  private mutating func place(
    _ second: View, behind first: View, _ axis: LayoutAxis, _ demand: LayoutDemand?
  ) -> String? {
    let (edge, other) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let tie =
      "tie \(names.name(of: second)).\(edge) to \(names.name(of: first)).\(other)"
    if tried.mayPlace(second, behind: first, along: axis, insteadOf: nil) { return tie }
    guard let demand, demand.origin == .constraint,
      tried.mayPlace(second, behind: first, along: axis, insteadOf: demand)
    else { return nil }
    return "\(tie) in place of \(demand)"
  }

  private func notMirrored(_ constraints: [LayoutConstraint]) -> LayoutProblem {
    var names = names
    let told = constraints.prefix(3).map { "  \(names.text(of: $0)) (\($0.sourceLocation))" }
    let rest = constraints.count - told.count
    return LayoutProblem(
      .mirrored, constraints.compactMap { $0.firstItem.map { names.name(of: $0) } },
      "Nothing moves where people read from right to left, because only left and right are named",
      because: ":\n\(told.joined(separator: "\n"))\(rest > 0 ? "\n  and \(rest) more" : "")"
        + "\nDo this:\n  write leading in place of left, and trailing in place of right")
  }
}

// MARK: - Contents

extension ProblemTeller {
  private mutating func flat(
    _ check: LayoutCheck, _ row: View, _ flaw: CellSizingProblem
  ) -> LayoutProblem {
    let name = names.name(of: row)
    let isCell = row is any TableContentHolder
    let around = sequence(first: row, next: \.superview).dropFirst()
    let table = around.first { $0.scrollArea != nil }.map { names.name(of: $0) } ?? name
    let words = isCell ? flaw.description : flaw.wordsForPlainView
    return LayoutProblem(
      check, [name], words, marks: [Self.mark(ofFlat: table)], isEcho: true)
  }

  private mutating func cut(
    _ view: View, _ axis: LayoutAxis, _ has: CGFloat, _ needs: CGFloat
  ) -> LayoutProblem {
    let name = names.name(of: view)
    let isAcross = axis == .horizontal
    let reason = SideReason(isAcross ? .width : .height, of: view, isTooLarge: false)
    var remedies = ProblemRemedies()
    if let button = view.superview, button.shownContent is ButtonContent {
      remedies.add(roomForTitle(of: button, along: axis))
    } else if isAcross, has > 0, let label = view.shownContent as? LabelContent,
      label.lineLimit == 1
    {
      remedies.add("set \(name).numberOfLines to 0, so that the text goes on below")
    }
    for cause in reason.explanation.causes {
      remedies.add(
        tried.advice(cause.demand.relaxed) { frame in
          let size = frame(view).size
          return (isAcross ? size.width : size.height) >= needs - TriedRemedies.tolerance
        })
    }
    return LayoutProblem(
      .contentFits, [name],
      "\(name) is \(has.text) \(isAcross ? "wide" : "high"), but what it shows is \(needs.text)",
      because: reason.clause + remedies.text, marks: reason.marks)
  }

  /// The advice for a title that is cut off in a button as large as its content: insets of a title make no room for it.
  ///
  /// Source: Apple, `UIButton.titleEdgeInsets`.
  private mutating func roomForTitle(of button: View, along axis: LayoutAxis) -> String? {
    let (has, needs) = (button.bounds.size, button.intrinsicContentSize)
    let hasRoom = axis == .horizontal ? has.width >= needs.width : has.height >= needs.height
    return hasRoom
      ? "set \(names.name(of: button)).contentEdgeInsets, which make it larger, in place of titleEdgeInsets"
      : nil
  }

  private mutating func brokenWord(_ view: View, _ word: String) -> LayoutProblem {
    let name = names.name(of: view)
    let reason = SideReason(.width, of: view, isTooLarge: false)
    return LayoutProblem(
      .contentFits, [name],
      "\(name) is \(view.bounds.width.text) wide, and a line ends inside \(Self.shortened(word).debugDescription)",
      because: reason.clause, marks: reason.marks)
  }

  private mutating func distorted(
    _ view: View, _ picture: CGSize, _ stretch: CGFloat
  ) -> LayoutProblem {
    let name = names.name(of: view)
    let times = max(stretch, 1 / stretch).text
    return LayoutProblem(
      .contentFits, [name],
      "\(name) draws a picture of \(GeometryText.size(picture)) in "
        + "\(GeometryText.size(view.bounds.size)), \(times) times as \(stretch > 1 ? "wide" : "high") as it is",
      because: "\nDo this:\n  set \(name).contentMode to scaleAspectFit or scaleAspectFill",
      marks: [Self.mark(of: name)])
  }
}

extension CellSizingProblem {
  /// The sentence for a row that has no view for its content.
  fileprivate var wordsForPlainView: String {
    switch self {
    case .nothingAtTop(let row):
      "\(row): nothing is tied to its top, so that nothing gives it a height. Tie the first view to it."
    case .nothingAtBottom(let row):
      "\(row): nothing is tied to its bottom, so that nothing gives it a height. Tie the last view to it."
    case .gap, .noHeight: description
    }
  }
}
