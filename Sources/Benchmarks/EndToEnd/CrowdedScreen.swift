import Ashlar

/// Rows with four and five constraints by turns, to see what a large tree holds.
struct CrowdedScreen {
  let root = View()
  let views: [View]

  init(count: Int) {
    views = (0..<count).map { _ in View() }
    for view in views { root.addSubview(view) }
    for (index, view) in views.enumerated() {
      view.makeConstraints { make in
        make.left.right.equalTo(root)
        make.top.equalTo(index == 0 ? root.top : views[index - 1].bottom)
        make.height.equalTo(44)
        if index % 2 == 1 { make.width.greaterThanOrEqualTo(100) }
      }
    }
  }
}
