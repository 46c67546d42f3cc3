#if hasFeature(Embedded)
  import Synchronization
#endif

/// A field that makes the compiler pass the value that contains it by its address.
///
/// An atomic number and a field of any type have that effect. Embedded Swift lacks the second, and older systems of Apple the
/// first. Without one the compiler copies all of the value when it is made, and again for calls that only read it.
struct FixedPlace: ~Copyable {
  #if hasFeature(Embedded)
    private let number = Atomic<UInt8>(0)
  #else
    private let anything: any Sendable = Nothing()

    private struct Nothing: Sendable {}
  #endif
}
