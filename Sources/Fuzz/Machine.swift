// The only file that calls the platform: for files, the environment and the end of the program.

import Foundation

/// What only the system does.
enum Machine {
  static func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }

  static func bytes(ofFile path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  static func write(_ bytes: [UInt8], toFile path: String) {
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
  }

  static func end(_ status: Int32) -> Never { exit(status) }
}
