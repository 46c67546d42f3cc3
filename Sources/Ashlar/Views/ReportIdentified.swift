/// A view of another module with an identifier for tests.
package protocol ReportIdentified: View {
  /// That name, if it has one.
  var reportIdentifier: String? { get }
}
