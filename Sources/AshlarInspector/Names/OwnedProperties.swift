import Ashlar

/// Finds the properties of superviews and controllers that hold views.
///
/// It looks only when a view without a name is reported, and reads stored properties alone. Owners of types that
/// describe themselves in their own way are left out, because that would run code of the program.
final class OwnedProperties {
  /// The properties of each owner that has been looked at, by the view in them.
  private var properties: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]

  /// The property that holds a view: of the view's controller, of the nearest superview that has one, or of its
  /// controller.
  ///
  /// - Complexity: O(*d* + *p*) for *d* views around the view and *p* properties of those that have not been looked at.
  func name(of view: View) -> String? {
    var next: View? = view
    while let container = next {
      let owners: [AnyObject?] = [
        container === view ? nil : container, container.reportedController,
      ]
      for owner in owners.compactMap(\.self) {
        if let name = names(in: owner)[ObjectIdentifier(view)] { return name }
      }
      next = container.superview
    }
    return nil
  }

  private func names(in owner: AnyObject) -> [ObjectIdentifier: String] {
    if let known = properties[ObjectIdentifier(owner)] { return known }
    var names: [ObjectIdentifier: String] = [:]
    for (label, value) in Self.storedProperties(of: owner) {
      Self.note(value, label, in: &names)
    }
    properties[ObjectIdentifier(owner)] = names
    return names
  }

  /// The stored properties that classes of the program declare.
  private static func storedProperties(of owner: AnyObject) -> [(label: String, value: Any)] {
    if isOfPackage(type(of: owner)) || owner is any CustomReflectable { return [] }
    var found: [(label: String, value: Any)] = []
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let part = mirror, !isOfPackage(part.subjectType) {
      for child in part.children {
        if let label = child.label { found.append((plain(label), child.value)) }
      }
      mirror = part.superclassMirror
    }
    return found
  }

  /// Takes note of a property with a view, or with several in a list.
  private static func note(
    _ value: Any, _ label: String, in names: inout [ObjectIdentifier: String]
  ) {
    if let view = value as? View {
      if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = label }
    } else if let views = value as? [View] {
      for (index, view) in views.enumerated() where names[ObjectIdentifier(view)] == nil {
        names[ObjectIdentifier(view)] = "\(label)[\(index)]"
      }
    }
  }

  private static func isOfPackage(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("Ashlar.") || name.hasPrefix("AshlarUIKit.")
  }

  /// The name of a property as it is written; that of a lazy one is stored with a mark.
  private static func plain(_ label: String) -> String {
    let mark = "$__lazy_storage_$_"
    return label.hasPrefix(mark) ? String(label.dropFirst(mark.count)) : label
  }
}
