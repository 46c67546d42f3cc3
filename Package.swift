// swift-tools-version: 6.1

import PackageDescription

/// A page of the playground, as a program that `swift run` runs.
func page(_ name: String, _ tools: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: ["Ashlar"] + tools,
    path: "Playgrounds/Ashlar.playground/Pages/\(name).xcplaygroundpage")
}

let package = Package(
  name: "Ashlar",
  products: [
    .library(name: "Ashlar", targets: ["Ashlar"]),
    .library(name: "AshlarBoxes", targets: ["AshlarBoxes"]),
    .library(name: "AshlarInspector", targets: ["AshlarInspector"]),
    .library(name: "AshlarSolver", targets: ["AshlarSolver"]),
    .library(name: "AshlarTesting", targets: ["AshlarTesting"]),
    .library(name: "AshlarUIKit", targets: ["AshlarUIKit"]),
    .executable(name: "explain", targets: ["Explain"]),
  ],
  traits: [
    .trait(
      name: "OwnGeometry",
      description: "Rectangle types of the package itself, for programs without Foundation.")
  ],
  targets: [
    .target(name: "Ashlar", dependencies: ["AshlarSolver", "AshlarStorage"]),
    .target(name: "AshlarBoxes", dependencies: ["Ashlar", "AshlarStorage"]),
    .target(name: "AshlarInspector", dependencies: ["Ashlar"]),
    .target(name: "AshlarSolver", dependencies: ["AshlarStorage"]),
    .target(name: "AshlarStorage"),
    .target(name: "AshlarTesting", dependencies: ["Ashlar", "AshlarInspector"]),
    .target(name: "AshlarUIKit", dependencies: ["Ashlar"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Ashlar", "AshlarBoxes", "AshlarInspector", "AshlarSolver"]),
    .executableTarget(name: "Explain", dependencies: ["Ashlar", "AshlarInspector"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "AshlarInspector", "AshlarSolver", "AshlarStorage", "AshlarUIKit", "TestTools",
        "SolverOracle",
      ]),
    .executableTarget(name: "PortingBenchmarks", dependencies: ["AshlarUIKit"]),
    page("FirstLayout", "AshlarInspector"),
    page("EightScreens", "AshlarInspector"),
    page("TestingALayout", "AshlarTesting"),
    page("WhenConstraintsConflict", "AshlarInspector"),
    page("WhyIsItHere", "AshlarInspector"),
    page("OwnWidgets", "AshlarBoxes"),
    page("PortingSeeds", "AshlarUIKit"),
    page("PortingScreens", "AshlarUIKit"),
    page("PortingConstraints", "AshlarUIKit"),
    page("TextLayout", "AshlarInspector"),
    page("ScrollingLayout", "AshlarInspector"),
    page("ChatPage", "AshlarInspector"),
    page("DashboardPage", "AshlarInspector"),
    page("SettingsPage", "AshlarInspector", "AshlarUIKit"),
    .testTarget(
      name: "AshlarTests", dependencies: ["Ashlar", "TestTools"], resources: [.copy("Data")]),
    .testTarget(name: "AshlarBoxesTests", dependencies: ["AshlarBoxes"]),
    .testTarget(
      name: "AshlarInspectorTests", dependencies: ["AshlarInspector", "Explain", "TestTools"]),
    .testTarget(
      name: "AshlarSolverTests", dependencies: ["AshlarSolver", "AshlarStorage", "SolverOracle"],
      resources: [.copy("Data")]),
    .testTarget(name: "AshlarStorageTests", dependencies: ["AshlarStorage"]),
    .testTarget(
      name: "AshlarTestingTests",
      dependencies: ["AshlarTesting", "AshlarInspector", "AshlarUIKit"],
      exclude: ["Layouts"]),
    .testTarget(name: "AshlarUIKitTests", dependencies: ["AshlarUIKit"]),
    .target(
      name: "TestTools",
      dependencies: ["Ashlar", "AshlarInspector", "AshlarSolver", "SolverOracle"],
      path: "Tests/TestTools"),
    .target(name: "SolverOracle", dependencies: ["AshlarSolver"], path: "Tests/SolverOracle"),
  ],
  swiftLanguageModes: [.v6]
)
