internal import AshlarStorage

/// A record of a table.
protocol TableRecord {
  /// The record at a place that is not in use.
  static var vacant: Self { get }
  var isVacant: Bool { get }
}

/// Records at fixed places. A freed place is used again.
struct RecordTable<Record: TableRecord>: ~Copyable {
  // Not private: in debug builds the compiler (6.3) does not cope with a generic over what is.
  var places = OwnedArray<Record>()
  private var vacant: [Int32] = []

  init() {}
}

extension RecordTable {
  /// The number of places, in use or not.
  var placeCount: Int { places.count }

  /// The number of records.
  var count: Int { places.count - vacant.count }

  subscript(index: Int32) -> Record {
    _read { yield places[Int(index)] }
    _modify { yield &places[Int(index)] }
  }

  /// The places in use.
  var indices: [Int32] {
    places.indices.filter { !places[$0].isVacant }.map { Int32(truncatingIfNeeded: $0) }
  }

  /// The place of the next record.
  var nextIndex: Int32 { vacant.last ?? Int32(truncatingIfNeeded: places.count) }

  /// Inserts a record at ``nextIndex``.
  ///
  /// - Returns: Its place.
  // The record, which is large, is made in its place so: `Benchmarks life list` shows it.
  @inline(__always)
  mutating func insert(_ record: Record) -> Int32 {
    guard let index = vacant.popLast() else {
      places.append(record)
      return Int32(truncatingIfNeeded: places.count - 1)
    }
    places[Int(index)] = record
    return index
  }

  /// Takes a record out.
  ///
  /// - Returns: The record. If it is an object, the caller lets go of it when the table may change: that may run code of
  ///   the program.
  @discardableResult
  mutating func remove(_ index: Int32) -> Record {
    var record = Record.vacant
    swap(&record, &places[Int(index)])
    vacant.append(index)
    return record
  }

  /// Lets go of all records.
  mutating func removeAll() {
    places.removeAll()
    vacant = []
  }

  /// Appends all records of another table, each transformed by a function: their places grow by ``placeCount``.
  mutating func absorb(_ other: inout RecordTable, _ change: (inout Record) -> Void = { _ in }) {
    let offset = Int32(truncatingIfNeeded: places.count)
    for index in other.places.indices {
      places.append(other.places[index])
      let place = places.count - 1
      if !places[place].isVacant { change(&places[place]) }
    }
    for index in other.vacant { vacant.append(index + offset) }
    other = RecordTable()
  }
}
