import AshlarStorage
import Testing

struct `An owned array` {
  @Test func `has its elements in the order in which they came`() {
    var array = OwnedArray<Int>()
    for number in 0..<1_000 { array.append(number) }

    #expect(array.count == 1_000)
    #expect(array.all == Array(0..<1_000))
    #expect(array.indices == 0..<1_000)
  }

  @Test func `without elements hands out none`() {
    var array = OwnedArray<Int>()

    #expect(array.isEmpty == true)
    #expect(array.all == [])
    array.removeAll()
    #expect(array.isEmpty == true)
  }

  @Test func `changes what is at an index`() {
    var array = OwnedArray<String>()
    array.append("a")
    array.append("b")
    array[0] += "c"

    #expect(array[0] == "ac")
    #expect(array[1] == "b")
  }

  @Test func `does not become shorter when it is extended to less`() {
    var array = OwnedArray<Int>()
    array.extend(to: 4, with: 1)
    array.extend(to: 2, with: 2)
    array.extend(to: -1, with: 2)

    #expect(array.all == [1, 1, 1, 1])
  }

  @Test func `keeps objects as long as they are in it`() {
    weak var first: Token.Count?
    weak var second: Token.Count?
    var array = OwnedArray<Token.Count>()
    do {
      let objects = [Token.Count(), Token.Count()]
      (first, second) = (objects[0], objects[1])
      for object in objects { array.append(object) }
    }
    #expect(first != nil && second != nil)
    array[1] = Token.Count()
    #expect(first != nil && second == nil)
    array.removeAll()
    #expect(first == nil)
  }

  @Test func `has elements that cannot be copied, and lets go of each once`() {
    let count = Token.Count()
    do {
      var array = OwnedArray<Token>()
      for number in 0..<100 { array.append(Token(number, in: count)) }
      #expect(count.living == 100)
      #expect(array[40].number == 40)
      array[0] = Token(-1, in: count)
      #expect(array[0].number == -1)
      #expect(count.living == 100)
    }
    #expect(count.living == 0)
  }

  @Test func `moves with its elements to another owner`() {
    let count = Token.Count()
    var first = OwnedArray<Token>()
    first.append(Token(1, in: count))
    let second = first
    first = OwnedArray()

    #expect(second[0].number == 1)
    #expect(first.isEmpty == true)
    #expect(count.living == 1)
  }
}

struct `An index that an owned array does not have` {
  @Test func `ends the program when it is read`() async {
    await #expect(processExitsWith: .failure) {
      var array = OwnedArray<Int>()
      array.append(1)
      print(array[1])
    }
  }

  @Test func `ends the program when it is negative`() async {
    await #expect(processExitsWith: .failure) {
      var array = OwnedArray<Int>()
      array.append(1)
      print(array[-1])
    }
  }

  @Test func `ends the program when it is written`() async {
    await #expect(processExitsWith: .failure) {
      var array = OwnedArray<Int>()
      array.extend(to: 20, with: 0)
      array.removeAll()
      array[0] = 1
    }
  }
}
