import Ashlar

extension Font.Weight {
  /// The weight as style sheets have it.
  var number: Int {
    switch self {
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

extension FontFamily {
  /// Families that browsers have and whose letters are about as wide, the best first.
  var names: String {
    switch self {
    case .system, .monospacedDigitSystem: "system-ui,-apple-system,Roboto,sans-serif"
    case .sans: "Helvetica,Arial,sans-serif"
    case .serif: "Times,'Times New Roman',serif"
    case .mono: "ui-monospace,Menlo,Consolas,monospace"
    }
  }
}
