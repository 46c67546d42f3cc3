/// The purpose of a stack's constraint, by the identifiers of UIKit's constraints.
enum StackRole: UInt8 {
  case canvasConnection = 1
  case canvasFit
  case fillEqually
  case fillProportionally
  case distributingEdge
  case spacing
  case spacingHidden
  case hiding
  case alignment
  case spanningBoundary
  case spanningFit
  case ambiguitySuppression
}

extension StackRole {
  /// The priority of ``ambiguitySuppression``.
  static let suppression: LayoutPriority = 25

  /// The identifier of the constraint.
  var identifier: String {
    switch self {
    case .canvasConnection: "UISV-canvas-connection"
    case .canvasFit: "UISV-canvas-fit"
    case .fillEqually: "UISV-fill-equally"
    case .fillProportionally: "UISV-fill-proportionally"
    case .distributingEdge: "UISV-distributing-edge"
    case .spacing: "UISV-spacing"
    case .spacingHidden: "UISV-spacing-hidden"
    case .hiding: "UISV-hiding"
    case .alignment: "UISV-alignment"
    case .spanningBoundary: "UISV-spanning-boundary"
    case .spanningFit: "UISV-spanning-fit"
    case .ambiguitySuppression: "UISV-ambiguity-suppression"
    }
  }

  /// Whether a constraint of one length is that of an arranged view, which holds it itself.
  var isOfArrangedView: Bool {
    switch self {
    case .hiding, .fillProportionally, .ambiguitySuppression: true
    default: false
    }
  }
}
