// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Ashlar",
  products: [
    .library(name: "AshlarSolver", targets: ["AshlarSolver"])
  ],
  targets: [
    .target(name: "AshlarSolver"),
    .executableTarget(name: "Benchmarks", dependencies: ["AshlarSolver"]),
    .testTarget(name: "AshlarSolverTests", dependencies: ["AshlarSolver"]),
  ],
  swiftLanguageModes: [.v6]
)
