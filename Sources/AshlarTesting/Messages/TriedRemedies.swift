import Ashlar

/// Tries remedies for problems of frames on copies of a layout.
struct TriedRemedies {
  private let root: View
  private lazy var rehearsal = LayoutRehearsal(of: root)

  /// Numbers that are off by less are right, in points: a few roundings to pixels.
  static let tolerance: CGFloat = 0.51

  init(_ root: View) { self.root = root }

  /// The remedy, if it makes nothing worse and the frames that views have then are as they should be; also if that cannot be
  /// found out.
  ///
  /// - Complexity: That of a first layout of the tree.
  mutating func advice(
    _ remedy: LayoutConflict.Suggestion?, mends: (_ frame: (View) -> CGRect) -> Bool
  ) -> String? {
    guard let remedy else { return nil }
    return isGood({ $0.shifts(mending: remedy) }, mends) ? remedy.description : nil
  }

  /// The advice to raise the priority of what has lost, under the same conditions.
  mutating func advice(
    _ loser: LayoutExplanation.Miss, mends: (_ frame: (View) -> CGRect) -> Bool
  ) -> String? { isGood({ $0.shifts(requiring: loser.demand) }, mends) ? loser.advice : nil }

  /// Whether keeping the right or the lower edge of a view inside its superview makes nothing worse.
  mutating func mayBound(_ view: View, along axis: LayoutAxis) -> Bool {
    isGood({ $0.shifts(boundingFarEdgeOf: view, along: axis) })
  }

  /// Whether a view may begin where another one ends, in place of a demand, without making anything worse.
  mutating func mayPlace(
    _ second: View, behind first: View, along axis: LayoutAxis, insteadOf demand: LayoutDemand?
  ) -> Bool {
    isGood({ $0.shifts(placing: second, behind: first, along: axis, insteadOf: demand) })
  }

  private mutating func isGood(
    _ shifts: (inout LayoutRehearsal) -> [ObjectIdentifier: CGRect]?,
    _ mends: (_ frame: (View) -> CGRect) -> Bool = { _ in true }
  ) -> Bool {
    guard var rehearsal else { return true }
    let shifts = shifts(&rehearsal)
    self.rehearsal = rehearsal
    guard let shifts else { return false }
    return mends { view in
      view.frame.moved(by: shifts[ObjectIdentifier(view)] ?? .zero)
    }
  }
}
