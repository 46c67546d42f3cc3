// The only file that calls the platform: for what the program reads and writes, and for its end.

import Foundation

/// Functions of the operating system.
enum Machine {
  /// All that the program is given, as text. Bytes that are none become replacement characters.
  static var standardInput: String {
    String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
  }

  static func print(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  static func printError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  static func end(_ status: Int32) -> Never { exit(status) }
}
