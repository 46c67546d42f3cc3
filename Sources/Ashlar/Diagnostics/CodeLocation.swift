/// A place in the code of a program, so that a report can say where a constraint was written.
public struct CodeLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them: `MyApp/Feed.swift`.
  public let fileID: String

  /// The line, counted from 1.
  public let line: UInt32

  /// Makes a location, as a rule from the `#fileID` and `#line` of a caller.
  public init(fileID: String, line: UInt32) {
    self.fileID = fileID
    self.line = line
  }

  /// The file without its module, and the line: `Feed.swift:41`.
  public var description: String {
    "\(fileID.split(separator: "/").last ?? "unknown"):\(line)"
  }
}
