import Ashlar

// MARK: - Equations that determine

extension SoakWorld {
  /// Gives every view the equations that it lacks.
  func completeAll() {
    for number in description.numbers { determine(number) }
  }

  func determine(_ number: Int) {
    if description.isArranged(number) || description.isFixed(number) || description.isFree(number) {
      return
    }
    for axis in LayoutAxis.allCases {
      let own = description.constraints.filter {
        $0.item == number && $0.determines && axis == $0.attribute.line
      }
      if !own.contains(where: { !$0.attribute.isExtent }) { addPlace(number, axis) }
      if !own.contains(where: \.attribute.isExtent) { addExtent(number, axis) }
    }
  }

  private func target(of number: Int, _ parent: Int) -> Int {
    random.below(2) == 0 ? pick(description.siblings(before: number)) ?? parent : parent
  }

  private func addPlace(_ number: Int, _ axis: LayoutAxis) {
    guard let parent = description.views[number]?.parent else { return }
    let choices: [LayoutConstraint.Attribute] =
      axis == .vertical
      ? [.top, .bottom, .centerY]
      : random.below(2) == 0 ? [.left, .right, .centerX] : [.leading, .trailing]
    let attribute = random.element(of: choices)
    add(
      number, attribute, to: target(of: number, parent), random.element(of: choices), times: 1,
      plus: CGFloat(random.below(81)) - 40, determines: true)
  }

  private func addExtent(_ number: Int, _ axis: LayoutAxis) {
    guard let parent = description.views[number]?.parent else { return }
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let target = target(of: number, parent)
    let isPlain = random.below(2) == 0
    add(
      number, attribute, to: isPlain ? nil : target, isPlain ? .notAnAttribute : attribute,
      times: CGFloat(1 + random.below(4)) / 4, plus: CGFloat(random.below(200)), determines: true)
  }

  private func add(
    _ item: Int, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal, to target: Int?,
    _ targetAttribute: LayoutConstraint.Attribute, times multiplier: CGFloat,
    plus constant: CGFloat, determines: Bool
  ) {
    let mayBeRequired = determines && !isExtentOfStack(item, attribute)
    let entry = SoakDescription.ConstraintEntry(
      number: nextConstraintNumber(determines: determines), item: item, attribute: attribute,
      relation: relation, target: target, targetAttribute: targetAttribute, multiplier: multiplier,
      constant: constant,
      priority: mayBeRequired && random.below(2) == 0 ? .required : priority())
    description.constraints.append(entry)
    tree.add(entry)
  }

  /// The gaps between what a stack arranges are required, so that its size cannot be.
  private func isExtentOfStack(_ number: Int, _ attribute: LayoutConstraint.Attribute) -> Bool {
    description.views[number]?.kind == .stack && attribute.isExtent
  }

  /// Numbers of equations that determine are even, those of other wishes odd.
  private func nextConstraintNumber(determines: Bool) -> Int {
    var number = nextNumber()
    if (number % 2 == 0) != determines { number = nextNumber() }
    return number
  }

  /// A priority that hardly any other wish has.
  func priority() -> LayoutPriority {
    LayoutPriority(1 + Float(random.below(9_000_000)) / 9_020)
  }
}

// MARK: - Wishes

extension SoakWorld {
  func addWish() {
    guard let number = pick(description.numbers.filter { !description.isFixed($0) }),
      let parent = description.views[number]?.parent
    else { return }
    let relation: LayoutConstraint.Relation =
      random.below(2) == 0 ? .lessThanOrEqual : .greaterThanOrEqual
    if random.below(2) == 0 {
      add(
        number, random.below(2) == 0 ? .width : .height, relation, to: nil, .notAnAttribute,
        times: 1, plus: CGFloat(random.below(300)), determines: false)
    } else {
      let attribute: LayoutConstraint.Attribute = random.below(2) == 0 ? .right : .bottom
      add(
        number, attribute, relation, to: parent, attribute, times: 1,
        plus: -CGFloat(random.below(40)), determines: false)
    }
  }

  func removeWish() {
    let wishes = description.constraints.indices.filter { !description.constraints[$0].determines }
    guard let index = pick(wishes) else { return }
    let number = description.constraints.remove(at: index).number
    tree.constraints.removeValue(forKey: number)?.isActive = false
  }
}

// MARK: - Changes

extension SoakWorld {
  func changeConstant() {
    guard let index = pick(Array(description.constraints.indices)) else { return }
    let constant =
      CGFloat(random.below(200)) - (description.constraints[index].attribute.isExtent ? 0 : 100)
    description.constraints[index].constant = constant
    tree.constraints[description.constraints[index].number]?.constant = constant
  }

  /// What becomes required counts as young from then on.
  func changePriority() {
    guard let index = pick(Array(description.constraints.indices)) else { return }
    var entry = description.constraints[index]
    let wasRequired = entry.priority == .required
    let mayBeRequired = entry.determines && !isExtentOfStack(entry.item, entry.attribute)
    entry.priority = mayBeRequired && !wasRequired ? .required : priority()
    tree.constraints[entry.number]?.priority = entry.priority
    if entry.priority == .required {
      description.constraints.remove(at: index)
      description.constraints.append(entry)
    } else {
      description.constraints[index] = entry
    }
  }
}

extension SoakDescription.ConstraintEntry {
  /// Whether it is one of the equations that place the item.
  var determines: Bool { number % 2 == 0 }
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
