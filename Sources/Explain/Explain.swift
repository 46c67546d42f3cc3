/// Prints explanations of the constraints in Apple's log: `swift run explain < log.txt`.
///
/// The exit status is 0 for conflicts that are explained, 1 for none, 2 for unknown arguments. What cannot be read
/// goes to standard error.
@main
enum Explain {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.contains("--help") || arguments.contains("-h") {
      return Machine.print(usage)
    }
    guard arguments.isEmpty else {
      Machine.printError("explain: \(arguments.joined(separator: " "))?\n\(usage)")
      Machine.end(2)
    }
    let explanation = LogExplanation(of: Machine.standardInput)
    Machine.print(explanation.text)
    Machine.printError(explanation.problems)
    Machine.end(explanation.isEmpty ? 1 : 0)
  }

  private static let usage = """
    usage: swift run explain < log.txt
    Reads what Xcode prints of constraints that cannot hold, and says which they are, by how much they miss each
    other, and what would help. It ends with 1 if there is no conflict in the log.

    """
}
