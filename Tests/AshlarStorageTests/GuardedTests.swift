import AshlarStorage
import Testing

/// A value that one access at a time changes, as the language has it of stored properties.
struct `A guarded value` {
  @Test func `is read and changed in its place`() {
    let guarded = Guarded(OwnedArray<Int>())
    guarded.value.append(3)
    guarded.value[0] += 4

    let numbers = guarded.value.all
    #expect(numbers == [7])
  }

  @Test func `is let go of with its owner`() {
    let count = Token.Count()
    do {
      let guarded = Guarded(OwnedArray<Token>())
      guarded.value.append(Token(1, in: count))
      #expect(count.living == 1)
    }

    #expect(count.living == 0)
  }

  @Test func `may be read while it is read`() {
    let guarded = Guarded(OwnedArray<Int>())
    guarded.value.append(1)

    let both = sum(guarded.value) { guarded.value[0] }
    #expect(both == 2)
  }

  @Test func `ends the program where it is changed while it is read`() async {
    await #expect(processExitsWith: .failure) {
      let guarded = Guarded(OwnedArray<Int>())
      guarded.value.append(1)
      _ = sum(guarded.value) {
        guarded.value.append(2)
        return 0
      }
    }
  }

  @Test func `ends the program where it is read while it is changed`() async {
    await #expect(processExitsWith: .failure) {
      let guarded = Guarded(OwnedArray<Int>())
      change(&guarded.value) { guarded.value.count }
    }
  }
}

private func sum(_ array: borrowing OwnedArray<Int>, _ other: () -> Int) -> Int {
  array[0] + other()
}

private func change(_ array: inout OwnedArray<Int>, _ number: () -> Int) {
  array.append(number())
}
