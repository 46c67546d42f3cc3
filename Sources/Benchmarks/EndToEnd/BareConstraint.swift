import Ashlar

/// An object with the stored properties of a layout constraint, and nothing that it does.
final class BareConstraint {
  let first: AnyObject?
  let second: AnyObject?
  let location: CodeLocation
  let priority = LayoutPriority.required
  let multiplier: CGFloat = 1
  let constant: CGFloat
  let particulars: AnyObject? = nil
  let holder: ObjectIdentifier
  let places: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)
  let token: Int32 = -1
  let firstAttribute = LayoutConstraint.Attribute.left
  let secondAttribute = LayoutConstraint.Attribute.left
  let relation = LayoutConstraint.Relation.equal
  let marks: UInt8 = 0
  let activation: Int64 = 0

  private init(_ first: View, _ second: View, _ constant: CGFloat, _ location: CodeLocation) {
    self.first = first
    self.second = second
    self.location = location
    self.constant = constant
    holder = ObjectIdentifier(second)
  }

  /// The nanoseconds that it takes to allocate so many of them.
  static func timeToAllocate(_ count: Int) -> Double {
    let first = View()
    let second = View()
    let location = CodeLocation(fileID: #fileID, line: #line)
    var constraints: [BareConstraint] = []
    constraints.reserveCapacity(count)
    return Stopwatch.work.time {
      for index in 0..<count {
        constraints.append(BareConstraint(first, second, CGFloat(index), location))
      }
    }
  }
}
