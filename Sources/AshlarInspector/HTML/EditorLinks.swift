import Ashlar

/// The addresses by which a page links to lines of code.
struct EditorLinks {
  /// An address with `{file}` and `{line}` in it.
  let pattern: String

  /// How many files a page leads to at most.
  private static let most = 2_000

  /// Takes an address with places for the file and the line, or the beginning of one, to which both are appended. Nil for
  /// what is no address, or one that runs a script.
  init?(_ address: String) {
    let scheme = address.prefix { $0 != ":" }
    guard !scheme.isEmpty, scheme.count < address.count,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }),
      !["javascript", "data", "vbscript"].contains(scheme.lowercased())
    else { return nil }
    pattern = address.contains("{file}") ? address : "\(address){file}:{line}"
  }

  /// The address, and the files in which constraints are written, each once.
  func value(_ constraints: [LayoutConstraint]) -> ScriptValue {
    var known: Set<String> = []
    let files = constraints.map(\.sourceLocation.fileID).filter { known.insert($0).inserted }
    return .list([.text(pattern), .list(files.prefix(Self.most).map { .text($0) })])
  }
}
