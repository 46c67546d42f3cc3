import AshlarSolver
import Testing

struct `Priorities that are refused` {
  static let illegal: [Float] = [
    0, -0.0, -1, -.leastNonzeroMagnitude, 1000.5, Float(1000).nextUp, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: illegal)
  func `are those not above 0 and at most 1000`(priority: Float) {
    SettledScene.expectRefusal(.illegalPriority) { scene in
      try scene.solver.add([1 * scene.x], .equal, 5, priority: Priority(priority))
    }
    SettledScene.expectRefusal(.illegalPriority) { scene in
      try scene.solver.setPriority(Priority(priority), of: scene.wish)
    }
  }

  @Test(arguments: illegal)
  func `are those not above 0 and at most 1000, on either side`(priority: Float) {
    let bad = Priority(priority)
    for penalties in [Penalties(under: bad, over: 500), Penalties(under: nil, over: bad)] {
      SettledScene.expectRefusal(.illegalPriority) { scene in
        try scene.solver.add([1 * scene.width], near: 5, penalties: penalties)
      }
      SettledScene.expectRefusal(.illegalPriority) { scene in
        try scene.solver.setPenalties(penalties, of: scene.pin)
      }
    }
  }

  @Test func `are none at all`() {
    let none = Penalties(under: nil, over: nil)
    SettledScene.expectRefusal(.withoutPenalty) { scene in
      try scene.solver.add([1 * scene.width], near: 5, penalties: none)
    }
    SettledScene.expectRefusal(.withoutPenalty) { scene in
      try scene.solver.setPenalties(none, of: scene.vain)
    }
  }
}
