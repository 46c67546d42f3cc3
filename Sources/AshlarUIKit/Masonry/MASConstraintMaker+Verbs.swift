import Ashlar

// MARK: - One verb after the other

extension MASConstraintMaker {
  /// Installs the constraints that a closure says.
  @usableFromInline
  static func run(
    _ block: (MASConstraintMaker) -> Void, for view: UIView, updating: Bool = false,
    removing: Bool = false
  ) -> MASConstraintMaker {
    view.translatesAutoresizingMaskIntoConstraints = false
    return carriedOut(told(block, for: view, updating, removing), for: view)
  }

  /// A maker that has been told what a closure says.
  private static func told(
    _ block: (MASConstraintMaker) -> Void, for view: UIView, _ updating: Bool, _ removing: Bool
  ) -> MASConstraintMaker {
    let maker = take(for: view)
    maker.updateExisting = updating
    maker.removeExisting = removing
    block(maker)
    return maker
  }

  /// The maker itself, once the constraints are installed.
  // Not where it is called, which might have a reference of its own.
  @inline(never)
  private static func carriedOut(
    _ maker: consuming MASConstraintMaker, for view: UIView
  ) -> MASConstraintMaker {
    let isKnown = !isKnownUniquelyReferenced(&maker)
    maker.install(of: view, isKnown: isKnown)
    maker.end()
    return maker
  }

  /// A maker for a view: the one that the last verb in the tree left, if there is one.
  private static func take(for view: UIView) -> MASConstraintMaker {
    guard let spare = view.takeSpareMaker() as? MASConstraintMaker else {
      let maker = MASConstraintMaker(nil)
      maker.begin(for: view)
      return maker
    }
    // Whoever knew it weakly may have said something in between.
    if spare.count > 0 { spare.forget() }
    spare.begin(for: view)
    return spare
  }

  /// Lets the next verb in the tree have a maker, unless somebody refers to it.
  ///
  /// - Returns: One handle for each sentence of the last one, in order.
  @inlinable
  static func finish(_ maker: consuming MASConstraintMaker, _ view: UIView) -> [MASConstraint] {
    let made = maker.handles(of: view)
    leave(consume maker, to: view)
    return made
  }

  // Not where it is called, which might have a reference of its own.
  @usableFromInline @inline(never)
  static func leave(_ maker: consuming MASConstraintMaker, to view: UIView) {
    guard isKnownUniquelyReferenced(&maker) else { return }
    // What somebody has said since, nobody installs any more. It may speak of views, which would keep the tree.
    maker.forget()
    view.leaveSpareMaker(consume maker) { ($0 as? MASConstraintMaker)?.forget() }
  }
}

// MARK: - What a verb returns

extension MASConstraintMaker {
  /// One handle for each sentence that was installed last.
  ///
  /// It changes nothing that anybody can see, and is known to: where nobody wants the handles, an optimised program does
  /// not ask for them. If it were asked twice, both answers would do.
  @usableFromInline @_effects(readonly)
  func handles(of view: UIView) -> [MASConstraint] {
    let areKept = latest.allSatisfy { with($0) { $0.keepsConstraints } }
    let maker = areKept ? self : MASConstraintMaker(copying: self, keeping: view.masConstraints)
    return latest.map { MASConstraint(maker: maker, index: $0) }
  }
}
