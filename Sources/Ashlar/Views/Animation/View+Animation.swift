extension View {
  /// Does something that moves views, and says which views move how.
  ///
  /// Change constraints first, then lay out the view that contains everything that they move:
  ///
  /// ```swift
  /// panel.updateConstraints { $0.bottom.equalToSuperview().offset(-260) }
  /// let animation = View.animate(duration: 0.25, curve: .easeOut) { root.layoutIfNeeded() }
  /// ```
  ///
  /// A view that no layout has placed comes from the frame that it was given, or from zero: so lay out what
  /// is pending before the change. A view that joins the tree in between does not move. What an animation
  /// inside another one moves, both of them move.
  ///
  /// - Parameters:
  ///   - duration: How long the views move, in seconds. What is not positive and finite counts as 0.
  ///   - delay: How long they wait before they do, in seconds. What is not positive and finite counts as 0.
  ///   - curve: How fast they are at each moment.
  ///   - changes: What moves them: layouts, and frames that are set.
  ///   - completion: Called at once, with true: nobody has to wait where nothing is shown. Animations that begin
  ///     each other in their completions without end are cut off after 100, with a ``LayoutFault``.
  /// - Complexity: O(*n*) for a tree of *n* views, beside the changes themselves.
  ///
  /// Source: Apple, `UIView.animate(withDuration:delay:options:animations:completion:)`.
  @discardableResult
  public static func animate(
    duration: Double, delay: Double = 0, curve: TimingCurve = .easeInOut, _ changes: () -> Void,
    completion: ((_ isFinished: Bool) -> Void)? = nil
  ) -> LayoutAnimation {
    let recorder = AnimationRecorder()
    AnimationRecorder.$current.withValue(recorder, operation: changes)
    let diagnostics = recorder.diagnostics
    let animation = LayoutAnimation(
      duration: seconds(duration), delay: seconds(delay), curve: curve, moves: recorder.finish())
    if let completion { call(completion, diagnostics) }
    return animation
  }

  /// Calls a completion, unless it is that of an animation which began in another one's, and so on too often.
  private static func call(_ completion: (Bool) -> Void, _ diagnostics: LayoutDiagnostics?) {
    let depth = AnimationRecorder.completionDepth
    guard depth < PassNesting.mostRounds else {
      let reason = LayoutFault.Reason.endlessAnimation(animations: depth)
      (diagnostics ?? LayoutDiagnostics()).report(LayoutFault(reason: reason, location: nil))
      return
    }
    AnimationRecorder.complete(completion)
  }

  private static func seconds(_ time: Double) -> Double { time > 0 && time.isFinite ? time : 0 }
}
