/// One linear function that can be tight: a constraint, or the bound of an unknown.
///
/// Every unknown owns a *bound*, the equation `x = 0`. It stands for two things at once: that a size
/// must not be negative, and that an unknown which nothing determines goes to zero. Thanks to the
/// bounds there are always enough rows to determine every unknown.
struct Row: Equatable, BitwiseCopyable {
  private let code: Int32

  private init(code: Int32) { self.code = code }

  @inline(__always)
  static func constraint(_ index: Int) -> Row { Row(code: Int32(truncatingIfNeeded: index)) }

  @inline(__always)
  static func bound(of unknown: Int) -> Row { Row(code: ~Int32(truncatingIfNeeded: unknown)) }

  var isBound: Bool { code < 0 }

  /// The number of the constraint, or of the unknown whose bound this is.
  var index: Int { Int(code < 0 ? ~code : code) }
}
