import AshlarStorage
import Testing

struct `A flat array` {
  @Test func `has room for what it is told to reserve`() {
    var array = FlatArray<Double>()
    array.reserve(37)
    #expect(array.capacity == 37)
    for number in 0..<37 { array.appendInRoom(Double(number)) }
    array.append(37)

    #expect(array.capacity > 37)
    #expect(array.all == (0...37).map(Double.init))
  }

  @Test func `keeps its room when its elements go`() {
    var array = FlatArray<Int>()
    array.extend(to: 100, with: 1)
    let capacity = array.capacity
    array.removeLast(99)
    #expect(array.all == [1])
    array.removeAll()

    #expect(array.isEmpty == true)
    #expect(array.capacity == capacity)
  }

  @Test func `sorts its elements`() {
    var array = FlatArray<Int>()
    for number in 0..<100 { array.append(number * 37 % 100) }
    array.sort(by: <)

    #expect(array.all == Array(0..<100))
    #expect(array.last == 99)
  }

  @Test func `writes over the first elements of an array that is longer`() {
    var array = FlatArray<Int>()
    var found = [9, 9, 9]
    array.copy(into: &found)
    #expect(found == [9, 9, 9])
    array.append(1)
    array.append(2)
    array.copy(into: &found)

    #expect(found == [1, 2, 9])
  }

  @Test func `does not write beyond an array that is shorter`() async {
    await #expect(processExitsWith: .failure) {
      var array = FlatArray<Int>()
      array.extend(to: 2, with: 1)
      var found = [0]
      array.copy(into: &found)
    }
  }

  @Test func `has elements larger than a page`() {
    typealias Large = (SIMD64<Double>, SIMD64<Double>, SIMD64<Double>, SIMD64<Double>)
    var array = FlatArray<Large>()
    for number in 0..<20 {
      let part = SIMD64(repeating: Double(number))
      array.append((part, part, part, part))
    }

    let found = array.indices.map { array[$0].3[63] }
    #expect(found == (0..<20).map(Double.init))
  }
}
