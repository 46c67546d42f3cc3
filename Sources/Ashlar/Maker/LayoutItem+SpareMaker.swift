// Nearly always nobody keeps a maker once its verb is done. It then serves the next verb of the tree, with the memory
// for its sentences, so that nothing but the constraints is allocated.

extension LayoutItem {
  /// Takes the object that makes constraints which the last verb in the tree left with
  /// ``leaveSpareMaker(_:forget:)``, if nobody else refers to it any more.
  ///
  /// For packages with verbs of their own. What comes may be the maker of another kind of verb, which is best let go.
  /// Nil in a guide: only verbs of views share makers.
  ///
  /// - Complexity: O(1).
  public func takeSpareMaker() -> AnyObject? {
    var spare: AnyObject?
    node.readView { view in
      if view.cachedTree == nil { view.takeTreeOfSuperview() }
      view.readTree { spare = $0.takeSpare() }
    }
    return spare
  }

  /// Whether a ``LayoutScheduler`` hears of each change in the tree. It may do anything then, at once.
  ///
  /// For packages with verbs of their own. False in a guide without a view.
  ///
  /// - Complexity: O(1) as a rule; O(*d*) in a view that is *d* views below the first one that has needed the tree.
  public var hasLayoutScheduler: Bool {
    guard let host = node.hostReference else { return false }
    var isHeard = false
    host.read { host in
      host.readView { view in
        if view.cachedTree == nil { view.takeTreeOfSuperview() }
        if view.cachedTree == nil {
          isHeard = view.existingTree?.pendingPass != nil
        } else {
          view.readTree {
            isHeard = ($0.isCurrent ? $0.pendingPass : $0.current.pendingPass) != nil
          }
        }
      }
    }
    return isHeard
  }

  /// Lets the next verb in the tree have an object that makes constraints, once nobody else refers to it any more.
  ///
  /// It may refer to active constraints of the tree, and should refer to no views, which would keep the tree. When one of
  /// the constraints is not active any more, and when the tree is laid out, it is made to forget, or let go if somebody
  /// else refers to it. A guide lets it go at once.
  ///
  /// - Parameters:
  ///   - maker: What has made constraints, and may serve again.
  ///   - forget: Has the object let go of everything that it refers to. It must refer to nothing itself.
  /// - Complexity: O(1).
  public func leaveSpareMaker(
    _ maker: consuming AnyObject, forget: @escaping (AnyObject) -> Void
  ) {
    var spare: AnyObject? = consume maker
    node.readView { view in
      // The verb may have been the first to need the tree.
      if view.cachedTree == nil { view.takeTreeOfSuperview() }
      view.readCurrentTree { $0.spare.exchange(&spare, forget) }
    }
  }
}
