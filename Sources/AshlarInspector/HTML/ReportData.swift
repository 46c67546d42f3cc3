import Ashlar

/// The data of a report's script: views, constraints, reasons and problems, as lists of numbers and texts.
struct ReportData {
  let scene: LayoutScene
  let changes: ReportChanges?

  /// The findings of a test's checks; nil if no test has made the page.
  let findings: [ReportFinding]?

  /// The links from the page to lines of code; nil for none.
  var editor: EditorLinks?

  /// The views and guides that the page has, and the constraints between them.
  let items: Range<Int>
  let sentences: [Int]

  /// How many views and guides a page has at most, and how many constraints.
  private static let mostItems = 10_000
  private static let mostSentences = 20_000

  /// With more views than this, there are no explanations.
  private static let mostExplained = 5_000

  /// How many findings of checks a page has at most.
  private static let mostFindings = 200

  /// How many letters a text has at most.
  private static let longestText = 1_000

  init(
    _ scene: LayoutScene, changes: ReportChanges? = nil, findings: [ReportFinding]? = nil,
    editor: EditorLinks? = nil
  ) {
    self.editor = editor
    self.scene = scene
    self.changes = changes
    self.findings = findings
    let items = 0..<min(scene.items.count, Self.mostItems)
    self.items = items
    let known = scene.sentences.indices.filter { number in
      let sentence = scene.sentences[number]
      return [sentence.first, sentence.second].allSatisfy { $0.map(items.contains) ?? true }
    }
    sentences = Array(known.prefix(Self.mostSentences))
  }

  /// All of it, as JSON.
  var text: String {
    var text = ""
    ScriptValue.fields(parts).write(to: &text)
    return text
  }

  /// A sentence about the parts that the page leaves out; empty if there are none.
  var omission: String {
    var parts: [String] = []
    func note(_ shown: Int, _ all: Int, _ words: String) {
      if shown < all { parts.append("the first \(shown) of \(all) \(words)") }
    }
    note(items.count, scene.items.count, "views and guides")
    note(sentences.count, scene.sentences.count, "constraints")
    let far = items.count { !Picture.isDrawable(scene.items[$0].place) }
    let distance = GeometryText.number(Double(Picture.reach))
    let beyond = far == 0 ? nil : "\(far) further away than \(distance) points are not drawn"
    let unexplained = isExplained ? nil : "reasons are left out"
    let shown = parts.isEmpty ? nil : "This page has \(parts.joined(separator: " and "))"
    return [shown, beyond, unexplained].compactMap(\.self).joined(separator: "; ")
  }

  private var isExplained: Bool { scene.items.count <= Self.mostExplained }

  private var parts: [(name: String, value: ScriptValue)] {
    var problems = ReportProblems(scene, sentences: sentences)
    let conflicts = problems.conflicts()
    return [
      ("v", .list(items.map { view($0) })),
      ("x", .list(items.compactMap { content($0) })),
      ("g", .list(items.compactMap { control($0) })),
      ("i", .list(pictures)),
      ("c", .list(sentences.map { sentence(scene.sentences[$0]) })),
      ("l", problems.losses),
      ("a", problems.ambiguities(below: items.upperBound)),
      ("k", conflicts),
      ("f", problems.faults),
      ("e", .list(isExplained ? reasons : [])),
      ("d", .list(isExplained ? facts : [])),
      ("p", findings.map(found) ?? .nothing),
      ("b", changes.map { $0.value(below: items.upperBound) } ?? .nothing),
      ("u", editor?.value(sentences.map { scene.sentences[$0].constraint }) ?? .nothing),
    ]
  }

  private func found(_ findings: [ReportFinding]) -> ScriptValue {
    let places = ItemPlaces(scene)
    return .list(
      findings.prefix(Self.mostFindings).map {
        $0.value(at: places, below: items.upperBound)
      })
  }
}

// MARK: - Views

extension ReportData {
  private func view(_ number: Int) -> ScriptValue {
    let item = scene.items[number]
    var flags = item.isHidden ? 1 : 0
    if item.box is LayoutGuide { flags += 2 }
    if item.isMade { flags += 4 }
    if !Picture.isDrawable(item.place) { flags += 8 }
    if item.clips { flags += 16 }
    if item.isRightToLeft { flags += 32 }
    let values: [ScriptValue] =
      [.place(item.parent), .text(OneLine.name(item.name)), .text("\(type(of: item.box))")]
      + ScriptValue.numbers(of: item.frame)
    return .list(
      values + [
        .number(item.place.origin.x), .number(item.place.origin.y), .number(flags),
        .number(ViewKind(of: item.box).rawValue),
      ])
  }

