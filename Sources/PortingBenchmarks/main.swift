// swift run -c release PortingBenchmarks N ROUNDS     the same constraints of N views made, updated and remade in
//                                                     three spellings; any of native, snp and mas after it picks
//                                                     some; 1,000 views and 100 rounds without numbers

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }
PortingBenchmark(
  count: max(2, numbers.first ?? 1_000), rounds: max(1, numbers.dropFirst().first ?? 100),
  names: Set(arguments.filter { Int($0) == nil })
).run()
