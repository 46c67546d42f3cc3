import Ashlar
import Testing

struct `Numbers in reports` {
  @Test(
    arguments: [
      (0, "0"), (16, "16"), (-8, "-8"), (16.5, "16.5"), (100.0 / 3, "33.333"), (2.0 / 3, "0.667"),
      (0.25, "0.25"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0004, "0"), (0.9996, "1"),
      (-0.9996, "-1"), (1234567.125, "1234567.125"), (1.05, "1.05"), (1.005, "1.005"),
      (10.010, "10.01"),
    ] as [(Double, String)])
  func `have at most three decimals and no zeros at the end`(number: Double, text: String) {
    #expect(GeometryText.number(number) == text)
  }

  @Test func `are written whatever they are`() {
    #expect(GeometryText.number(.nan) == "nan")
    #expect(GeometryText.number(.infinity) == "inf")
    #expect(GeometryText.number(-.infinity) == "-inf")
    #expect(GeometryText.number(1e12) == "1000000000000")
    #expect(GeometryText.number(-1e12 - 0.125) == "-1000000000000.125")
    #expect(GeometryText.number(1e13) == "10000000000000")
    #expect(GeometryText.number(1e300) == "1e+300")
    #expect(GeometryText.number(.greatestFiniteMagnitude).hasSuffix("e+308"))
  }

  @Test func `make a rectangle in brackets`() {
    #expect(
      GeometryText.rectangle(CGRect(x: 16, y: -8.5, width: 100.0 / 3, height: 0))
        == "(16, -8.5, 33.333, 0)")
  }

  @Test func `make a size with a cross`() {
    #expect(GeometryText.size(CGSize(width: 120, height: 64.5)) == "120 × 64.5")
  }
}
