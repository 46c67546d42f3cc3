/// Feeds the solver bytes that stand for operations, and compares every answer.
///
/// As a program it makes the bytes up itself, from a seed: `swift run -c release SolverFuzz 60 1`
/// goes on for 60 seconds from seed 1, and prints the bytes of what fails. With a path instead of
/// the seconds it carries out the bytes of a file, and prints the state of the solver.
///
/// Where the toolchain has libFuzzer, that can drive it, guided by coverage:
///
///     swift build -c release --sanitize fuzzer --product SolverFuzz -Xswiftc -DLIBFUZZER
///
/// Source: the entry point is that of LLVM's libFuzzer, https://llvm.org/docs/LibFuzzer.html.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let failure = World.failure(of: bytes) { fatalError(failure) }
  return 0
}

#if !LIBFUZZER
  import Foundation

  @main
  enum SolverFuzz {
    static func main() {
      let arguments = CommandLine.arguments.dropFirst()
      if let path = arguments.first, Double(path) == nil { return replay(path) }
      let seconds = arguments.first.flatMap { Double($0) } ?? 10
      let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 0
      exit(run(for: seconds, seed: seed) == 0 ? 0 : 1)
    }

    private static func replay(_ path: String) {
      guard let data = FileManager.default.contents(atPath: path) else {
        return print("cannot read \(path)")
      }
      let world = World(Array(data))
      world.live()
      print(world.state, world.failure ?? "nothing is wrong", separator: "\n")
    }

    /// Returns how many byte strings failed.
    private static func run(for seconds: Double, seed: UInt64) -> Int {
      var mutator = Mutator(seed: seed)
      var rounds = 0
      var failures = 0
      let end = Date(timeIntervalSinceNow: seconds)
      while Date() < end, failures < 10 {
        let bytes = mutator.nextBytes()
        rounds += 1
        guard let failure = World.failure(of: bytes) else { continue }
        failures += 1
        let least = Mutator.shrink(bytes) { World.failure(of: $0) != nil }
        print("seed \(seed), round \(rounds): \(failure)\nleast bytes: \(least)")
        print(World.failure(of: least) ?? "")
      }
      print("\(rounds) rounds, \(mutator.byteCount) bytes, \(failures) failures")
      return failures
    }
  }
#endif
