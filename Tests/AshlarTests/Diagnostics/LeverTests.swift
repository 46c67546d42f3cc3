import Ashlar
import Testing

/// What explanations say would make a number 1 more, done as they say it.
struct `Advice about numbers` {
  let root = View(root: 320, 100)

  /// The trailing edge is at 320 less the inset: one more to the right is an inset of one less.
  @Test func `speaks of the inset of a far edge, which falls`() {
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.trailing.equalToSuperview().inset(16)
      make.width.equalTo(50)
    }
    root.layoutIfNeeded()

    #expect("\(view.explain(.right))".contains("change the inset of view.trailing ("))
    #expect("\(view.explain(.right))".contains(") by -1"))
  }

  /// Both sides come in together, so that half a point is enough.
  @Test func `speaks of an inset of all sides as one number`() {
    let view = View("view", in: root)
    let line = #line + 1
    view.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    root.layoutIfNeeded()

    #expect(
      "\(view.explain(.width))".contains(
        "change the inset of view.left and view.right (LeverTests.swift:\(line)) by -0.5"))
    // The middle stays, whatever the inset is.
    #expect(!"\(view.explain(.centerX))".contains("inset"))
  }

  @Test func `speaks of constants where a person wrote constants`() {
    let view = View("view", in: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()

    #expect("\(view.explain(.left))".contains("change the constant of view.left ("))
  }

  /// The handle says another number than the sentence did.
  @Test func `speaks of what has been said last`() {
    let view = View("view", in: root)
    let handle = view.makeConstraints { make in
      make.right.equalToSuperview().inset(16)
      make.width.equalTo(50)
    }[0]
    handle.update(offset: -8)
    root.layoutIfNeeded()
    #expect("\(view.explain(.right))".contains("the offset of view.right"))

    handle.layoutConstraints[0].constant = -4
    root.layoutIfNeeded()
    #expect("\(view.explain(.right))".contains("the constant of view.right"))
  }

  @Test(arguments: 0..<60)
  func `does what it says`(seed: UInt64) {
    let before = NumberedScene(seed: seed, [:])
    for attribute in [LayoutAttribute.left, .right, .width, .centerX] {
      let explanation = before.explain(attribute)
      for advice in Advice.all(in: "\(explanation)") {
        let after = NumberedScene(seed: seed, [advice.key: advice.step])
        let moved = after.explain(attribute).value - explanation.value

        // Steps are written with thousandths.
        #expect((moved - 1).magnitude < 0.01, "\(advice) moves it by \(moved)\n\(explanation)")
      }
    }
  }

  /// A width and three places of each layout, with two numbers or more for most of them.
  @Test func `is there for nearly all values`() {
    let advice = (0..<200 as Range<UInt64>).flatMap { seed in
      [LayoutAttribute.left, .right, .width, .centerX].flatMap {
        Advice.all(in: "\(NumberedScene(seed: seed, [:]).explain($0))")
      }
    }

    #expect(advice.count > 1_000)
  }
}

/// A piece of advice, as it stands in the text of an explanation.
private struct Advice: CustomStringConvertible {
  let description: String
  let key: String
  let step: CGFloat

  /// The pieces that name a number in the code: `the inset of v.right (N:7) by -1`.
  static func all(in text: String) -> [Advice] {
    let lines = text.split(separator: "\n")
    guard let remedy = lines.last(where: { $0.hasPrefix("To make it 1 more") }) else { return [] }
    return remedy.matches(of: /(?:change |, | or )([^,]*?) \(N:(\d+)\) by (-?\d+(?:\.\d+)?)/).map {
      let words = $0.output.1
      let isFar = words.hasSuffix("right") || words.hasSuffix("trailing")
      let line = String($0.output.2)
      let key = words.contains(" and ") ? line : line + (isFar ? "far" : "near")
      return Advice(
        description: String($0.output.0), key: key, step: CGFloat(Double($0.output.3) ?? 0))
    }
  }
}

/// Three views whose numbers are written in many ways, each on a line of its own; the same for the same seed.
private final class NumberedScene {
  let root = View(root: 320, 100)
  private var last: View
  private let changes: [String: CGFloat]
  private var line: UInt32 = 0

  /// Makes the scene with some of its numbers changed.
  init(seed: UInt64, _ changes: [String: CGFloat]) {
    self.changes = changes
    last = root
    var random = Xorshift(seed: seed)
    root.environment.direction = random.next(2) == 0 ? .rightToLeft : .leftToRight
    for index in 0..<3 {
      let view = View("v\(index)", in: root)
      let previous = last === root ? nil : last
      place(view, after: previous, random.next(9), &random)
      last = view
    }
    root.layoutIfNeeded()
  }

  /// Explains an attribute of the last view.
  func explain(_ attribute: LayoutAttribute) -> LayoutExplanation {
    withExtendedLifetime(root) { last.explain(attribute) }
  }

  /// A number of a line, which may be one of two.
  private func number(_ number: Int, isFar: Bool? = nil) -> CGFloat {
    let key = isFar.map { "\(line)" + ($0 ? "far" : "near") }
    let keys = key.map { [$0] } ?? ["\(line)near", "\(line)far"]
    return keys.reduce(CGFloat(number) + (changes["\(line)"] ?? 0)) { $0 + (changes[$1] ?? 0) }
  }

  private func begin() { line += 1 }

  private func place(_ view: View, after other: View?, _ form: Int, _ random: inout Xorshift) {
    let (near, far) = (4 + random.next(30), 4 + random.next(30))
    switch form {
    case 0: view.makeConstraints { inset($0.left.right, near) }
    case 1: view.makeConstraints { inset($0.leading.trailing, near) }
    case 2:
      view.makeConstraints {
        inset($0.leading, near)
        inset($0.trailing, far)
      }
    case 3:
      view.makeConstraints {
        offset($0.left, near)
        begin()
        $0.width.equalTo(number(far), fileID: "N", line: line)
      }
    case 4:
      view.makeConstraints {
        inset($0.trailing, near)
        begin()
        $0.width.equalToSuperview(fileID: "N", line: line).multipliedBy(0.5).offset(number(far))
      }
    case 5:
      view.makeConstraints {
        offset($0.centerX, near)
        begin()
        $0.width.equalTo(40, fileID: "N", line: line).multipliedBy(2).offset(number(0))
      }
    case 6:
      begin()
      let insets = EdgeInsets(
        top: 0, left: number(near, isFar: false), bottom: 0, right: number(far, isFar: true))
      view.makeConstraints { $0.edges.equalToSuperview(fileID: "N", line: line).inset(insets) }
    case 7: anchor(view, after: other ?? root, near, far)
    default:
      view.makeConstraints {
        begin()
        $0.leading.equalTo(other?.trailing ?? root.leading, fileID: "N", line: line)
          .inset(number(near))
        inset($0.right, far)
      }
    }
  }

  private func inset(_ subject: some SentenceWriting, _ inset: Int) {
    begin()
    subject.equalToSuperview(fileID: "N", line: line).inset(number(inset))
  }

  private func offset(_ subject: some SentenceWriting, _ offset: Int) {
    begin()
    subject.equalToSuperview(fileID: "N", line: line).offset(number(offset))
  }

  private func anchor(_ view: View, after other: View, _ near: Int, _ far: Int) {
    begin()
    view.leadingAnchor.constraint(
      equalTo: other.leadingAnchor, constant: number(near), fileID: "N", line: line
    ).isActive = true
    begin()
    view.widthAnchor.constraint(
      equalTo: other.widthAnchor, multiplier: 0.5, constant: number(far), fileID: "N", line: line
    ).isActive = true
  }
}
