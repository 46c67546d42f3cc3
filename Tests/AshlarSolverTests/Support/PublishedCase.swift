import AshlarSolver
import Foundation
import Testing

/// A sequence of steps on a bare solver with the values they must lead to, as the tests of another
/// solver assert them.
struct PublishedCase: Decodable, CustomTestStringConvertible {
  var id: String
  var vars: [String]
  var steps: [Step]
  var tolerance: Double?

  var testDescription: String { id }

  static let all: [PublishedCase] = {
    let file = Bundle.module.url(forResource: "Data/solver-cases", withExtension: "json")!
    return try! JSONDecoder().decode([PublishedCase].self, from: Data(contentsOf: file))
  }()

  enum Step {
    case add(Sentence)
    case addAgain(Int)
    case remove(Int)
    case removeUnadded(Sentence)
    case setConstant(Int, Double)
    case setPriority(Int, Priority)
    case edit(String, Priority)
    case suggest(String, Double)
    case expect([[String: Double]])
    case expectError(String)
  }

  struct Sentence {
    var terms: [String: Double]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }
}

// MARK: - Reading

extension PublishedCase.Step: Decodable {
  private enum Key: CodingKey {
    case add, addAgain, remove, removeUnadded, setConstant, const, setStrength, edit, suggest
    case value, expect, expectAny, expectError
  }

  init(from decoder: Decoder) throws {
    let step = try decoder.container(keyedBy: Key.self)
    switch step.allKeys.first(where: { $0 != .const && $0 != .value }) {
    case .add: self = .add(try step.decode(PublishedCase.Sentence.self, forKey: .add))
    case .addAgain: self = .addAgain(try step.decode(Int.self, forKey: .addAgain))
    case .remove: self = .remove(try step.decode(Int.self, forKey: .remove))
    case .removeUnadded:
      self = .removeUnadded(try step.decode(PublishedCase.Sentence.self, forKey: .removeUnadded))
    case .setConstant:
      self = .setConstant(
        try step.decode(Int.self, forKey: .setConstant),
        try step.decode(Double.self, forKey: .const))
    case .setStrength:
      self = .setPriority(
        try step.decode(Int.self, forKey: .setStrength), try Strength(from: decoder).priority)
    case .edit:
      self = .edit(
        try step.decode(String.self, forKey: .edit), try Strength(from: decoder).priority)
    case .suggest:
      self = .suggest(
        try step.decode(String.self, forKey: .suggest),
        try step.decode(Double.self, forKey: .value))
    case .expect: self = .expect([try step.decode([String: Double].self, forKey: .expect)])
    case .expectAny: self = .expect(try step.decode([[String: Double]].self, forKey: .expectAny))
    default: self = .expectError(try step.decode(String.self, forKey: .expectError))
    }
  }
}

extension PublishedCase.Sentence: Decodable {
  private enum Key: CodingKey {
    case terms, rel, const, strength
  }

  init(from decoder: Decoder) throws {
    let sentence = try decoder.container(keyedBy: Key.self)
    terms = try sentence.decode([String: Double].self, forKey: .terms)
    constant = try sentence.decode(Double.self, forKey: .const)
    relation =
      switch try sentence.decode(String.self, forKey: .rel) {
      case "==": .equal
      case "<=": .lessThanOrEqual
      default: .greaterThanOrEqual
      }
    let hasStrength = sentence.contains(.strength)
    priority = hasStrength ? try Strength(from: decoder).priority : .required
  }
}

/// A strength and a weight, which orders constraints inside the strength.
private struct Strength: Decodable {
  var priority: Priority

  private enum Key: CodingKey {
    case strength, weight
  }

  init(from decoder: Decoder) throws {
    let step = try decoder.container(keyedBy: Key.self)
    let weight = try step.decodeIfPresent(Float.self, forKey: .weight) ?? 1
    switch try? step.decode(String.self, forKey: .strength) {
    case "required": priority = .required
    case "strong": priority = Priority(750 + weight)
    case "medium": priority = Priority(500 + weight)
    case "weak": priority = Priority(100 + weight)
    default: priority = Priority(try step.decode(Float.self, forKey: .strength))
    }
  }
}
