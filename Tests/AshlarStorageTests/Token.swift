/// A value that cannot be copied, and that is counted while it is there.
struct Token: ~Copyable {
  let number: Int
  private let count: Count

  init(_ number: Int, in count: Count) {
    self.number = number
    self.count = count
    count.living += 1
  }

  deinit { count.living -= 1 }

  /// The number of a token, which goes.
  static func number(of token: consuming Token?) -> Int? {
    guard let token else { return nil }
    return token.number
  }

  final class Count {
    var living = 0
  }
}
