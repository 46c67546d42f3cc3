import AshlarStorage
import Testing

struct `Arrays of one slab` {
  @Test func `do not touch each other`() {
    var slab = Slab(size: Slab.size(of: 3, UInt8.self) + Slab.size(of: 5, Double.self))
    var bytes = FlatArray<UInt8>()
    var numbers = FlatArray<Double>()
    bytes.reserve(3, in: &slab)
    numbers.reserve(5, in: &slab)
    for number in 0..<5 { numbers.append(Double(number)) }
    for number in 0..<3 { bytes.append(UInt8(number)) }

    #expect(bytes.all == [0, 1, 2])
    #expect(numbers.all == [0, 1, 2, 3, 4])
  }

  @Test func `move to memory of their own when they grow`() {
    var slab = Slab(size: Slab.size(of: 2, Int.self))
    var array = FlatArray<Int>()
    array.reserve(2, in: &slab)
    for number in 0..<50 { array.append(number) }

    #expect(array.all == Array(0..<50))
  }

  @Test func `have memory of their own when the slab has too little`() {
    var slab = Slab(size: Slab.size(of: 2, Int.self))
    var first = FlatArray<Int>()
    var second = FlatArray<Int>()
    first.reserve(1, in: &slab)
    second.reserve(2, in: &slab)
    second.append(2)
    first.append(1)

    #expect(first.all == [1])
    #expect(second.all == [2])
  }

  @Test func `outlive it`() {
    var array = FlatArray<Int>()
    do {
      var slab = Slab(size: 1_024)
      array.reserve(100, in: &slab)
    }
    for number in 0..<100 { array.append(number) }

    #expect(array.all == Array(0..<100))
  }

  @Test func `have objects, and let go of them`() {
    let count = Token.Count()
    do {
      var slab = Slab(size: 1_024)
      var array = FlatArray<Token>()
      array.reserve(10, in: &slab)
      for number in 0..<10 { array.append(Token(number, in: count)) }
      #expect(count.living == 10)
    }
    #expect(count.living == 0)
  }

  @Test func `are as good without memory`() {
    var slab = Slab(size: 0)
    var array = OwnedArray<Int>()
    array.reserve(4, in: &slab)
    array.append(1)

    #expect(slab.isEmpty == true)
    #expect(array.all == [1])
  }
}
