import Ashlar

/// Expects a controller to be well laid out in a window of a device; see
/// ``expectGoodLayout(of:_:except:fileID:filePath:line:column:)``.
///
/// Its view is loaded and put in a window. A navigation controller has 44 points for its bar.
///
/// - Returns: Whether nothing was found.
@discardableResult
public func expectGoodLayout(
  of controller: ViewController, on device: DeviceProfile,
  _ orientation: DeviceProfile.Orientation = .portrait,
  _ checks: Set<LayoutCheck> = LayoutCheck.all, except exemptions: [LayoutExemption] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let window = site.window(of: controller, on: device, orientation) else { return false }
  return expectGoodLayout(
    of: window, checks, except: exemptions, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Expects a controller in a window of a device to match the layout recorded in a file beside the test; see
/// ``expectSnapshot(of:named:recording:tolerance:guidesOfStacks:function:fileID:filePath:line:column:)``.
///
/// - Returns: Whether the layout is the same.
@discardableResult
public func expectSnapshot(
  of controller: ViewController, on device: DeviceProfile,
  _ orientation: DeviceProfile.Orientation = .portrait, named name: String? = nil,
  recording: SnapshotRecording? = nil, tolerance: CGFloat = 0.001, guidesOfStacks: Bool = false,
  function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  guard let window = site.window(of: controller, on: device, orientation) else { return false }
  return expectSnapshot(
    of: window, named: name, recording: recording, tolerance: tolerance,
    guidesOfStacks: guidesOfStacks, function: function, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

extension TestSite {
  /// The window in which a controller has been laid out; nil after a failure if it is inside another controller.
  fileprivate func window(
    of controller: ViewController, on device: DeviceProfile,
    _ orientation: DeviceProfile.Orientation
  ) -> View? {
    let stage = LayoutStage(controller)
    if let refusal = stage.refusal {
      fail(refusal)
      return nil
    }
    stage.layOut(LayoutMatrix.Circumstances(screen: .device(device, orientation)))
    return stage.root
  }
}
