import Ashlar

/// A tree that changes at random, and the description that changes with it.
final class SoakWorld {
  private(set) var description = SoakDescription()
  let tree = SoakTree()
  private var random: SoakRandom
  private var lastNumber = 0

  init(seed: UInt64) {
    random = SoakRandom(state: seed)
  }

  /// Changes one thing.
  func change() {
    switch random.below(20) {
    case 0...4: addView()
    case 5: removeView()
    case 6: moveView()
    case 7...9: addWish()
    case 10...11: removeWish()
    case 12...14: changeConstant()
    case 15: changePriority()
    case 16: changeContent()
    case 17: keepFrame()
    case 18: resize()
    default: turn()
    }
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  private func pick(_ numbers: [Int]) -> Int? {
    numbers.isEmpty ? nil : numbers[random.below(numbers.count)]
  }
}

// MARK: - Views

extension SoakWorld {
  private func addView() {
    guard description.views.count < 60 else { return removeView() }
    let number = nextNumber()
    let parent = pick([0] + description.numbers) ?? 0
    let entry = SoakDescription.ViewEntry(parent: parent)
    description.views[number] = entry
    tree.add(number, entry)
    determine(number)
  }

  private func removeView() {
    guard let number = pick(description.numbers) else { return }
    tree.views[number]?.removeFromSuperview()
    let gone = description.numbers.filter { description.isInside($0, number) }
    forgetConstraints { gone.contains($0.item) || $0.target.map(gone.contains) ?? false }
    for number in gone {
      description.views[number] = nil
      tree.views[number] = nil
    }
    completeAll()
  }

  private func moveView() {
    guard let number = pick(description.numbers),
      let parent = pick([0] + description.numbers.filter { !description.isInside($0, number) })
    else { return }
    let inside = Set(description.numbers.filter { description.isInside($0, number) })
    if description.views[number]?.parent != parent {
      tree.views[parent].map { $0.addSubview(tree.views[number] ?? View()) }
      description.views[number]?.parent = parent
      forgetConstraints { entry in
        inside.contains(entry.item)
          != (entry.target.map(inside.contains) ?? inside.contains(entry.item))
      }
    }
    completeAll()
  }

  private func forgetConstraints(where isGone: (SoakDescription.ConstraintEntry) -> Bool) {
    for entry in description.constraints where isGone(entry) {
      tree.constraints[entry.number] = nil
    }
    description.constraints.removeAll(where: isGone)
  }

  /// Gives every view the equations that it lacks.
  private func completeAll() {
    for number in description.numbers { determine(number) }
  }

  private func determine(_ number: Int) {
    for axis in LayoutAxis.allCases {
      let own = description.constraints.filter {
        $0.item == number && $0.relation == .equal && $0.number % 2 == 0
          && axis == $0.attribute.line
      }
      if !own.contains(where: { !$0.attribute.isExtent }) { addPlace(number, axis) }
      if !own.contains(where: \.attribute.isExtent) { addExtent(number, axis) }
    }
  }
}

// MARK: - Constraints

extension SoakWorld {
  /// Numbers of equations that determine are even, those of other wishes odd.
  private func nextConstraintNumber(determines: Bool) -> Int {
    var number = nextNumber()
    if (number % 2 == 0) != determines { number = nextNumber() }
    return number
  }

  private func addPlace(_ number: Int, _ axis: LayoutAxis) {
    guard let parent = description.views[number]?.parent else { return }
    let target =
      random.below(2) == 0 ? pick(description.siblings(before: number)) ?? parent : parent
    let choices: [LayoutConstraint.Attribute] =
      axis == .vertical
      ? [.top, .bottom, .centerY]
      : random.below(2) == 0 ? [.left, .right, .centerX] : [.leading, .trailing]
    add(
      number, choices[random.below(choices.count)], to: target,
      choices[random.below(choices.count)],
      times: 1, plus: CGFloat(random.below(81)) - 40, determines: true)
  }

  private func addExtent(_ number: Int, _ axis: LayoutAxis) {
    guard let parent = description.views[number]?.parent else { return }
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let target =
      random.below(2) == 0 ? pick(description.siblings(before: number)) ?? parent : parent
    let isPlain = random.below(2) == 0
    add(
      number, attribute, to: isPlain ? nil : target, isPlain ? .notAnAttribute : attribute,
      times: CGFloat(1 + random.below(4)) / 4, plus: CGFloat(random.below(200)), determines: true)
  }

