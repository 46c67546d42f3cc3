/// The problems that the layouts of a tree have.
///
/// Problems are values: only the handler `fatal` ends the program. Each new problem is passed to ``handler``, which
/// writes it to standard error by default (``Handler/standardError``). Faults are kept until ``removeAll()``, conflicts as
/// long as they exist. A conflict that lasts over several layouts is passed on once, even if its numbers change; those that
/// the same lines make with the same numbers are one (``LayoutConflict/alsoSetAside``). A conflict with the size that a view
/// is asked to fit is passed on and not kept, because it belongs to no layout.
public final class LayoutDiagnostics {
  /// The faults, in order: the first thousand since ``removeAll()``.
  public private(set) var faults: [LayoutFault] = []

  /// The number of further faults, which were passed to ``handler`` and are not kept.
  public private(set) var faultsLeftOut = 0

  private static let mostFaults = 1_000

  /// The conflicts that the last layout found, sorted by the age of the constraint that was set aside, the oldest
  /// first.
  ///
  /// - Complexity: The first reading after a layout tries remedies on copies of the layout. Layouts themselves try nothing.
  public var conflicts: [LayoutConflict] {
    read()
    return told
  }

  private var told: [LayoutConflict] = []

  /// Finds out the conflicts of the last layout, until they have been read.
  private var unread: (() -> [LayoutConflict])?

  /// What has been written to standard error.
  private var written = WrittenConflicts()

  /// The kinds of conflicts of fitting sizes that a closure has been called with, and the first view of each.
  private var announced: [ConflictKind: Announced] = [:]

  private struct Announced {
    weak var view: AnyObject?
  }

  /// The action for each new problem.
  public var handler = Handler.standardError

  package init() {}

  /// Removes all faults. Conflicts remain as long as they exist.
  public func removeAll() {
    faults = []
    faultsLeftOut = 0
  }
}

// MARK: - Handlers

extension LayoutDiagnostics {
  /// A problem of a layout.
  public enum Problem: Hashable, Sendable, CustomStringConvertible {
    /// An invalid sentence, constraint or change, which was left out.
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

  /// The action for each new problem.
  public enum Handler {
    /// Writes it to standard error. The first conflict between constraints of the same lines is written in full,
    /// later ones as one line, without trying remedies.
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
  /// Reports a fault to the diagnostics of a tree. One that belongs to no tree is only written to standard error.
  package static func report(_ fault: LayoutFault, to diagnostics: LayoutDiagnostics?) {
    (diagnostics ?? LayoutDiagnostics()).report(fault)
  }

  func report(_ fault: LayoutFault) {
    keep([fault])
    handle(.fault(fault))
  }

  /// Keeps faults as long as there are not too many.
  private func keep(_ more: [LayoutFault]) {
    let kept = more.prefix(max(0, Self.mostFaults - faults.count))
    faults += kept
    faultsLeftOut += more.count - kept.count
  }

  /// Finds out the conflicts of the last layout, unless they are known.
  func read() {
    guard let read = unread else { return }
    unread = nil
    told = read()
  }

  /// Replaces the conflicts by those of the last layout, and passes the new ones to the handler.
  ///
  /// - Parameters:
  ///   - conflicts: Finds out causes and remedies.
  ///   - found: The members of each new one, before that.
  ///   - new: Those among the conflicts that are new, once they have been found out.
  func replaceConflicts(
    by conflicts: @escaping () -> [LayoutConflict], found: @autoclosure () -> [[LayoutDemand]],
    announcing new: () -> [LayoutConflict]
  ) {
    unread = conflicts
    switch handler {
    case .silent: break
    case .standardError: write(found(), new)
    case .fatal, .call:
      read()
      for conflict in new() { handle(.conflict(conflict)) }
    }
  }

  private func write(_ found: [[LayoutDemand]], _ new: () -> [LayoutConflict]) {
    if found.isEmpty { return }
    if written.containAll(found) {
      return StandardError.write(WrittenConflicts.lines(about: found))
    }
    read()
    StandardError.write(written.text(of: new()))
    written.insert(found)
  }

  /// Passes a conflict of a fitting size, and not of a layout, to the handler. A closure is not called with those that the
  /// same lines make for other views.
  func announce(_ conflict: LayoutConflict, of view: AnyObject) {
    if case .call = handler {
      let kind = ConflictKind(of: conflict.members)
      if let first = announced[kind]?.view, first !== view { return }
      announced[kind] = Announced(view: view)
    }
    handle(.conflict(conflict))
  }

  /// Takes over what another tree has found, because that tree becomes part of this one.
  package func take(from other: LayoutDiagnostics) {
    keep(other.faults)
    faultsLeftOut += other.faultsLeftOut
    written.take(from: other.written)
  }

  private func handle(_ problem: Problem) {
    switch handler {
    case .standardError: StandardError.write(text(of: problem))
    case .silent: break
    case .fatal: fatalError("Ashlar: \(problem)")
    case .call(let closure): closure(problem)
    }
  }

  private func text(of problem: Problem) -> String {
    switch problem {
    case .fault(let fault): "Ashlar: \(fault)\n"
    case .conflict(let conflict): written.text(of: [conflict])
    }
  }
}
