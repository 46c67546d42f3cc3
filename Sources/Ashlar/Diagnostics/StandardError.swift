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

/// Where problems are written that nobody else hears of.
enum StandardError {
  /// Writes a text, as far as somebody takes it. Where there is no such file, it goes to standard output.
  static func write(_ text: String) {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc)
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { libraryWrite($0) }
        guard count > 0 else { return }
        bytes = bytes.dropFirst(count)
      }
    #elseif canImport(ucrt)
      _ = Array(text.utf8).withUnsafeBytes { _write(2, $0.baseAddress, UInt32($0.count)) }
    #else
      print(text, terminator: "")
    #endif
  }
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android) || canImport(WASILibc)
  /// The number of the file, as POSIX has it.
  private let standardErrorFile: Int32 = 2

  private func libraryWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
    write(standardErrorFile, bytes.baseAddress, bytes.count)
  }
#endif
