import TestTools

/// Bytes that are carried out as programs whose views act while they are measured, notified, laid out and freed.
///
/// Every override, handler, scheduler, data source and `deinit` may change any tree, lay it out or ask about it. A
/// program must end, must not corrupt a tree, and must place views as the constraints say that hold.
enum OverrideFuzz: FuzzSubject {
  static let name = "overrides"

  static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    // Views come first: without them nothing can happen.
    var bytes: [UInt8] = []
    for _ in 0...random.below(6) { bytes += [0, random.byte(), random.byte(), random.byte()] }
    return bytes + random.bytes(random.below(300))
  }

  static func failure(of bytes: [UInt8]) -> String? {
    let world = OverrideWorld(bytes)
    world.live()
    return world.failure
  }
}
