/// A field that makes the compiler pass the value that contains it by its address.
///
/// A value with a field of any type is passed by its address. Without one the compiler copies all of it when it is
/// made, and again for calls that only read it.
struct FixedPlace {
  #if !hasFeature(Embedded)
    private let anything: any Sendable = Nothing()

    private struct Nothing: Sendable {}
  #endif
}
