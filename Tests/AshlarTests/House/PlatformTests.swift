import Testing

/// What the package takes from the platform, and where.
struct `The house asks the platform` {
  /// The only files that import what is not of the package, and what that is.
  private let importers: [String: Set<String>] = [
    "Sources/Ashlar/Diagnostics/StandardError.swift":
      ["Android", "Darwin", "Glibc", "Musl", "WASILibc", "ucrt"],
    "Sources/Ashlar/Geometry/CoreGraphicsTypes.swift": ["CoreGraphics", "Foundation"],
    "Sources/AshlarInspector/SVG/PictureBytes.swift": ["Android", "Darwin", "Glibc", "Musl"],
    "Sources/AshlarSolver/Numbers/FixedPlace.swift": ["Synchronization"],
    "Sources/AshlarStorage/Memory.swift": ["Darwin", "Glibc", "Musl"],
    "Sources/AshlarTesting/Snapshots/DifferencePage.swift": ["Foundation"],
    "Sources/AshlarTesting/Matrices/LayoutMatrix.swift": ["Testing"],
    "Sources/AshlarTesting/Snapshots/SnapshotFile.swift": ["Foundation"],
    "Sources/AshlarTesting/Expectations/TestSite.swift": ["Testing", "XCTest"],
    // Ported code has Foundation's types.
    "Sources/AshlarUIKit/Exports.swift": ["Foundation"],
    "Sources/AshlarUIKit/Masonry/MASNames+AppKit.swift": ["Foundation"],
    "Sources/AshlarUIKit/Masonry/MASValue.swift": ["Foundation"],
    "Sources/AshlarUIKit/SnapKit/NSEdgeInsets+SnapKit.swift": ["Foundation"],
    "Sources/AshlarUIKit/UIKit/Names/AppKitNames.swift": ["Foundation"],
    "Sources/AshlarUIKit/UIKit/Drawing/CGAffineTransform.swift": ["Foundation"],
    "Sources/AshlarUIKit/UIKit/Texts/TextMeasuring.swift": ["Foundation"],
    "Sources/AshlarUIKit/UIKit/Views/UIView+UIKit.swift": ["Foundation"],
    "Sources/Benchmarks/Machine.swift": ["Foundation", "Glibc", "Synchronization"],
    "Sources/Explain/Machine.swift": ["Foundation"],
    "Sources/Fuzz/Machine.swift": ["Foundation"],
  ]

  /// The only files that are not the same everywhere.
  private let conditional: Set = [
    "Sources/Ashlar/Diagnostics/StandardError.swift",
    "Sources/Ashlar/Geometry/CoreGraphicsTypes.swift",
    "Sources/Ashlar/Maker/Sentences/ConstraintNumber.swift",
    "Sources/AshlarInspector/SVG/PictureBytes.swift",
    "Sources/AshlarStorage/Memory.swift",
    "Sources/AshlarTesting/Matrices/LayoutMatrix.swift",
    "Sources/AshlarTesting/Expectations/TestSite.swift",
    "Sources/AshlarUIKit/Masonry/MASNames+AppKit.swift",
    "Sources/AshlarUIKit/SnapKit/ConstraintTargets.swift",
    "Sources/AshlarUIKit/SnapKit/NSEdgeInsets+SnapKit.swift",
    "Sources/AshlarUIKit/UIKit/Names/AppKitNames.swift",
    "Sources/AshlarUIKit/UIKit/Drawing/CGAffineTransform.swift",
    "Sources/AshlarUIKit/UIKit/Names/Selector.swift",
    "Sources/AshlarUIKit/UIKit/Views/UIResponder.swift",
    "Sources/Benchmarks/Machine.swift",
  ]

  private let own: Set = [
    "Ashlar", "AshlarBoxes", "AshlarInspector", "AshlarSolver", "AshlarStorage", "AshlarUIKit",
    "SolverOracle",
    "TestTools",
  ]

  private var files: [SourceFile] { SourceFile.all(in: "Sources") }

  @Test func `for nothing outside a few files`() {
    let found = files.map { ($0.path, Set($0.imports).subtracting(own)) }

    #expect(Dictionary(uniqueKeysWithValues: found.filter { !$0.1.isEmpty }) == importers)
  }

  @Test func `what it is in fewer files still`() {
    #expect(Set(files.filter(\.asksForPlatform).map(\.path)) == conditional)
  }
}
