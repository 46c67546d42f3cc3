import Ashlar
import Testing

struct `What other libraries die of` {
  @Test(arguments: BadSentence.allCases)
  func `is a fault with names and a line, and the rest counts`(sentence: BadSentence) {
    let (page, orphan) = sentence.write(.silent)

    let faults = page.diagnostics.faults + orphan.diagnostics.faults
    #expect(!faults.isEmpty)
    for fault in faults {
      #expect(fault.location?.fileID == "AshlarTests/BadSentence.swift")
      #expect(fault.description.hasPrefix("BadSentence.swift:"))
    }
    let words = faults.map(\.description).joined(separator: "\n")
    for name in sentence.names { #expect(words.contains(name), "\(words)") }
    if sentence.isAboutOrphan {
      #expect(orphan.constraints.map(\.description) == ["orphan.height == 30"])
    } else {
      #expect(page.subviews[0].frame.minY == 0 && page.subviews[0].frame.height == 30)
    }
    #expect(page.diagnostics.conflicts.isEmpty)
  }

  @Test(arguments: BadSentence.allCases)
  func `is reported at once to the handler`(sentence: BadSentence) {
    var heard = 0
    let (page, orphan) = sentence.write(.call { _ in heard += 1 })

    #expect(heard == page.diagnostics.faults.count + orphan.diagnostics.faults.count)
  }
}

/// With the fatal handler the same ends the program.
struct `What other libraries die of, with the fatal handler` {
  @Test func `no superview`() async {
    await #expect(processExitsWith: .failure) { BadSentence.noSuperview.write(.fatal) }
  }

  @Test func `no common superview`() async {
    await #expect(processExitsWith: .failure) { BadSentence.noCommonSuperview.write(.fatal) }
  }

  @Test func `no target`() async {
    await #expect(processExitsWith: .failure) { BadSentence.noTarget.write(.fatal) }
  }

  @Test func `a second relation`() async {
    await #expect(processExitsWith: .failure) { BadSentence.secondRelation.write(.fatal) }
  }

  @Test func `no attributes`() async {
    await #expect(processExitsWith: .failure) { BadSentence.noAttributes.write(.fatal) }
  }

  @Test func `attributes without counterparts`() async {
    await #expect(processExitsWith: .failure) { BadSentence.noCounterpart.write(.fatal) }
  }

  @Test func `an illegal pair`() async {
    await #expect(processExitsWith: .failure) { BadSentence.illegalPair.write(.fatal) }
  }

  @Test func `axes that are solved together`() async {
    await #expect(processExitsWith: .failure) { BadSentence.mixedAxes.write(.fatal) }
  }

  @Test func `a priority that there is not`() async {
    await #expect(processExitsWith: .failure) { BadSentence.illegalPriority.write(.fatal) }
  }

  @Test func `a distribution of views in different trees`() async {
    await #expect(processExitsWith: .failure) { BadSentence.distributionOfStrangers.write(.fatal) }
  }

  @Test func `the wrong number of gaps`() async {
    await #expect(processExitsWith: .failure) { BadSentence.countOfGaps.write(.fatal) }
  }

  @Test func `a sentence after the closure`() async {
    await #expect(processExitsWith: .failure) { BadSentence.lateSentence.write(.fatal) }
  }
}
