import Ashlar
import TestTools
import Testing

struct `Odd strings for visual formats` {
  let scene = FormatScene()

  /// Expects a string to be a format or to be refused at a place inside it.
  private func expectAnswer(_ format: String, _ options: LayoutConstraint.FormatOptions) -> Bool {
    do {
      let constraints = try scene.constraints(format, options)
      #expect(constraints.allSatisfy { $0.error == nil && !$0.isActive }, "\(format)")
      return true
    } catch {
      #expect((0...format.utf8.count).contains(error.position), "\(format)")
      #expect(error.format == format)
      #expect(error.description.hasSuffix("^") != (error.reason == .emptyFormat))
      return false
    }
  }

  @Test func `are formats or errors, and nothing else`() {
    var accepted = 0
    var refused = 0
    for seed in 1...3000 as ClosedRange<UInt64> {
      var mutator = FormatMutator(seed: seed)
      let options = LayoutConstraint.FormatOptions(rawValue: seed % 4 == 0 ? UInt(seed) << 9 : 0)
      for format in [mutator.format(), mutator.soup()] {
        if expectAnswer(format, options) { accepted += 1 } else { refused += 1 }
      }
    }

    #expect(accepted + refused == 6000)
    // Enough of both, so that neither the parser nor the production is left out.
    #expect(accepted > 500)
    #expect(refused > 4000)
    #expect(scene.root.diagnostics.faults.isEmpty)
  }

  @Test func `make constraints that a layout survives`() {
    for seed in 1...600 as ClosedRange<UInt64> {
      var mutator = FormatMutator(seed: seed)
      let constraints = (try? scene.constraints(mutator.format())) ?? []

      LayoutConstraint.activate(constraints)
      scene.root.layoutIfNeeded()
      LayoutConstraint.deactivate(constraints)
    }

    scene.root.layoutIfNeeded()
    #expect(frame(of: scene.root) == [0, 0, 300, 200])
    #expect(scene.root.diagnostics.faults.isEmpty)
    #expect(scene.root.diagnostics.conflicts.isEmpty)
  }

  @Test func `give the same answer every time`() {
    for seed in 1...300 as ClosedRange<UInt64> {
      var mutator = FormatMutator(seed: seed)
      let format = mutator.format()
      let other = FormatScene()

      #expect(scene.error(format) == other.error(format))
      #expect((try? scene.sentences(format)) == (try? other.sentences(format)))
    }
  }

  @Test(arguments: ["[", "(", "|", "-", "0", "é", "\u{0}", " ", "H:", "[a", "[a(", "[a]-("])
  func `may be a megabyte long`(piece: String) {
    let format = String(repeating: piece, count: 1 << 20)

    #expect(scene.error(format) != nil)
  }

  @Test func `may have a megabyte of digits`() throws {
    let digits = String(repeating: "9", count: 1 << 20)

    #expect(scene.error("[a(\(digits))]")?.reason == .illegalConstraint(.notFinite))
    #expect(try scene.constraints("[a(0.\(digits))]").map(\.constant) == [1])
    #expect(scene.error("[a(1e\(digits))]")?.reason == .illegalConstraint(.notFinite))
    #expect(try scene.constraints("[a(1e-\(digits))]").map(\.constant) == [0])
  }

  @Test func `may have a name of a megabyte`() {
    let name = String(repeating: "a", count: 1 << 20)

    #expect(scene.error("[\(name)]")?.reason == .unknownView(name))
    #expect(scene.error("[\(name)]")?.position == name.utf8.count + 1)
  }

  @Test func `may nest as deep as they like`() {
    let format = "[a" + String(repeating: "(", count: 100_000)

    #expect(scene.error(format)?.reason == .expectedNumber)
    #expect(scene.error(format)?.position == 3)
  }

  @Test func `may have very many views`() throws {
    let format = "|" + String(repeating: "[a(>=1)]-", count: 110_000) + "|"

    #expect(try scene.constraints(format, .alignAllTop).count == 110_001 + 110_000 + 109_999)
  }

  @Test func `may be bridged from bytes that are no text`() {
    let format = String(decoding: [0x5B, 0x61, 0xFF, 0xC3, 0x28, 0x5D], as: UTF8.self)

    #expect(scene.error(format)?.reason == .expectedEndOfView)
    #expect(scene.error(format)?.position == 2)
  }
}
