import Ashlar
import Testing

struct `A priority in the message of a format` {
  let scene = FormatScene()

  /// As `printf("%g")` of the C library writes them.
  @Test(
    arguments: [
      ("1001", "1001"), ("1000.5", "1000.5"), ("1234567", "1.23457e+06"), ("1e10", "1e+10"),
      ("100000.5", "100000"), ("100001.5", "100002"), ("999999.5", "1e+06"), ("1e38", "1e+38"),
      ("123456", "123456"), ("0", "0"), ("2500000", "2.5e+06"),
    ])
  func `has six digits`(given: String, text: String) {
    let message = scene.error("[a(20@\(given))]")?.message

    #expect(message?.hasPrefix("It's illegal to set priority:\(text).  Priorities") == true)
  }
}
