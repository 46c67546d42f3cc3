/// A reference that does not keep its object, and that ends when the object goes.
///
/// It does the work of a weak reference. A weak one of the language turns every later count of its object into a detour,
/// and a layout counts millions of them.
///
/// The invariant: while there is an ``object``, the object exists, or its `deinit` is running. Who has the reference replaces
/// it by one to nothing when the object goes, in its `deinit` at the latest. In the `deinit` of a subclass, which runs before,
/// the reference still leads to the object, which can be asked anything then and must not be kept beyond that.
@usableFromInline
package struct FleetingReference<Object: AnyObject>: BitwiseCopyable {
  @usableFromInline let reference: Unmanaged<Object>?

  /// A reference to an object, or to nothing.
  @inlinable @inline(__always)
  package init(_ object: Object? = nil) { reference = object.map { .passUnretained($0) } }

  /// The object, while it exists.
  // Safe: by the invariant.
  @inlinable
  package var object: Object? { @inline(__always) get { reference?.takeUnretainedValue() } }

  /// Reads something of the object, if there is one, which must exist to the end of the call: it is not counted for it.
  // Safe: by the invariant, and as the caller lets nothing go meanwhile.
  @inlinable @inline(__always)
  package func read<Value>(_ body: (Object) -> Value) -> Value? {
    guard let reference else { return nil }
    return reference._withUnsafeGuaranteedRef { body($0) }
  }

  /// Whether there is an object, without a look at it.
  @inlinable
  package var exists: Bool { @inline(__always) get { reference != nil } }

  /// Whether it leads to an object, without a look at it.
  @inlinable @inline(__always)
  package func leads(to object: Object) -> Bool {
    reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}
