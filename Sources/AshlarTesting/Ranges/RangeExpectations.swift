import Ashlar

/// Expects a layout to be good at all widths of a range, in points.
///
/// ```swift
/// expectGoodLayout(of: { View(name: "card") }, widths: 280...1366)
/// ```
///
/// A failure names the width from which it is good, and the widths with problems:
///
///     card is good from 321, of the widths 280…1366:
///       at 280…320: contentFits at 280: price is 39 wide, but what it shows is 80
///
/// The closure makes one tree, or a controller, which is laid out at some of the widths. Between them frames are
/// linear: the constraints determine up to which width, and texts are measured to find where they get another line.
/// So ends are exact to the point, or to the pixel where the root has a display scale. Decisions by width in an
/// override are found where the widths of devices show them. The search ends after 600 layouts, and then reports the
/// distance between them.
///
/// Without a height, in points, constraints and contents determine that. Negative or infinite ends of the range are a failure.
/// Ends the wrong way round are none: Swift itself ends the program at `1366...280`.
///
/// - Returns: Whether it is good at all widths.
/// - Complexity: Two layouts for each width at which other constraints become tight, a text gets another height, or a
///   problem begins or ends; some more where views have overrides.
@discardableResult
public func expectGoodLayout(
  of build: () -> any LayoutSubject, widths: ClosedRange<CGFloat>, height: CGFloat? = nil,
  _ checks: Set<LayoutCheck> = LayoutCheck.all, except exemptions: [LayoutExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let range = LayoutRange(kind: .width(height: height), range: widths)
  return expectGoodRange(range, checks, exemptions, site, build)
}

/// Expects a layout to be good at all heights of a range, in points, at a width.
///
/// It is what ``expectGoodLayout(of:widths:height:_:except:fileID:filePath:line:column:)`` does for widths.
///
/// - Returns: Whether it is good at all heights.
@discardableResult
public func expectGoodLayout(
  of build: () -> any LayoutSubject, heights: ClosedRange<CGFloat>, width: CGFloat,
  _ checks: Set<LayoutCheck> = LayoutCheck.all, except exemptions: [LayoutExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let range = LayoutRange(kind: .height(width: width), range: heights)
  return expectGoodRange(range, checks, exemptions, site, build)
}

private func expectGoodRange(
  _ range: LayoutRange, _ checks: Set<LayoutCheck>, _ exemptions: [LayoutExemption],
  _ site: TestSite, _ build: () -> any LayoutSubject
) -> Bool {
  withoutActuallyEscaping(build) { build in
    let start = LayoutMatrix.Circumstances(screen: .width(range.range.lowerBound))
    let run = RangeRun(range, start, checks, except: exemptions) { _ in build() }
    do throws(MatrixSearch.Refusal) {
      let findings = try run.findings()
      guard let value = findings.firstBad else { return true }
      run.attachPictures(at: value, of: findings, to: site)
      let lines = findings.lines.joined(separator: "\n")
      site.fail("\(run.stage.name) is \(findings.summary(range.kind)):\n\(lines)")
    } catch {
      site.fail(error.sentence)
    }
    return false
  }
}
