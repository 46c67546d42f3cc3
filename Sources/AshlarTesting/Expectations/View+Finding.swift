import Ashlar
import AshlarInspector

// MARK: - Finding views in tests

extension View {
  /// The first view with a name or an identifier, among the view and all views inside it.
  ///
  /// A name is the view's name in failures: its `name`; its accessibility identifier; the property of a superview or
  /// of a controller that holds it, such as `titleLabel` or `rows[2]`; its type and its text, such as `Label
  /// "Follow"`; its type and its place, such as `Label#2`.
  ///
  /// ```swift
  /// let title = card.view(named: "title")
  /// ```
  ///
  /// - Complexity: O(*n* · *d*) for *n* views that are *d* deep.
  public func view(named name: String) -> View? { ViewNames(self).views(named: name).first }

  /// The views that show a text, among the view and all views inside it: labels, fields, text views and buttons, in
  /// the order of the tree.
  ///
  /// - Parameter text: The whole text.
  /// - Complexity: O(*n*) for *n* views.
  public func views(withText text: String) -> [View] {
    subtree.filter { $0.shownContent?.shownLetters == text }
  }
}
