internal import AshlarSolver

extension View {
  /// How many exchanges a solve of the view's tree may take, once it has been laid out; nil for as many as its
  /// size allows. Tests set it.
  package var workLimit: Int? {
    get { (existingTree?.engine as? LayoutEngine)?.solver.workLimit }
    set { (existingTree?.engine as? LayoutEngine)?.solver.workLimit = newValue }
  }
}
