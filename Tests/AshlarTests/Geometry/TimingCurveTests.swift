import Ashlar
import Testing

struct `A timing curve` {
  private static let named: [TimingCurve] = [.linear, .easeIn, .easeOut, .easeInOut]

  @Test(arguments: named) func `begins at 0 and ends at 1`(_ curve: TimingCurve) {
    #expect([-1, 0, .nan].map(curve.progress) == [0, 0, 0])
    #expect([1, 2, .infinity].map(curve.progress) == [1, 1, 1])
  }

  /// At the parameter ½, x is ⅜·x₁ + ⅜·x₂ + ⅛, and y is ⅜·y₁ + ⅜·y₂ + ⅛.
  @Test func `goes through the point that its equation gives`() {
    #expect((TimingCurve.linear.progress(at: 0.3) - 0.3).magnitude < 1e-12)
    #expect((TimingCurve.easeIn.progress(at: 0.6575) - 0.5).magnitude < 1e-12)
    #expect((TimingCurve.easeOut.progress(at: 0.3425) - 0.5).magnitude < 1e-12)
    #expect((TimingCurve.easeInOut.progress(at: 0.5) - 0.5).magnitude < 1e-12)
  }

  @Test func `may overshoot but not turn back in time`() {
    let curve = TimingCurve(CGPoint(x: -3, y: 2), CGPoint(x: 7, y: 2))

    #expect(curve.first == CGPoint(x: 0, y: 2))
    #expect(curve.second == CGPoint(x: 1, y: 2))
    // At the parameter ½: x is ⅜·0 + ⅜·1 + ⅛, y is ⅜·2 + ⅜·2 + ⅛.
    #expect((curve.progress(at: 0.5) - 1.625).magnitude < 1e-12)
  }

  @Test func `takes what is not finite for 0`() {
    let curve = TimingCurve(CGPoint(x: CGFloat.nan, y: CGFloat.infinity), CGPoint(x: 1, y: 1))

    #expect(curve.first == .zero)
  }
}
