/// The terms of a constraint, apart from its boxes.
///
/// Records have it, and constraints that are not active.
struct ConstraintTerms: BitwiseCopyable {
  var multiplier = 1.0

  /// The constant where people read from left to right and from right to left, in points.
  var constant = 0.0
  var constantFromRight = 0.0
  var priority = LayoutPriority.required

  /// The line that it was written on. The file stands beside, as it is nearly always the same.
  var line: UInt32 = 0
  var marks: ConstraintMarks
  var firstAttribute: LayoutAttribute
  var secondAttribute: LayoutAttribute
}

extension ConstraintTerms {
  init(
    _ first: LayoutAttribute, _ relation: LayoutRelation, _ second: LayoutAttribute,
    times multiplier: Double, plus constant: Double, line: UInt32
  ) {
    self.init(
      multiplier: multiplier, constant: constant, constantFromRight: constant, line: line,
      marks: ConstraintMarks(relation), firstAttribute: first, secondAttribute: second)
  }

  /// Empty terms.
  static var nothing: ConstraintTerms {
    ConstraintTerms(
      marks: [], firstAttribute: .notAnAttribute, secondAttribute: .notAnAttribute)
  }

  var relation: LayoutRelation { marks.relation }

  var directedConstant: DirectedNumber {
    get {
      var number = DirectedNumber(CGFloat(constant))
      number.rightToLeft = CGFloat(constantFromRight)
      return number
    }
    set {
      constant = Double(newValue.leftToRight)
      constantFromRight = Double(newValue.rightToLeft)
    }
  }

  /// The constant where people read in a direction.
  func constant(_ direction: LayoutDirection) -> Double {
    direction == .leftToRight ? constant : constantFromRight
  }
}
