import Ashlar

// MARK: - Those who are called

extension MakerWorld {
  private static let mostMeddling = 24

  /// Sets a scheduler and a handler that may change something there and then.
  func engage() {
    switch reader.index(below: 6) {
    case 0...1:
      root.layoutScheduler = LayoutScheduler { [unowned self] pass in
        passes.append(pass)
        meddle()
      }
    case 2: root.layoutScheduler = nil
    case 3: root.diagnostics.handler = .call { [unowned self] _ in meddle() }
    case 4: root.diagnostics.handler = .silent
    default: runPasses()
    }
  }

  private func runPasses() {
    let due = passes
    passes = []
    for pass in due { pass() }
  }

  /// Changes something, or asks for a layout, while the tree is in the middle of something else.
  private func meddle() {
    guard !isQuiet, meddlingCount < Self.mostMeddling, reader.byte() % 2 == 0 else { return }
    meddlingCount += 1
    nesting += 1
    defer { nesting -= 1 }
    quietly { step() }
  }

  /// Does something in which no hook and no handler changes anything.
  func quietly(_ body: () -> Void) {
    let wasQuiet = isQuiet
    isQuiet = true
    defer { isQuiet = wasQuiet }
    body()
  }
}
