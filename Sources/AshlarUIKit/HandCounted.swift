/// A reference that is counted by hand: whoever has it lets it go, or hands it over.
///
/// Where there is none nothing is released. An optional reference would be released each time.
struct HandCounted<Object: AnyObject> {
  /// The reference, to look at what it refers to, or for a while to keep it.
  private(set) var reference: Unmanaged<Object>?

  /// Takes over a reference in place of the one there is.
  @inline(__always)
  mutating func set(_ reference: Unmanaged<Object>?) {
    let known = self.reference
    self.reference = reference
    // At last: what goes may know who has this.
    if let known { known.release() }
  }

  /// Hands the reference over.
  @inline(__always)
  mutating func take() -> Unmanaged<Object>? {
    let known = reference
    reference = nil
    return known
  }

  /// Lets the reference go, if there is one.
  @inline(__always)
  mutating func letGo() {
    if reference != nil { set(nil) }
  }

  /// Counts the reference once more, for a copy.
  func retain() {
    if let reference { _ = reference.retain() }
  }
}
