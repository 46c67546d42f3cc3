import Foundation

/// A file with a recorded screen on each line.
enum ScreenFile {
  /// What is wrong with a line, which counts from 1.
  struct Problem: Error, Hashable, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "line \(line): \(reason)" }
  }

  static func screens(in text: String) throws(Problem) -> [RecordedScreen] {
    var screens: [RecordedScreen] = []
    let decoder = JSONDecoder()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      do {
        screens.append(try decoder.decode(RecordedScreen.self, from: Data(line.utf8)))
      } catch {
        throw Problem(line: index + 1, reason: reason(error))
      }
    }
    return screens
  }

  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context): text(context)
    case .keyNotFound(let key, let context): text(context, "\"\(key.stringValue)\" is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context): text(context)
    default: "\(error)"
    }
  }

  /// What is wrong, behind where it is: `views[2].frame: …`.
  private static func text(_ context: DecodingError.Context, _ reason: String? = nil) -> String {
    let steps = context.codingPath.map { step in
      step.intValue.map { "[\($0)]" } ?? ".\(step.stringValue)"
    }
    let place = steps.joined().drop { $0 == "." }
    return (place.isEmpty ? "" : "\(place): ") + (reason ?? context.debugDescription)
  }
}

// MARK: - All screens

extension RecordedScreen {
  /// The screens of `Data/screens.jsonl`; none if there is no such file, or something else in it.
  static let all: [RecordedScreen] =
    recordedText("screens", "jsonl").flatMap { try? ScreenFile.screens(in: $0) } ?? []
}
