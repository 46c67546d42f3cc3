import Ashlar

/// What Masonry asserts and SnapKit dies of, as far as it can be written here at all.
///
/// Not everything can: targets of other types, attributes behind a relation, arrays of other things than
/// views, and targets of one's own do not compile.
enum BadSentence: CaseIterable {
  case noSuperview, noSuperviewForNumber, noSuperviewOfSuperview, noCommonSuperview, noTarget
  case secondRelation, noAttributes, noCounterpart, illegalPair, placeWithLength, mixedAxes
  case notANumber, multiplierNotFinite, illegalPriority, distributionOfStrangers, countOfGaps
  case goneTarget, lateSentence

  /// What the words of the fault have to name.
  var names: [String] {
    switch self {
    case .noSuperview, .noSuperviewForNumber: ["orphan.left"]
    case .noSuperviewOfSuperview: ["orphan.left"]
    case .noCommonSuperview: ["box.left", "orphan.left", "no common ancestor"]
    case .noTarget: ["box.left", "nil"]
    case .secondRelation: ["box.left"]
    case .noAttributes: ["box"]
    case .noCounterpart: ["box.width", "other"]
    case .illegalPair: ["box.left", "other.leading"]
    case .placeWithLength: ["box.left", "other.width"]
    case .mixedAxes: ["box.left", "other.top"]
    case .notANumber: ["box.left", "nan"]
    case .multiplierNotFinite: ["box.left", "multiplier"]
    case .illegalPriority: ["box.left", "1001"]
    case .distributionOfStrangers: ["box.horizontal"]
    case .countOfGaps: ["box, other", "1"]
    case .goneTarget: ["box.left", "nil"]
    case .lateSentence: ["box.left"]
    }
  }

  /// Writes it between two good sentences, and lays the page out.
  ///
  /// - Returns: The page, with a box that is at the top and 30 high if the good sentences count.
  @discardableResult
  func write(_ handler: LayoutDiagnostics.Handler) -> (page: View, orphan: View) {
    let page = View(root: 320, 100)
    page.diagnostics.handler = handler
    let box = View("box", in: page)
    let other = View("other", in: page)
    let orphan = View(name: "orphan")
    orphan.diagnostics.handler = handler
    let subject = isAboutOrphan ? orphan : box
    var kept: LayoutMaker?
    subject.makeConstraints { make in
      kept = make
      if subject === box { make.top.equalTo(page) }
      write(make, other, orphan)
      make.height.equalTo(30)
    }
    if self == .lateSentence { kept?.left.equalTo(other) }
    if self == .distributionOfStrangers {
      [box, orphan].distribute(along: .horizontal, fixedSpacing: 1)
    }
    if self == .countOfGaps { [box, other].combine(along: .vertical, spacings: []) }
    page.layoutIfNeeded()
    return (page, orphan)
  }

  var isAboutOrphan: Bool {
    self == .noSuperview || self == .noSuperviewForNumber || self == .noSuperviewOfSuperview
  }

  private func write(_ make: LayoutMaker, _ other: View, _ orphan: View) {
    switch self {
    case .noSuperview: make.left.equalToSuperview()
    case .noSuperviewForNumber: make.left.equalTo(5)
    case .noSuperviewOfSuperview: make.left.equalToSuperview { $0.centerX }
    case .noCommonSuperview: make.left.equalTo(orphan)
    case .noTarget: make.left.equalTo(orphan.superview)
    case .secondRelation: make.left.equalTo(other).lessThanOrEqualTo(other)
    case .noAttributes: make.attributes([]).equalTo(other)
    case .noCounterpart: make.size.equalTo(other.layout.center)
    case .illegalPair: make.left.equalTo(other.leading)
    case .placeWithLength: make.left.equalTo(other.width)
    case .mixedAxes: make.left.equalTo(other.top)
    case .notANumber: make.left.equalTo(other).offset(CGFloat.nan)
    case .multiplierNotFinite: make.left.equalTo(other).dividedBy(0)
    case .illegalPriority: make.left.equalTo(other).priority(1001)
    case .goneTarget:
      let anchor = View(name: "gone").leftAnchor
      make.left.equalTo(anchor)
    case .distributionOfStrangers, .countOfGaps, .lateSentence: break
    }
  }
}
