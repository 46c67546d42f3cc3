import TestTools

/// Bytes that are carried out as operations on a solver.
enum SolverFuzz: FuzzSubject {
  static let name = "solver"

  static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    // Some unknowns to begin with: without them nothing can happen.
    var bytes = [random.byte()]
    let isWide = bytes[0] % 8 == 6
    for _ in 0...random.below(isWide ? 20 : 4) { bytes += [0, random.byte()] }
    return bytes + random.bytes(random.below(isWide ? 1_500 : 400))
  }

  static func failure(of bytes: [UInt8]) -> String? {
    let world = World(bytes)
    world.live()
    return world.failure.map {
      "\($0)\n\(world.model.describe())\n\(world.solver.describeState())"
    }
  }
}
