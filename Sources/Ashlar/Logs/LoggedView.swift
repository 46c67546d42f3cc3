/// A view for a box of a log, with the name of its class and the parts of its mask in the log.
final class LoggedView: View {
  private let type: String
  private var parts: [AutoresizingConstraint] = []

  init(name: String, type: String) {
    self.type = type
    super.init(frame: .zero)
    self.name = name
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var typeName: String { type }

  override var ownMaskConstraints: [AutoresizingConstraint]? { parts }

  /// Follows the superview by a part of a mask with flexible parts.
  func follow(_ part: AutoresizingConstraint, _ mask: AutoresizingMask) {
    parts.append(part)
    autoresizingMask = mask.isEmpty ? [.flexibleRightMargin, .flexibleBottomMargin] : mask
    translatesAutoresizingMaskIntoConstraints = true
  }
}

/// The names of a log's boxes in reports: their names or classes, with their texts.
struct LoggedNames {
  private let names: [String]
  private let types: [String]

  init(of conflict: AppleLog.Conflict) {
    let boxes = conflict.content.boxes
    types = boxes.map { $0.type.isEmpty ? "UIView" : $0.type }
    let wanted = boxes.indices.map { number in
      let (box, text) = (boxes[number], conflict.notes.texts[number])
      if !box.name.isEmpty { return box.name }
      let type = box.type.isEmpty ? "UIView" : box.type
      return text.isEmpty ? type : "\(type) '\(text)'"
    }
    var counts: [String: Int] = [:]
    for name in wanted { counts[name, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    names = wanted.map { name in
      guard counts[name] != 1 else { return name }
      defer { numbers[name, default: 0] += 1 }
      return "\(name)#\(numbers[name, default: 0])"
    }
  }

  subscript(number: Int) -> String { names[number] }

  func type(of number: Int) -> String { types[number] }
}
