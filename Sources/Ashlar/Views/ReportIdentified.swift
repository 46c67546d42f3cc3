/// A view of a module on top of this one that may have a name by which tests find it in an app.
package protocol ReportIdentified: View {
  /// That name, if it has one.
  var reportIdentifier: String? { get }
}
