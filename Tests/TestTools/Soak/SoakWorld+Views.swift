import Ashlar

// MARK: - Views

extension SoakWorld {
  func addView() {
    guard description.views.count < mostViews else { return removeView() }
    let number = nextNumber()
    let parent = pick([0] + description.viewNumbers) ?? 0
    let entry = SoakDescription.ViewEntry(kind: kind(), parent: parent)
    description.views[number] = entry
    tree.make(number, entry)
    enter(number)
    determine(number)
  }

  /// A plain view more often than not.
  private func kind() -> SoakDescription.Kind {
    random.chance(50) ? .plain : random.element(of: kinds)
  }

  func removeView() {
    guard let number = pick(description.numbers) else { return }
    leave(number)
    tree.detach(number)
    let gone = description.numbers.filter { description.isInside($0, number) }
    forgetConstraints { gone.contains($0.item) || $0.target.map(gone.contains) ?? false }
    for number in gone {
      description.views[number] = nil
      tree.forget(number)
    }
    completeAll()
  }

  func moveView() {
    guard let number = pick(description.numbers),
      let parent = pick([0] + description.viewNumbers.filter { !description.isInside($0, number) })
    else { return }
    let inside = Set(description.numbers.filter { description.isInside($0, number) })
    if description.views[number]?.parent != parent {
      let isGuide = description.isGuide(number)
      leave(number)
      description.views[number]?.parent = parent
      enter(number)
      forgetConstraints { entry in
        inside.contains(entry.item)
          != (entry.target.map(inside.contains) ?? inside.contains(entry.item))
          || isGuide && entry.item == number
      }
    }
    completeAll()
  }

  /// Lets the root go, does something to what outlives it, and puts that into a new root.
  func replaceRoot() {
    // What follows the root by its mask has to have followed it.
    if random.chance(50) || description.views.values.contains(where: { !$0.mask.isEmpty }) {
      tree.root.layoutIfNeeded()
    }
    let branches = description.numbers.filter { description.views[$0]?.parent == 0 }
    let lost = description.constraints.filter { entry in
      if branches.contains(entry.item), description.isGuide(entry.item) { return true }
      guard let target = entry.target else { return false }
      return branches.allSatisfy {
        !description.isInside(entry.item, $0) || !description.isInside(target, $0)
      }
    }
    forgetConstraints { entry in lost.contains { $0.number == entry.number } }
    tree.replaceRoot(description)
    for number in branches.shuffled(using: &random) {
      if random.chance(50) { changeConstant() }
      tree.attach(number, to: 0)
    }
    completeAll()
  }

  /// Puts a view where its entry says; what a stack arranges has no place and no frame of its own.
  private func enter(_ number: Int) {
    guard let parent = description.views[number]?.parent else { return }
    guard description.isArranged(number) else {
      // What has flexible extents is in the root.
      if parent != 0 { description.views[number]?.mask.subtract(Self.flexibleExtents) }
      tree.views[number]?.autoresizingMask = description.views[number]?.mask ?? []
      tree.attach(number, to: parent)
      return followEntry(number)
    }
    dropEquations(of: number)
    description.views[number]?.kept = nil
    description.views[number]?.mask = []
    tree.views[number]?.autoresizingMask = []
    let place = random.below((description.views[parent]?.stack.arranged.count ?? 0) + 1)
    description.views[parent]?.stack.arranged.insert(number, at: place)
    tree.attach(number, to: parent, at: place)
    followEntry(number)
  }

  /// Takes a view out of the arrangement that it is in, if it is in one.
  private func leave(_ number: Int) {
    guard description.isArranged(number), let parent = description.views[number]?.parent else {
      return
    }
    description.views[parent]?.stack.arranged.removeAll { $0 == number }
    description.views[number]?.isHidden = false
  }

  func followEntry(_ number: Int) {
    if let entry = description.views[number] { tree.follow(number, entry) }
  }

  private func forgetConstraints(where isGone: (SoakDescription.ConstraintEntry) -> Bool) {
    for entry in description.constraints where isGone(entry) {
      tree.constraints[entry.number] = nil
    }
    description.constraints.removeAll(where: isGone)
  }

  /// Ends the equations that place a view, and those that place its siblings by it; where its frame has to be
  /// enough, its wishes as well.
  func dropEquations(of number: Int) {
    let inside = description.numbers.filter { description.views[$0]?.parent == number }
    let isFixed = description.isFixed(number)
    let isOwn = { (entry: SoakDescription.ConstraintEntry) in
      entry.item == number && (entry.determines || isFixed)
        || entry.determines && entry.target == number && !inside.contains(entry.item)
    }
    for entry in description.constraints where isOwn(entry) {
      tree.constraints[entry.number]?.isActive = false
    }
    forgetConstraints(where: isOwn)
  }
}
