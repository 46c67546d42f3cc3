import Ashlar

// MARK: - Making views

extension View {
  /// Makes a root of a size in points, called `root`, whose problems are kept but not printed.
  convenience init(root width: CGFloat, _ height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    name = "root"
    diagnostics.handler = .silent
  }

  /// Makes a view that goes where constraints put it, inside another one.
  convenience init(_ name: String?, in superview: View) {
    self.init(name: name)
    translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(self)
  }

  /// Makes a view that keeps a frame, inside another one.
  convenience init(_ name: String, keeping frame: CGRect, in superview: View) {
    self.init(frame: frame)
    self.name = name
    superview.addSubview(self)
  }
}

// MARK: - Placing views

extension View {
  /// Puts the view at a place in its superview, with a size: left, top, width and height.
  @discardableResult
  func pin(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, fileID: String = #fileID,
    line: UInt32 = #line
  ) -> [LayoutConstraint] {
    pinCorner(x: x, y: y, fileID: fileID, line: line)
      + activate([
        widthAnchor.constraint(equalToConstant: width, fileID: fileID, line: line),
        heightAnchor.constraint(equalToConstant: height, fileID: fileID, line: line),
      ])
  }

  /// Puts the top-left corner of the view at a place in its superview.
  @discardableResult
  func pinCorner(
    x: CGFloat = 0, y: CGFloat = 0, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    guard let superview else { return [] }
    return activate([
      leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x, fileID: fileID, line: line),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: y, fileID: fileID, line: line),
    ])
  }

  /// Keeps the view inside its superview at the same distance on all edges: left, top, right, bottom.
  @discardableResult
  func pinEdges(
    inset: CGFloat, fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    guard let superview else { return [] }
    return pinCorner(x: inset, y: inset, fileID: fileID, line: line)
      + activate([
        rightAnchor.constraint(
          equalTo: superview.rightAnchor, constant: -inset, fileID: fileID, line: line),
        bottomAnchor.constraint(
          equalTo: superview.bottomAnchor, constant: -inset, fileID: fileID, line: line),
      ])
  }

  /// Adds squares at the left that begin at the first and at the last baseline of a view inside this one.
  func addSquares(atBaselinesOf view: View) -> [View] {
    let squares = [View("first", in: self), View("last", in: self)]
    squares.makeConstraints { make in
      make.left.equalToSuperview()
      make.size.equalTo(5)
    }
    squares[0].makeConstraints { $0.top.equalTo(view.firstBaseline) }
    squares[1].makeConstraints { $0.top.equalTo(view.lastBaseline) }
    return squares
  }

  private func activate(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    LayoutConstraint.activate(constraints)
    return constraints
  }
}
