import AshlarStorage
import Testing

struct `A fleeting reference` {
  private final class Thing {}

  @Test func `leads to its object and does not keep it`() {
    var thing: Thing? = Thing()
    weak let probe = thing
    var reference = FleetingReference(thing)

    #expect(reference.object === thing)
    #expect(reference.exists)
    #expect(thing.map { reference.leads(to: $0) } == true)

    reference = FleetingReference()
    thing = nil

    #expect(probe == nil)
    #expect(reference.object == nil)
    #expect(!reference.exists)
  }
}

struct `A pool` {
  private struct Entry: PoolEntry {
    var next: Int32 = -1
    var number: Int
  }

  @Test func `uses again what is given back`() {
    var pool = Pool<Entry>()
    let numbers = (0..<3).map { pool.insert(Entry(number: $0)) }
    pool.release(numbers[1])
    pool.release(numbers[0])

    #expect(pool.insert(Entry(number: 5)) == numbers[0])
    #expect(pool.insert(Entry(number: 6)) == numbers[1])
    #expect(pool.insert(Entry(number: 7)) == 3)
    #expect((0..<4).map { pool[$0].number } == [5, 6, 2, 7])
  }
}

struct `A heap` {
  private struct Number: Ranked {
    let value: Int

    func isBefore(_ other: Number) -> Bool { value < other.value }
  }

  @Test func `hands out its elements in order`() {
    var heap = Heap<Number>()
    for number in 0..<100 { heap.push(Number(value: number * 37 % 100)) }
    var found: [Int] = []
    while !heap.isEmpty { found.append(heap.popFirst().value) }

    #expect(found == Array(0..<100))
  }

  @Test func `finds an order for what it has taken in`() {
    var heap = Heap<Number>()
    for number in 0..<50 { heap.append(Number(value: number * 29 % 50)) }
    heap.heapify()

    #expect(heap.first.value == 0)
    #expect(heap.count == 50)
  }
}
