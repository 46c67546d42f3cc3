/// The result of an animation: the views that move, with their frames before, after and in between.
///
/// Nothing is shown over time: the result is complete at once, and the views already have their final frames.
///
/// ```swift
/// root.layoutIfNeeded()
/// button.remakeConstraints { make in
///   make.right.top.equalToSuperview().inset(50)
/// }
/// let animation = View.animate(duration: 2) { root.layoutIfNeeded() }
/// animation.frame(of: button, at: 1)   // half way
/// ```
public struct LayoutAnimation {
  /// The duration of the animation, in seconds.
  public let duration: Double

  /// The delay before the views move, in seconds.
  public let delay: Double

  /// The curve of the animation's progress.
  public let curve: TimingCurve

  /// The views that move: tree by tree in the order of their first change, each from the root down.
  public let moves: [Move]

  /// A view that moves.
  public struct Move {
    /// The view that moves.
    public let view: View

    /// The frame before, in points, in the space of the superview.
    public let start: CGRect

    /// The frame after, in points, in the space of the superview.
    public let end: CGRect
  }
}

// MARK: - In between

extension LayoutAnimation {
  /// The frame of a view at a time, in points, in the space of its superview.
  ///
  /// - Parameters:
  ///   - view: Any view. For a view that does not move, the result is its present frame.
  ///   - time: In seconds from the beginning, the delay included.
  /// - Complexity: O(*m*) for *m* views that move.
  public func frame(of view: View, at time: Double) -> CGRect {
    moves.first { $0.view === view }.map { $0.frame(at: progress(at: time)) } ?? view.frame
  }

  /// The frames of all views that move, in the order of ``moves``.
  ///
  /// - Parameter time: In seconds from the beginning, the delay included.
  public func frames(at time: Double) -> [CGRect] {
    let progress = progress(at: time)
    return moves.map { $0.frame(at: progress) }
  }

  /// The part of the way that is done at a time, in seconds from the beginning.
  private func progress(at time: Double) -> Double {
    let elapsed = time - delay
    if duration == 0 { return elapsed >= 0 ? 1 : 0 }
    return curve.progress(at: elapsed / duration)
  }
}

extension LayoutAnimation.Move {
  /// The frame at a progress from 0 to 1: at 0 exactly the start, at 1 exactly the end.
  public func frame(at progress: Double) -> CGRect {
    if progress == 0 { return start }
    if progress == 1 { return end }
    let part = CGFloat(progress)
    return CGRect(
      x: start.minX + (end.minX - start.minX) * part,
      y: start.minY + (end.minY - start.minY) * part,
      width: start.width + (end.width - start.width) * part,
      height: start.height + (end.height - start.height) * part)
  }
}

extension LayoutAnimation: CustomStringConvertible {
  /// One line for each view that moves: `button: (50, 50, 80, 30) → (190, 50, 80, 30)`.
  public var description: String {
    moves.map { move in
      "\(move.view.reportName): \(GeometryText.rectangle(move.start)) → "
        + GeometryText.rectangle(move.end)
    }.joined(separator: "\n")
  }
}

// MARK: - Making

extension LayoutAnimation {
  /// Records what something moves; see ``View/animate(duration:delay:curve:_:completion:)``.
  init(
    _ duration: Double, _ delay: Double, _ curve: TimingCurve, _ changes: () -> Void,
    _ completion: ((_ isFinished: Bool) -> Void)?
  ) {
    let recorder = AnimationRecorder()
    AnimationRecorder.$current.withValue(recorder, operation: changes)
    let diagnostics = recorder.diagnostics
    self.init(
      duration: Self.seconds(duration), delay: Self.seconds(delay), curve: curve,
      moves: recorder.finish())
    if let completion { Self.call(completion, diagnostics) }
  }

  /// Calls a completion, unless it is that of an animation which began in another one's, and so on too often.
  private static func call(_ completion: (Bool) -> Void, _ diagnostics: LayoutDiagnostics?) {
    let depth = AnimationRecorder.completionDepth
    guard depth < PassNesting.mostRounds else {
      let reason = LayoutFault.Reason.endlessAnimation(animations: depth)
      LayoutDiagnostics.report(LayoutFault(reason: reason, location: nil), to: diagnostics)
      return
    }
    AnimationRecorder.complete(completion)
  }

  private static func seconds(_ time: Double) -> Double { time > 0 && time.isFinite ? time : 0 }
}
