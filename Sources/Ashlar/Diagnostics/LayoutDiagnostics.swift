/// What is wrong with the layouts of a tree.
///
/// Problems are values: nothing here stops a program. Each is given to ``handler`` when it is found,
/// which at first writes it to standard error. Faults are kept until ``removeAll()``, conflicts as long
/// as they exist; one that goes on from layout to layout, though with other numbers, is heard once. What
/// contradicts the size that a view is asked to fit is heard, and not kept: it is no conflict of a layout.
public final class LayoutDiagnostics {
  /// The sentences that made no sense, in order.
  public private(set) var faults: [LayoutFault] = []

  /// The contradictions that the last layout found, the oldest constraint set aside first.
  public private(set) var conflicts: [LayoutConflict] = []

  /// Who hears of a problem when it is found.
  public var handler = Handler.standardError

  init() {}

  /// Forgets the faults. Conflicts stay as long as they exist.
  public func removeAll() {
    faults = []
  }
}

// MARK: - Handlers

extension LayoutDiagnostics {
  /// One of the problems that a layout can have.
  public enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// A sentence, a constraint or a change that makes no sense and was left out.
    case fault(LayoutFault)

    /// Required constraints that cannot all hold.
    case conflict(LayoutConflict)

    /// The problem in words.
    public var description: String {
      switch self {
      case .fault(let fault): fault.description
      case .conflict(let conflict): conflict.description
      }
    }
  }

  /// What is to be done with a problem when it is found.
  public enum Handler {
    /// Writes it to standard error.
    case standardError

    /// Does nothing; the problem can be read from the diagnostics.
    case silent

    /// Ends the program. For tests and debug builds.
    case fatal

    /// Calls a closure.
    case call((Problem) -> Void)
  }
}

// MARK: - Reporting

extension LayoutDiagnostics {
  func report(_ fault: LayoutFault) {
    faults.append(fault)
    handle(.fault(fault))
  }

  /// Replaces the conflicts by those of the last layout, and lets the new ones among them be heard.
  func replaceConflicts(by conflicts: [LayoutConflict], announcing new: [LayoutConflict]) {
    self.conflicts = conflicts
    for conflict in new { handle(.conflict(conflict)) }
  }

  /// Lets a conflict be heard that is none of a layout, but of finding out a size.
  func announce(_ conflict: LayoutConflict) { handle(.conflict(conflict)) }

  /// Takes over what another tree has found, because that tree becomes part of this one.
  func take(from other: LayoutDiagnostics) {
    faults += other.faults
  }

  private func handle(_ problem: Problem) {
    switch handler {
    case .standardError: StandardError.write("Ashlar: \(problem)\n")
    case .silent: break
    case .fatal: fatalError("Ashlar: \(problem)")
    case .call(let closure): closure(problem)
    }
  }
}
