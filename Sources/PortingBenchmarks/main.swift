// swift run -c release PortingBenchmarks N ROUNDS     the same constraints of N views made, updated and remade in
//                                                     three spellings; any of native, snp and mas after it picks
//                                                     some; 1,000 views and 100 rounds without numbers
// swift run -c release PortingBenchmarks life snp N ROUNDS
//                                                     lists of N views in that spelling, or mas, made, laid out and let
//                                                     go of, for tools that count instructions

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }
let count = max(2, numbers.first ?? 1_000)
let rounds = max(1, numbers.dropFirst().first ?? 100)
let names = Set(arguments.filter { Int($0) == nil })

if names.contains("life") {
  for spelling in PortedLife.Spelling.allCases where names.contains(spelling.rawValue) {
    PortedLife(spelling: spelling, count: count).run(rounds)
  }
} else {
  PortingBenchmark(count: count, rounds: rounds, names: names).run()
}
