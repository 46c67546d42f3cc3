// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Ashlar",
  products: [
    .library(name: "Ashlar", targets: ["Ashlar"]),
    .library(name: "AshlarSolver", targets: ["AshlarSolver"]),
  ],
  targets: [
    .target(name: "Ashlar", dependencies: ["AshlarSolver"]),
    .target(name: "AshlarSolver"),
    .executableTarget(name: "Benchmarks", dependencies: ["AshlarSolver"]),
    .testTarget(
      name: "AshlarTests", dependencies: ["Ashlar"], resources: [.copy("Data")]),
    .testTarget(name: "AshlarSolverTests", dependencies: ["AshlarSolver"]),
  ],
  swiftLanguageModes: [.v6]
)