  private func add(
    _ item: Int, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal, to target: Int?,
    _ targetAttribute: LayoutConstraint.Attribute, times multiplier: CGFloat,
    plus constant: CGFloat,
    determines: Bool
  ) {
    let isRequired = determines && random.below(2) == 0
    let entry = SoakDescription.ConstraintEntry(
      number: nextConstraintNumber(determines: determines), item: item, attribute: attribute,
      relation: relation, target: target, targetAttribute: targetAttribute, multiplier: multiplier,
      constant: constant, priority: isRequired ? .required : random.priority())
    description.constraints.append(entry)
    tree.add(entry)
  }

  private func addWish() {
    guard let number = pick(description.numbers), let parent = description.views[number]?.parent
    else { return }
    let relation: LayoutConstraint.Relation =
      random.below(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
    if random.below(2) == 0 {
      let attribute: LayoutConstraint.Attribute = random.below(2) == 0 ? .width : .height
      add(
        number, attribute, relation, to: nil, .notAnAttribute, times: 1,
        plus: CGFloat(random.below(300)), determines: false)
    } else {
      let attribute: LayoutConstraint.Attribute = random.below(2) == 0 ? .right : .bottom
      add(
        number, attribute, relation, to: parent, attribute, times: 1,
        plus: -CGFloat(random.below(40)), determines: false)
    }
  }

  private func removeWish() {
    let wishes = description.constraints.indices.filter {
      description.constraints[$0].number % 2 == 1
    }
    guard let index = pick(wishes) else { return }
    let number = description.constraints.remove(at: index).number
    tree.constraints.removeValue(forKey: number)?.isActive = false
  }

  private func changeConstant() {
    guard let index = pick(Array(description.constraints.indices)) else { return }
    let constant =
      CGFloat(random.below(200)) - (description.constraints[index].attribute.isExtent ? 0 : 100)
    description.constraints[index].constant = constant
    tree.constraints[description.constraints[index].number]?.constant = constant
  }

  /// What becomes required counts as young from then on.
  private func changePriority() {
    guard let index = pick(Array(description.constraints.indices)) else { return }
    var entry = description.constraints[index]
    let wasRequired = entry.priority == .required
    let mayBeRequired = entry.number % 2 == 0
    entry.priority = mayBeRequired && !wasRequired ? .required : random.priority()
    tree.constraints[entry.number]?.priority = entry.priority
    if entry.priority == .required {
      description.constraints.remove(at: index)
      description.constraints.append(entry)
    } else {
      description.constraints[index] = entry
    }
  }
}

// MARK: - The rest

extension SoakWorld {
  private func changeContent() {
    guard let number = pick(description.numbers), var entry = description.views[number] else {
      return
    }
    entry.content =
      random.below(3) == 0
      ? nil : CGSize(width: CGFloat(random.below(200)), height: CGFloat(random.below(100)))
    entry.margins = EdgeInsets(all: CGFloat(random.below(20)))
    description.views[number] = entry
    tree.follow(number, entry)
  }

  private func keepFrame() {
    guard let number = pick(description.numbers), var entry = description.views[number] else {
      return
    }
    entry.kept =
      entry.kept == nil
      ? CGRect(
        x: CGFloat(random.below(100)), y: CGFloat(random.below(100)),
        width: CGFloat(random.below(200)), height: CGFloat(random.below(200))) : nil
    description.views[number] = entry
    tree.follow(number, entry)
  }

  private func resize() {
    description.size = CGSize(
      width: 100 + CGFloat(random.below(900)), height: 100 + CGFloat(random.below(900)))
    tree.root.frame.size = description.size
  }

  private func turn() {
    description.direction = description.direction == .leftToRight ? .rightToLeft : .leftToRight
    tree.root.environment.direction = description.direction
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var isExtent: Bool { self == .width || self == .height }

  fileprivate var line: LayoutAxis {
    switch self {
    case .top, .bottom, .centerY, .height: .vertical
    default: .horizontal
    }
  }
}

/// Numbers that are the same in every run.
struct SoakRandom {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// A priority that hardly any other wish has.
  mutating func priority() -> LayoutPriority {
    LayoutPriority(1 + Float(next() % 9_000_000) / 9_020)
  }
}