  /// The parts of a control: for each what it is, its place in the view, and how round its corners are.
  private func control(_ number: Int) -> ScriptValue? {
    let item = scene.items[number]
    guard item.isSeen, let view = item.box as? View, Picture.isDrawable(item.place) else {
      return nil
    }
    let place = item.place.standardized
    let shapes = ControlShapes(of: view, at: place).shapes
    if shapes.isEmpty { return nil }
    return .list(
      [.number(number)]
        + shapes.map { shape in
          let own = shape.place.offsetBy(dx: -place.minX, dy: -place.minY)
          let numbers = [own.minX, own.minY, own.width, own.height, shape.radius]
          return .list(
            [.text(shape.role.rawValue)]
              + numbers.map { .number(($0 * 100).rounded() / 100) })
        })
  }

  /// The text of a view, and the part of it that is visible.
  private func content(_ number: Int) -> ScriptValue? {
    let item = scene.items[number]
    guard let letters = (item.box as? View)?.shownContent?.shownLetters else { return nil }
    return .list([
      .number(number), .text(OneLine.shortened(letters, to: Self.longestText)),
      .list(item.writing.compactMap { Self.writing($0, in: item.place.origin) }),
    ])
  }

  /// A part of a line: what is seen, where it begins in the view, how wide it is, the size of its letters, and how heavy
  /// they are.
  private static func writing(_ shape: Picture.Shape, in corner: CGPoint) -> ScriptValue? {
    guard case .writing(let writing) = shape.kind else { return nil }
    let numbers = [
      writing.start.x - corner.x, writing.start.y - corner.y, writing.width, writing.font.size,
    ]
    return .list(
      [.text(OneLine.letters(writing.text))]
        + numbers.map { .number(($0 * 100).rounded() / 100) }
        + [.number(writing.font.weight.number)])
  }

  /// How long all files of pictures in a page may be, in letters.
  private static let longestPictures = 400_000

  /// The pictures of which the page has the files: each with its place in its view.
  private var pictures: [ScriptValue] {
    var room = Self.longestPictures
    return items.compactMap { number in
      let item = scene.items[number]
      guard item.isSeen, let view = item.box as? View,
        let picture = PagePicture(of: view, at: item.place.standardized),
        let address = picture.enclosed, address.utf8.count <= room
      else { return nil }
      room -= address.utf8.count
      let place = picture.place.offsetBy(dx: -item.place.minX, dy: -item.place.minY)
      return .list([.number(number), .text(address)] + ScriptValue.numbers(of: place))
    }
  }

  /// Why each view is where it is.
  private var reasons: [ScriptValue] {
    var names = ReportNames()
    return items.map { ViewReasons(scene.items[$0], naming: &names).value }
  }

  /// The facts about each view that differs from a plain one.
  private var facts: [ScriptValue] {
    items.compactMap { number in
      guard let view = scene.items[number].box as? View else { return nil }
      let facts = ViewFacts(view, at: scene.items[number].depth).all
      if facts.isEmpty { return nil }
      return .list([.number(number)] + facts.flatMap { [.text($0.name), .text($0.value)] })
    }
  }
}

// MARK: - Constraints

extension ReportData {
  private func sentence(_ sentence: LayoutScene.Sentence) -> ScriptValue {
    let mark = ConstraintMark(sentence: sentence, scene: scene)
    let line = mark.line
    let ends = line.map { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] } ?? []
    var flags = sentence.constraint.priority < .required ? 1 : 0
    if sentence.isMade { flags += 2 }
    if sentence.isInConflict { flags += 4 }
    let (state, amount) = Self.state(sentence.outcome)
    return .list([
      .text(OneLine.text(OneLine.shortened(sentence.text, to: Self.longestText))),
      .text(sentence.constraint.sourceText), .number(state), .number(amount),
      .place(sentence.first), .place(sentence.second), .number(Self.kind(line, mark)),
      .list(ends.map { .number(($0 * 100).rounded() / 100) }), .text(line?.label ?? ""),
      .number(flags),
    ])
  }

  /// The way a constraint is drawn: not at all, as a bar, as a line, along the lower side or along the right side.
  private static func kind(_ line: ConstraintMark.Line?, _ mark: ConstraintMark) -> Int {
    guard let line else { return 0 }
    if let side = mark.side { return side.isHorizontal ? 3 : 4 }
    return line.hasEnds ? 1 : 2
  }

  private static func state(_ outcome: LayoutOutcome?) -> (Int, CGFloat) {
    switch outcome {
    case nil: (0, 0)
    case .active: (1, 0)
    case .redundant: (2, 0)
    case .slack(let room): (3, room)
    case .missed(let amount): (4, amount)
    case .setAside(let amount): (5, amount)
    }
  }
}
