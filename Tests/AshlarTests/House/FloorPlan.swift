import Testing

/// The folders of a module, and which of them know which others: name their types, or ask for members that are written
/// there, of whatever type.
///
/// The rooms stand in an order in which each knows rooms before it, but for the circles.
struct FloorPlan: Sendable, CustomTestStringConvertible {
  let module: String
  let rooms: [Room]

  /// The pairs of rooms that know each other.
  var circles: Set<Set<String>> = []

  /// What a room knows of one that stands behind it, so that the two are such a pair: types, and members of any type. It
  /// only ever shrinks.
  var looksBack: [String: [String: Set<String>]] = [:]

  struct Room: Sendable {
    let name: String
    let known: Set<String>
  }

  var testDescription: String { module }
}

// MARK: - Plans

extension FloorPlan {
  static let all = [layouts, inspector, solver, porting]

  /// Views hold constraints, and constraints speak of views.
  static let layouts = FloorPlan(
    module: "Ashlar",
    rooms: [
      Room(name: "Geometry", known: []),
      Room(name: "Text", known: ["Geometry"]),
      Room(name: "Terms", known: ["Geometry"]),
      Room(name: "Model", known: ["Geometry", "Terms"]),
      Room(name: "Diagnostics", known: ["Geometry", "Terms"]),
      Room(
        name: "Constraints", known: ["Geometry", "Terms", "Model", "Diagnostics", "Views"]),
      Room(
        name: "Views",
        known: ["Geometry", "Text", "Terms", "Model", "Diagnostics", "Constraints"]),
      Room(name: "Reports", known: ["Geometry", "Terms", "Diagnostics", "Constraints", "Views"]),
      Room(
        name: "Engine",
        known: [
          "Geometry", "Terms", "Model", "Diagnostics", "Constraints", "Views", "Reports",
        ]),
      Room(
        name: "Maker",
        known: ["Geometry", "Terms", "Model", "Diagnostics", "Constraints", "Views"]),
      Room(
        name: "Helpers",
        known: ["Geometry", "Terms", "Diagnostics", "Constraints", "Views", "Maker"]),
      Room(
        name: "VisualFormat",
        known: ["Geometry", "Terms", "Diagnostics", "Constraints", "Views"]),
      Room(
        name: "Logs",
        known: ["Geometry", "Terms", "Diagnostics", "Constraints", "Views", "VisualFormat"]),
    ],
    circles: [["Constraints", "Views"]],
    looksBack: [
      "Constraints": [
        "Views": [
          "BoxNode", "HeldSchedulers", "LayoutBox", "LayoutItem", "LayoutTree", "View",
          "baselineFont", "concerning", "current", "diagnostics",
          "effectiveUserInterfaceLayoutDirection", "files", "hold", "insetState", "isAlive",
          "isInset", "letGo", "rejuvenate", "reportName", "store",
        ]
      ]
    ])

  private static let inspector = FloorPlan(
    module: "AshlarInspector",
    rooms: [
      Room(name: "Names", known: []),
      Room(name: "Text", known: ["Names"]),
      Room(name: "Picture", known: ["Text"]),
      Room(name: "SVG", known: ["Names", "Text", "Picture"]),
      Room(name: "PNG", known: ["Names", "Text", "Picture"]),
      Room(name: "HTML", known: ["Names", "Text", "Picture", "SVG"]),
    ])

  private static let solver = FloorPlan(
    module: "AshlarSolver",
    rooms: [
      Room(name: "Numbers", known: []),
      Room(name: "Problem", known: ["Numbers"]),
      Room(name: "WorkingSet", known: ["Numbers", "Problem"]),
      Room(name: "Pricing", known: ["Numbers", "Problem", "WorkingSet"]),
      Room(name: "Optimising", known: ["Numbers", "Problem", "WorkingSet", "Pricing"]),
      Room(
        name: "Explaining", known: ["Numbers", "Problem", "WorkingSet", "Pricing", "Optimising"]),
    ])

  private static let porting = FloorPlan(
    module: "AshlarUIKit",
    rooms: [
      Room(name: "UIKit", known: []),
      Room(name: "SnapKit", known: ["UIKit"]),
      Room(name: "Masonry", known: ["UIKit"]),
    ])
}

// MARK: - Reading

extension FloorPlan {
  /// The module's files by their rooms; what lies in none belongs to all.
  var files: [String: [SourceFile]] {
    let inRooms = SourceFile.all(in: "Sources/\(module)").filter {
      $0.path.split(separator: "/").count > 3
    }
    return Dictionary(grouping: inRooms) { String($0.path.split(separator: "/")[2]) }
  }
}
