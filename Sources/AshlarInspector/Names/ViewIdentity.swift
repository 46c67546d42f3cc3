import Ashlar

/// The description of a view without a name, by which its authors recognise it.
package struct ViewIdentity {
  let view: View

  /// The property of a superview or a controller that holds the view, if one does.
  let property: String?

  /// The name of the view by which tests find it in an app, if it has one.
  var identifier: String? { view.identifierInApp }

  /// The text that the view shows; nil without letters.
  var text: String? {
    view.shownContent?.shownLetters.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// The type and the text: `UILabel "Follow"`.
  private var quotation: String? { text.map { "\(type(of: view)) \(Self.quoted($0))" } }

  /// The name of the view in reports; nil if only its place distinguishes it from others.
  var told: String? { identifier ?? property ?? quotation }

  /// Whether a test may call the view so: by its name, by what identifies it, or by its place.
  func answers(to name: String) -> Bool {
    if [view.name, identifier, property, quotation].contains(name) { return true }
    // To find out a place takes a look at all siblings.
    return name.hasPrefix("\(type(of: view))") && view.placeName == name
  }

  /// The beginning of a text, on one line.
  private static func quoted(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isLong = words.count > mostLetters
    return (isLong ? "\(words.prefix(mostLetters))…" : words).debugDescription
  }

  /// The number of letters that distinguish a text from others.
  private static let mostLetters = 32
}
