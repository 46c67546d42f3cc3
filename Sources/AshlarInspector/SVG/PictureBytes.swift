#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The bytes of the file of a picture.
struct PictureBytes {
  let bytes: [UInt8]

  /// The greatest length of a file, in bytes.
  private static let most = 32_000_000

  /// Takes bytes, if they are those of a picture that browsers show.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard type != nil else { return nil }
  }

  /// Reads a file, if there is one with such bytes.
  init?(file path: String) {
    guard let bytes = Self.read(path) else { return nil }
    self.init(bytes)
  }

  private static func read(_ path: String) -> [UInt8]? {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
      guard let file = fopen(path, "rb") else { return nil }
      defer { fclose(file) }
      let step = 65_536
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: step)
      while bytes.count <= most {
        let count = fread(&part, 1, step, file)
        if count <= 0 { return bytes }
        bytes += part.prefix(count)
      }
    #endif
    return nil
  }
}

// MARK: - Writing

extension PictureBytes {
  /// The whole file as an address, with its type in front.
  var address: String { "data:\(type ?? "");base64,\(base64)" }

  /// The type of the file, by its first bytes.
  ///
  /// Source: WHATWG, MIME Sniffing Standard, 6.1.
  private var type: String? {
    func begins(_ signs: [UInt8], at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: signs)
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins(Array("GIF8".utf8)) { return "image/gif" }
    if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
    if begins(Array("<svg".utf8)) || begins(Array("<?xml".utf8)) { return "image/svg+xml" }
    return nil
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes in letters, digits and two signs.
  ///
  /// Source: RFC 4648, 4.
  private var base64: String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for place in 0..<4 {
        text.append(
          place > part.count ? UInt8(ascii: "=") : Self.digits[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
