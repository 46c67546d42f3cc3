// MARK: - Fitting sizes

extension View {
  /// The target of ``systemLayoutSizeFitting(_:)`` for the smallest size: 0 × 0 points.
  ///
  /// Source: Apple, `UIView.layoutFittingCompressedSize`.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// The target of ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 × 10,000 points.
  ///
  /// Source: Apple, `UIView.layoutFittingExpandedSize`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the size that the view's constraints and contents give it, as near to a target as they let it.
  ///
  /// ```swift
  /// let size = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  /// ```
  ///
  /// The same as with a priority of ``LayoutPriority/fittingSizeLevel`` on both axes.
  ///
  /// - Parameter target: The size to stay close to, in points.
  /// - Returns: A size in points; on a display, rounded up to pixels.
  /// - Complexity: That of a first layout of the view and what is inside it. While nothing in there
  ///   changes, the answer is known: O(*n*) then, for *n* views and constraints.
  public func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Sets the size to what ``sizeThatFits(_:)`` answers for the present one. The corner stays.
  ///
  /// Constraints have no say in it; a view that they place gets their size with the next layout.
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }
}

extension View {
  /// Finds a fitting size, or remembers it.
  func fittingSize(_ request: FittingRequest) -> CGSize {
    let cache = fittingCache ?? FittingCache()
    fittingCache = cache
    guard !cache.isBusy else {
      report(.fittingInsideItself(view: reportName), at: nil)
      return bounds.size
    }
    let request = legal(request)
    if !tree.nesting.isRunning { tree.updateProportions(inside: self) }
    cache.isBusy = true
    defer { cache.isBusy = false }
    if !tree.nesting.isSolving {
      updateConstraintsIfNeeded()
      tree.updateInsets()
      tree.updateCollapsing()
    }
    let signature = FittingSignature(of: self)
    if let known = cache.size(for: request, signature) { return known }
    let (size, conflicts) = FittingSolve(self, request).size()
    cache.remember(size, for: request, signature)
    announce(conflicts, cache)
    return size
  }

  /// Lets conflicts be heard, each once as long as it lasts, whatever its numbers are.
  private func announce(_ conflicts: [LayoutConflict], _ cache: FittingCache) {
    let known = cache.conflicts
    cache.conflicts = conflicts.map { $0.members.map { $0.serial ?? 0 } }
    for (conflict, key) in zip(conflicts, cache.conflicts) where !known.contains(key) {
      diagnostics.announce(conflict)
    }
  }

  /// The request without numbers that make no sense, which are faults.
  private func legal(_ request: FittingRequest) -> FittingRequest {
    var legal = request
    legal.target = request.target.withLimits
    if !legal.target.isComputable {
      let value = GeometryText.size(request.target)
      report(.notComputable(value, for: "\(reportName)'s fitting size"), at: nil)
      legal.target = .zero
    }
    legal.horizontal = self.legal(request.horizontal)
    legal.vertical = self.legal(request.vertical)
    return legal
  }

  private func legal(_ priority: LayoutPriority) -> LayoutPriority {
    if priority.isLegal { return priority }
    report(.illegalPriority(priority, of: reportName), at: nil)
    return .fittingSizeLevel
  }
}
