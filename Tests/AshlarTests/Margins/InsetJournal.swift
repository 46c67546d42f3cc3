import Ashlar

/// A view that writes down what it is told of its margins and its safe area.
final class InsetJournal: View {
  private let journal: Journal
  var whenSafeAreaChanges: (InsetJournal) -> Void = { _ in }

  init(_ name: String, in superview: View? = nil, _ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
    self.name = name
    translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(self)
  }

  override func safeAreaInsetsDidChange() {
    journal.write("safe area of \(reportName)")
    whenSafeAreaChanges(self)
  }

  override func layoutMarginsDidChange() {
    journal.write("margins of \(reportName)")
  }
}
