// swift run -c release Benchmarks                      whole layouts, from the maker to the frames
// swift run -c release Benchmarks layouts BUDGET N…    the same, with a budget in seconds, at sizes N; with scale=3 at the
//                                                      end frames are rounded to the pixels of a display of scale 3
// swift run -c release Benchmarks solver FILE BUDGET   a workload on the bare solver, as lines of JSON;
//                                                      OPERATION… after the budget picks some. On Linux each
//                                                      build of 100,000 views asks the system for memory anew;
//                                                      with GLIBC_TUNABLES=glibc.malloc.trim_threshold=17179869184:\
//                                                      glibc.malloc.mmap_threshold=8589934592 it keeps what it has
// swift run -c release Benchmarks repeat WHAT SCREEN N ROUNDS
//   one of make, native, resize, constant and remake, for a profiler; SCREEN is list, feed, nest, grid, form or posts
// swift run -c release Benchmarks margins N ROUNDS     N views with margins and safe areas, and without
// swift run -c release Benchmarks memory WHAT N        bytes a view of a tree of N: WHAT is list, feed, nest, grid,
//                                                      cells, subtrees, singles or inside-out
// swift run -c release Benchmarks life WHAT N ROUNDS   whole lives of trees of N views, for a program that counts
//                                                      instructions: WHAT is as for memory, stacks, anchors or labels. With
//                                                      `resize` at the end one of them is laid out ROUNDS times again
// swift run -c release Benchmarks boxes WHAT SHAPE N ROUNDS   the same for N boxes of AshlarBoxes: WHAT is life, resize,
//                                                      constant, remake or bytes, SHAPE is list, feed, nest or grid
// swift run -c release Benchmarks growth WORD…         how layouts that people write grow, as a table with exponents;
//                                                      only those whose names have one of the words, if there are any
// swift run -c release Benchmarks table N              the heights of N rows that size themselves, and scrolling
// swift run -c release Benchmarks fit N ROUNDS         fitting sizes of a view of N texts, beside layouts of it; any of
//                                                      first, width, text, texts, resize, relayout and relayouts
//                                                      after it picks some
// swift run -c release Benchmarks conflict WHAT N ROUNDS  trees of N views with a mistake, laid out, and with `read` at the
//                                                      end reported, for a program that counts instructions: WHAT is
//                                                      again, wide or far
// swift run -c release Benchmarks receipt BUDGET       a receipt of twenty views made, laid out and drawn as a page, with a
//                                                      budget in seconds; also a page of 1,000 labels

import Ashlar

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap(Double.init)

switch arguments.first {
case "solver":
  guard let path = arguments.dropFirst().first else { Machine.refuseArguments() }
  guard let workload = try? Workload(path: path) else {
    Machine.fail("There is no text to be read in \(path).")
  }
  SolverBenchmark(workload).run(budget: numbers.last ?? 1, only: Set(arguments.dropFirst(3)))
case "repeat":
  let words = arguments.dropFirst().prefix(2)
  guard words.count == 2, numbers.count == 2, numbers[1] >= 1 else { Machine.refuseArguments() }
  let repetition = Repetition(
    what: words[words.startIndex], screen: words[words.startIndex + 1], count: Int(numbers[0]),
    rounds: Int(numbers[1]))
  if !repetition.run() { Machine.refuseArguments() }
case "margins":
  guard numbers.count == 2, numbers[0] >= 2, numbers[1] >= 1 else { Machine.refuseArguments() }
  MarginBenchmark(count: Int(numbers[0]), rounds: Int(numbers[1])).run()
case "memory":
  guard let kind = arguments.dropFirst().first.flatMap(LifeKind.init), numbers.count == 1,
    numbers[0] >= 1
  else { Machine.refuseArguments() }
  MemoryBenchmark(kind: kind, count: Int(numbers[0])).run()
case "life":
  guard let kind = arguments.dropFirst().first.flatMap(LifeKind.init), numbers.count == 2,
    numbers.allSatisfy({ $0 >= 1 })
  else { Machine.refuseArguments() }
  if arguments.last == "resize" {
    kind.resize(Int(numbers[1]), count: Int(numbers[0]))
  } else {
    kind.live(Int(numbers[1]), count: Int(numbers[0]))
  }
case "boxes":
  let words = Array(arguments.dropFirst().prefix(2))
  guard words.count == 2, numbers.count == 2, numbers.allSatisfy({ $0 >= 1 }) else {
    Machine.refuseArguments()
  }
  let boxes = BoxBenchmark(
    what: words[0], shape: words[1], count: Int(numbers[0]), rounds: Int(numbers[1]))
  if !boxes.run() { Machine.refuseArguments() }
case "growth":
  GrowthReport(words: Array(arguments.dropFirst())).run()
case "table":
  guard numbers.count == 1, numbers[0] >= 1 else { Machine.refuseArguments() }
  TableBenchmark(rowCount: Int(numbers[0])).run()
case "fit":
  guard numbers.count == 2, numbers.allSatisfy({ $0 >= 1 }) else { Machine.refuseArguments() }
  FitBenchmark(
    count: Int(numbers[0]), rounds: Int(numbers[1]), names: Set(arguments.dropFirst(3))
  ).run()
case "conflict":
  guard let mistake = arguments.dropFirst().first.flatMap(ConflictBenchmark.Mistake.init),
    numbers.count == 2, numbers.allSatisfy({ $0 >= 1 })
  else { Machine.refuseArguments() }
  let benchmark = ConflictBenchmark(mistake: mistake, count: Int(numbers[0]))
  print(benchmark.run(rounds: Int(numbers[1]), isReading: arguments.last == "read"))
case "receipt":
  ReceiptBenchmark(budget: numbers.first ?? 0.5).run()
default:
  let counts = numbers.dropFirst().map { Int($0) }
  EndToEndBenchmark(
    counts: counts.isEmpty ? [10, 100, 1_000, 10_000] : counts, budget: numbers.first ?? 0.5,
    scale: arguments.first { $0.hasPrefix("scale=") }.flatMap { Double($0.dropFirst(6)) }.map {
      CGFloat($0)
    }
  ).run()
}
