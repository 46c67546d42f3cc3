import Ashlar

import class Foundation.FileManager
import class Foundation.ProcessInfo
import struct Foundation.URL

/// The condition for writing a snapshot file.
public enum SnapshotRecording: Hashable, Sendable {
  /// Never: a file that is missing is a failure.
  case never

  /// If the file does not exist. The test fails once, so that you see the new file.
  case missing

  /// Always. The test fails, so that the setting is not left on.
  case all

  /// The setting of the environment variable `ASHLAR_RECORD`, `never`, `missing` or `all`; `missing` without one.
  public static var fromEnvironment: SnapshotRecording { recording(nil, Self.variable) }

  /// The same for a file: other words than these are parts of the names of files that are to be written, with commas
  /// between them, such as `CardTests/a-card` or `CardTests,Feed`.
  static func recording(_ file: SnapshotFile?, _ variable: String?) -> SnapshotRecording {
    switch variable {
    case "all": .all
    case "never": .never
    case "missing", "", nil: .missing
    case .some(let words): file.map { $0.isNamed(by: words) } ?? false ? .all : .missing
    }
  }

  static var variable: String? { ProcessInfo.processInfo.environment["ASHLAR_RECORD"] }
}

/// A file with a snapshot for comparison with layouts.
public struct SnapshotFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// Makes a snapshot file with a path.
  public init(path: String) { self.path = path }

  /// The result of comparing a layout with a file.
  public enum Outcome: Hashable, Sendable {
    /// The layout equals the recorded one.
    case same

    /// The layout differs from the recorded one.
    case different(LayoutDifference, recorded: LayoutSnapshot)

    /// The file has been written.
    case recorded

    /// There is no file, and recording is off.
    case missing

    /// The file is not a complete snapshot.
    case unreadable(LayoutSnapshotError)

    /// The file could not be read or written, with the system's reason.
    case inaccessible(String)
  }

  /// Compares a layout with the file, or writes it.
  ///
  /// - Parameters:
  ///   - snapshot: The layout.
  ///   - recording: The condition for writing the file.
  ///   - tolerance: The greatest difference of numbers, in points. Files have three decimals.
  public func compare(
    _ snapshot: LayoutSnapshot, recording: SnapshotRecording = .missing,
    tolerance: CGFloat = 0.001
  ) -> Outcome { compare(snapshot, recording, tolerance, hasGuidesOfStacks: true) }

  /// The same; without guides of stacks, those in the file do not count either.
  func compare(
    _ snapshot: LayoutSnapshot, _ recording: SnapshotRecording, _ tolerance: CGFloat,
    hasGuidesOfStacks: Bool
  ) -> Outcome {
    if recording == .all { return write(snapshot) }
    guard FileManager.default.fileExists(atPath: path) else {
      return recording == .never ? .missing : write(snapshot)
    }
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let whole = try LayoutSnapshot(text: text)
      let recorded = hasGuidesOfStacks ? whole : whole.withoutGuidesOfStacks
      let difference = snapshot.difference(from: recorded, tolerance: tolerance)
      return difference.isEmpty ? .same : .different(difference, recorded: recorded)
    } catch let error as LayoutSnapshotError {
      return .unreadable(error)
    } catch {
      return .inaccessible("\(error)")
    }
  }

  private func write(_ snapshot: LayoutSnapshot) -> Outcome {
    do {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try "\(snapshot)\n".write(toFile: path, atomically: true, encoding: .utf8)
      return .recorded
    } catch {
      return .inaccessible("\(error)")
    }
  }
}

extension SnapshotFile {
  /// The file of a test: in the folder `Layouts` beside the test's own file, in a folder of that file's name.
  public static func beside(_ testFile: String, named name: String) -> SnapshotFile {
    let file = URL(fileURLWithPath: testFile)
    let folder = file.deletingLastPathComponent().appendingPathComponent("Layouts")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    return SnapshotFile(path: folder.appendingPathComponent("\(plain(name)).txt").path)
  }

  /// The folder and the name of the file: `CardTests/a-card.txt`.
  private var place: String {
    URL(fileURLWithPath: path).pathComponents.suffix(2).joined(separator: "/")
  }

  /// Whether one of some words with commas between them is a part of the folder and the name.
  func isNamed(by words: String) -> Bool {
    words.split(separator: ",").contains { place.contains(String($0)) }
  }

  /// The command that records this layout again, and no other one.
  var acceptingCommand: String {
    let isPlain = place.allSatisfy { $0.isLetter || $0.isNumber || "_-./".contains($0) }
    let words = isPlain ? place : "'\(place.replacing("'", with: "'\\''"))'"
    // With a comma in its name, a file has no words of its own.
    return "ASHLAR_RECORD=\(place.contains(",") ? "all" : words) swift test"
  }

  /// A name with nothing in it that a file name cannot have.
  static func plain(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.isEmpty ? "layout" : words.joined(separator: "-")
  }
}

extension LayoutSnapshot {
  /// The snapshot without the guides that stack views make for themselves, which other versions may make otherwise.
  var withoutGuidesOfStacks: LayoutSnapshot {
    LayoutSnapshot(
      boxes: boxes.filter { !$0.flags.contains(.guide) || !$0.name.hasPrefix("UISV-") })
  }
}
