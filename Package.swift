// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Ashlar",
  products: [
    .library(name: "Ashlar", targets: ["Ashlar"]),
    .library(name: "AshlarInspector", targets: ["AshlarInspector"]),
    .library(name: "AshlarSolver", targets: ["AshlarSolver"]),
    .library(name: "AshlarTesting", targets: ["AshlarTesting"]),
    .library(name: "AshlarUIKit", targets: ["AshlarUIKit"]),
  ],
  traits: [
    .trait(
      name: "OwnGeometry",
      description: "Rectangle types of the package itself, for programs without Foundation.")
  ],
  targets: [
    .target(name: "Ashlar", dependencies: ["AshlarSolver"]),
    .target(name: "AshlarInspector", dependencies: ["Ashlar"]),
    .target(name: "AshlarSolver"),
    .target(name: "AshlarTesting", dependencies: ["Ashlar", "AshlarInspector"]),
    .target(name: "AshlarUIKit", dependencies: ["Ashlar"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["Ashlar", "AshlarSolver", "AshlarUIKit"]),
    .executableTarget(
      name: "Fuzz", dependencies: ["AshlarSolver", "TestTools", "SolverOracle"]),
    .executableTarget(
      name: "FirstLayout", dependencies: ["Ashlar", "AshlarInspector"],
      path: "Playgrounds/Ashlar.playground/Pages/FirstLayout.xcplaygroundpage"),
    .executableTarget(
      name: "TestingALayout", dependencies: ["Ashlar", "AshlarTesting"],
      path: "Playgrounds/Ashlar.playground/Pages/TestingALayout.xcplaygroundpage"),
    .executableTarget(
      name: "WhenConstraintsConflict", dependencies: ["Ashlar", "AshlarInspector"],
      path: "Playgrounds/Ashlar.playground/Pages/WhenConstraintsConflict.xcplaygroundpage"),
    .executableTarget(
      name: "WhyIsItHere", dependencies: ["Ashlar", "AshlarInspector"],
      path: "Playgrounds/Ashlar.playground/Pages/WhyIsItHere.xcplaygroundpage"),
    .executableTarget(
      name: "PortingSeeds", dependencies: ["AshlarUIKit"],
      path: "Playgrounds/Ashlar.playground/Pages/PortingSeeds.xcplaygroundpage"),
    .executableTarget(
      name: "PortingConstraints", dependencies: ["AshlarUIKit"],
      path: "Playgrounds/Ashlar.playground/Pages/PortingConstraints.xcplaygroundpage"),
    .executableTarget(
      name: "TextLayout", dependencies: ["Ashlar", "AshlarInspector"],
      path: "Playgrounds/Ashlar.playground/Pages/TextLayout.xcplaygroundpage"),
    .executableTarget(
      name: "ScrollingLayout", dependencies: ["Ashlar", "AshlarInspector"],
      path: "Playgrounds/Ashlar.playground/Pages/ScrollingLayout.xcplaygroundpage"),
    .testTarget(
      name: "AshlarTests", dependencies: ["Ashlar", "TestTools"], resources: [.copy("Data")]),
    .testTarget(name: "AshlarExplainingTests", dependencies: ["Ashlar"]),
    .testTarget(name: "AshlarInspectorTests", dependencies: ["AshlarInspector", "TestTools"]),
    .testTarget(
      name: "AshlarSolverTests", dependencies: ["AshlarSolver", "SolverOracle"],
      resources: [.copy("Data")]),
    .testTarget(
      name: "AshlarTestingTests", dependencies: ["AshlarTesting"], exclude: ["Layouts"]),
    .testTarget(name: "AshlarUIKitTests", dependencies: ["AshlarUIKit"]),
    .target(
      name: "TestTools",
      dependencies: ["Ashlar", "AshlarInspector", "AshlarSolver", "SolverOracle"],
      path: "Tests/TestTools"),
    .target(name: "SolverOracle", dependencies: ["AshlarSolver"], path: "Tests/SolverOracle"),
  ],
  swiftLanguageModes: [.v6]
)
