import Ashlar

/// Expects a view or guide to have a frame, in points, in the coordinate space of its container.
///
/// It works in Swift Testing and in XCTest, and fails at the line of the caller, with the reasons of the numbers that
/// differ. Each may differ by a tolerance, in points. Nothing is laid out.
///
/// - Returns: Whether it has that frame.
@discardableResult
public func expectFrame(
  of item: LayoutBox, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat,
  tolerance: CGFloat = 0.001, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let expected = CGRect(x: x, y: y, width: width, height: height)
  let frame = item.testFrame
  if frame.isClose(to: expected, tolerance) { return true }
  let texts = [frame, expected].map { GeometryText.rectangle($0) }
  site.fail(about: item) {
    "\(item.reportName) is at \(texts[0]), expected \(texts[1])\(reasons(item, expected))"
  }
  return false
}

/// Expects a view or guide to have a frame, in points, in the coordinate space of its container.
@discardableResult
public func expectFrame(
  of item: LayoutBox, _ expected: CGRect, tolerance: CGFloat = 0.001,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) -> Bool {
  expectFrame(
    of: item, x: expected.origin.x, y: expected.origin.y, width: expected.size.width,
    height: expected.size.height, tolerance: tolerance, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// Why the numbers of a frame that are not as expected are what they are.
private func reasons(_ item: LayoutBox, _ expected: CGRect) -> String {
  let frame = item.testFrame
  let numbers: [(LayoutConstraint.Attribute, CGFloat, CGFloat)] = [
    (.left, frame.origin.x, expected.origin.x), (.top, frame.origin.y, expected.origin.y),
    (.width, frame.size.width, expected.size.width),
    (.height, frame.size.height, expected.size.height),
  ]
  return numbers.filter { ($0.1 - $0.2).magnitude > 0.001 }.map { number in
    "\n\(item.explain(number.0, causes: 8))"
  }.joined()
}

extension LayoutBox {
  /// The frame of a view or of a guide.
  var testFrame: CGRect { (self as? View)?.frame ?? (self as? LayoutGuide)?.layoutFrame ?? .null }
}

extension CGRect {
  /// The width and the height that two rectangles have in common, each negative by the gap between them if there is one.
  func overlap(with other: CGRect) -> CGSize {
    CGSize(
      width: min(maxX, other.maxX) - max(minX, other.minX),
      height: min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// Whether no number is further off than a tolerance. What is not a number is never close.
  func isClose(to other: CGRect, _ tolerance: CGFloat) -> Bool {
    [
      origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
      size.height - other.size.height,
    ].allSatisfy { $0.magnitude <= tolerance }
  }
}
