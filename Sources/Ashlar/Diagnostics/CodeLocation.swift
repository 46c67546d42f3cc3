/// A line of code, by which reports name the origin of a constraint.
public struct CodeLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The module and the file, as `#fileID` gives them: `MyApp/Feed.swift`.
  public let fileID: String

  /// The line, counted from 1.
  public let line: UInt32

  /// Makes a location, usually from the `#fileID` and `#line` of a caller.
  public init(fileID: String, line: UInt32) {
    self.fileID = fileID
    self.line = line
  }

  /// The file without its module, and the line: `Feed.swift:41`.
  public var description: String { "\(fileID.split(separator: "/").last ?? "unknown"):\(line)" }
}
