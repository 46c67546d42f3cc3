import TestTools

/// Feeds parsers, the maker and the solver with bytes, and looks for what goes wrong.
///
/// As a program it makes the bytes up itself, from a seed: `swift run -c release Fuzz solver 60 1` goes
/// on for 60 seconds from seed 1, and prints the bytes of what fails; with `1000x` for the seconds it tries 1,000 byte
/// strings. `all` feeds one subject after the other, each as long. With a path instead of the seconds it tries the bytes
/// of a file. A third argument names a file that holds the bytes which are being tried, for what ends the program.
///
/// Where the toolchain has libFuzzer, that can drive it, guided by coverage; the environment variable `ASHLAR_FUZZ`
/// names the input:
///
///     swift build -c release --sanitize fuzzer --product Fuzz -Xswiftc -DLIBFUZZER
///
/// Source: the entry point is that of LLVM's libFuzzer, https://llvm.org/docs/LibFuzzer.html.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let failure = chosenSubject.failure(of: bytes) { fatalError(failure) }
  return 0
}

private let subjects: [any FuzzSubject.Type] = [
  StorageFuzz.self, SolverFuzz.self, MakerFuzz.self, FormatFuzz.self, SnapshotFuzz.self,
  FontFuzz.self, TextFuzz.self, SoakFuzz.self, TaskFuzz.self, OverrideFuzz.self,
]

private func subject(named name: String) -> (any FuzzSubject.Type)? {
  subjects.first { $0.name == name }
}

/// What libFuzzer feeds.
private let chosenSubject: any FuzzSubject.Type =
  subject(named: Machine.environment("ASHLAR_FUZZ") ?? "") ?? SolverFuzz.self

#if !LIBFUZZER
  @main
  enum Fuzz {
    static func main() {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let name = arguments.first ?? "all"
      let chosen = name == "all" ? subjects : [subject(named: name)].compactMap(\.self)
      if chosen.isEmpty {
        print(help)
        Machine.end(2)
      }
      if arguments.count > 1, FuzzRun.Length(arguments[1]) == nil {
        return replay(arguments[1], chosen[0])
      }
      Machine.end(run(chosen, Array(arguments.dropFirst())) ? 0 : 1)
    }

    private static var help: String {
      "Choose all or one of \(subjects.map { $0.name }.joined(separator: ", "))."
    }

    /// Returns whether nothing failed.
    private static func run(_ chosen: [any FuzzSubject.Type], _ arguments: [String]) -> Bool {
      let length = arguments.first.flatMap { FuzzRun.Length($0) } ?? .seconds(10)
      let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 0
      var failures = 0
      for subject in chosen {
        let path = arguments.dropFirst(2).first
        failures += FuzzRun(subject: subject, length: length, seed: seed, path: path).failures()
      }
      return failures == 0
    }

    private static func replay(_ path: String, _ subject: any FuzzSubject.Type) {
      guard let bytes = Machine.bytes(ofFile: path) else { return print("cannot read \(path)") }
      print(subject.failure(of: bytes) ?? "nothing is wrong")
    }
  }
#endif
