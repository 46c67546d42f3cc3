import Ashlar

// How the descriptions of SnapKit and Masonry call views: by the class and a name, where they print an
// address if there is no name. Here that is the place in the tree.

extension LayoutBox {
  /// The class and the name: `UILabel:title`; without a name the class and the place, `UILabel#2`.
  var portedName: String {
    let type = "\(type(of: self))"
    if let name { return "\(portedTypeName):\(name)" }
    let place = reportName
    return place.hasPrefix(type)
      ? "\(portedTypeName)\(place.dropFirst(type.count))" : "\(portedTypeName):\(place)"
  }

  /// The class as UIKit calls it.
  private var portedTypeName: String {
    let type = type(of: self)
    return String(reflecting: type).hasPrefix("Ashlar.") ? "UI\(type)" : "\(type)"
  }
}

extension NSLayoutConstraint {
  /// The right side of a description: the target, the multiplier and the constant.
  ///
  /// - Parameters:
  ///   - name: What an attribute is called.
  ///   - number: How a number is written.
  func portedTarget(
    _ name: (Attribute) -> String, _ number: (CGFloat) -> String
  ) -> String {
    var words: [String] = []
    if secondAttribute != .notAnAttribute {
      words.append("\(secondItem?.portedName ?? "(gone)").\(name(secondAttribute))")
    }
    if multiplier != 1 { words += ["*", number(multiplier)] }
    if secondAttribute == .notAnAttribute {
      words.append(number(constant))
    } else if constant != 0 {
      words += [constant < 0 ? "-" : "+", number(constant.magnitude)]
    }
    return words.joined(separator: " ")
  }
}
