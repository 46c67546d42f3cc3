import Foundation

/// How much memory the process holds, where the system says so.
enum ResidentMemory {
  /// In bytes; nil where only other ways lead to it.
  static var bytes: Int? {
    #if os(Linux)
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
        return nil
      }
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    #else
      return nil
    #endif
  }
}
