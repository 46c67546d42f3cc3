// The only file that calls the platform: for writing to standard error, which Swift itself cannot.

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#elseif canImport(WASILibc)
  private import WASILibc
#elseif canImport(ucrt)
  private import ucrt
#endif

/// The output for problems that no handler receives.
enum StandardError {
  /// Writes a text, as far as the system takes it. Where there is no such file, it goes to standard output.
  static func write(_ text: String) {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc)
      var bytes = Array(text.utf8)
      while !bytes.isEmpty {
        let count = libraryWrite(bytes)
        guard count > 0 else { return }
        bytes.removeFirst(count)
      }
    #elseif canImport(ucrt)
      let bytes = Array(text.utf8)
      _ = _write(2, bytes, UInt32(bytes.count))
    #else
      print(text, terminator: "")
    #endif
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc)
  /// The number of the file, as POSIX has it.
  private let standardErrorFile: Int32 = 2

  private func libraryWrite(_ bytes: [UInt8]) -> Int {
    write(standardErrorFile, bytes, bytes.count)
  }
#endif
