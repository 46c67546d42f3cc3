import Ashlar
import AshlarInspector

/// An exception from checks.
///
/// ```swift
/// expectGoodLayout(of: card, except: [.covering("badge")])
/// ```
///
/// A view is identified by its `name`, or by its name in failures if it has none: its accessibility identifier, a
/// property such as `badgeView`, its type and text such as `Label "New"`.
public struct LayoutExemption: Hashable, Sendable {
  private let check: LayoutCheck?
  private let view: String?

  /// Whether the view has to be the last that a problem names.
  private let isLast: Bool

  private init(_ check: LayoutCheck?, _ view: String?, isLast: Bool = false) {
    self.check = check
    self.view = view
    self.isLast = isLast
  }

  /// Exempts everything from a check.
  public static func check(_ check: LayoutCheck) -> LayoutExemption { LayoutExemption(check, nil) }

  /// Exempts a view, by its name, from one check or, with nil, from all.
  public static func view(_ name: String, from check: LayoutCheck? = nil) -> LayoutExemption {
    LayoutExemption(check, name)
  }

  /// Allows a view to cover siblings that were added before it, as a badge or a floating button does.
  ///
  /// A sibling that covers the view is still found.
  public static func covering(_ name: String) -> LayoutExemption {
    LayoutExemption(.noOverlap, name, isLast: true)
  }
}

// MARK: - Leaving out

extension LayoutExemption {
  /// Whether it leaves out a check altogether.
  func covers(_ check: LayoutCheck) -> Bool { view == nil && self.check == check }

  /// Whether it leaves out a finding by the names that the program gave its views.
  func covers(_ check: LayoutCheck, _ finding: LayoutFinding) -> Bool {
    isAbout(check) && concerned(finding.views).contains { $0.name == view }
  }

  /// Whether it leaves out a problem by any name of a view.
  func covers(_ problem: LayoutProblem, _ names: ViewNames) -> Bool {
    guard let view, isAbout(problem.check) else { return false }
    return !names.reportNames(for: view).isDisjoint(with: concerned(problem.views))
  }

  private func isAbout(_ check: LayoutCheck) -> Bool {
    view != nil && (self.check == nil || self.check == check)
  }

  private func concerned<Item>(_ items: [Item]) -> ArraySlice<Item> {
    isLast ? items.suffix(1) : items[...]
  }
}
