// swift run -c release PortingBenchmarks N ROUNDS     the same constraints of N views made, updated and remade in
// [native] [snp] [mas]                                   Ashlar's spelling, in SnapKit's and in Masonry's

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.prefix(2).compactMap { Int($0) }
guard numbers.count == 2, numbers[0] >= 2, numbers[1] >= 1 else {
  fatalError("PortingBenchmarks N ROUNDS [native] [snp] [mas], with at least 2 views and 1 round")
}
PortingBenchmark(
  count: numbers[0], rounds: numbers[1], names: Set(arguments.dropFirst(2))
).run()
