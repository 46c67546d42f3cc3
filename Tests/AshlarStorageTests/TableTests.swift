import AshlarStorage
import Testing

@Suite struct `A table` {
  @Test func `finds elements by their keys`() {
    var table = Table<String>()
    let first = table.insert("a")
    let second = table.insert("b")
    table[first] += "c"

    #expect(table[first] == "ac")
    #expect(table[second] == "b")
    #expect(table.count == 2)
  }

  @Test func `uses a place again, and not for an old key`() {
    var table = Table<Int>()
    let first = table.insert(1)
    #expect(table.remove(first) == 1)
    let second = table.insert(2)

    #expect(second.index == first.index)
    #expect(table.placeCount == 1)
    #expect(table.contains(first) == false)
    #expect(table.remove(first) == nil)
    #expect(table[second] == 2)
  }

  @Test func `gives back an element once`() {
    var table = Table<Int>()
    let key = table.insert(1)

    #expect(table.remove(key) == 1)
    #expect(table.remove(key) == nil)
    #expect(table.count == 0)
    #expect(table.key(at: 0) == nil)
  }

  @Test func `does not take the key of a larger table for its own`() {
    var large = Table<Int>()
    var small = Table<Int>()
    let keys = (0..<3).map { large.insert($0) }
    let key = small.insert(7)

    #expect(small.contains(keys[2]) == false)
    #expect(small.remove(keys[2]) == nil)
    #expect(small.key(at: 0) == key)
  }

  /// Generations are counted up to 2³² − 1. A place that was emptied in the last one stays empty.
  @Test func `never uses a place again whose generations are used up`() {
    var table = Table<Int>(firstGeneration: .max - 3)
    let first = table.insert(1)
    #expect(table.remove(first) == 1)
    let second = table.insert(2)
    #expect(second.index == first.index)
    #expect(table.remove(second) == 2)
    let third = table.insert(3)

    #expect(third.index == 1)
    #expect(table.placeCount == 2)
    #expect(table.contains(first) == false)
    #expect(table.contains(second) == false)
    #expect(table[third] == 3)
    #expect(table.count == 1)
  }

  @Test func `has elements that cannot be copied`() {
    let count = Token.Count()
    do {
      var table = Table<Token>()
      let first = table.insert(Token(1, in: count))
      let second = table.insert(Token(2, in: count))
      #expect(table[second].number == 2)
      let removed = Token.number(of: table.remove(first))
      #expect(removed == 1)
      #expect(count.living == 1)
      table[second] = Token(3, in: count)
      #expect(count.living == 1)
    }
    #expect(count.living == 0)
  }

  @Test func `ends the program when an old key is used as if it were not`() async {
    await #expect(processExitsWith: .failure) {
      var table = Table<Int>()
      let key = table.insert(1)
      _ = table.remove(key)
      _ = table.insert(2)
      print(table[key])
    }
  }
}
