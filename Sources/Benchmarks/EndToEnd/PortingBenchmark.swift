import AshlarUIKit

/// What it costs to make the same constraints through `snp` and `mas_`, beside Ashlar's own maker, in turns.
struct PortingBenchmark {
  let count: Int
  let rounds: Int

  /// Which spellings to measure; all of them if there are none.
  let names: Set<String>

  /// Prints the medians for each view, in nanoseconds, and the ratios.
  func run() {
    var times: [String: [Double]] = [:]
    for _ in 1...rounds {
      for (name, make) in spellings {
        let root = makeRoot()
        let views = root.subviews
        times[name, default: []].append(Stopwatch.work.time { make(views) })
      }
    }
    let medians = times.mapValues { $0.sorted()[$0.count / 2] / Double(count) }
    for (name, _) in spellings {
      let time = medians[name] ?? 0
      let ratio = medians["native"].map { ", × \(text(time / $0))" } ?? ""
      print("\(name): \(Int(time.rounded())) for each view\(ratio)")
    }
  }

  private func text(_ number: Double) -> String {
    GeometryText.number((number * 100).rounded() / 100)
  }

  private func makeRoot() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for _ in 0..<count { root.addSubview(UIView()) }
    return root
  }

  private var spellings: [(String, ([UIView]) -> Void)] {
    [("native", makeNative), ("snp", makeSnapKit), ("mas", makeMasonry)]
      .filter { names.isEmpty || names.contains($0.0) }
  }

  private func makeNative(_ views: [UIView]) {
    var previous: UIView?
    for view in views {
      view.makeConstraints { make in
        if let previous { make.top.equalTo(previous.bottom).offset(8) }
        make.left.right.equalToSuperview().inset(16)
        make.height.equalTo(44)
      }
      previous = view
    }
  }

  private func makeSnapKit(_ views: [UIView]) {
    var previous: UIView?
    for view in views {
      view.snp.makeConstraints { make in
        if let previous { make.top.equalTo(previous.snp.bottom).offset(8) }
        make.left.right.equalToSuperview().inset(16)
        make.height.equalTo(44)
      }
      previous = view
    }
  }

  private func makeMasonry(_ views: [UIView]) {
    guard let superview = views.first?.superview else { return }
    var previous: UIView?
    for view in views {
      view.mas_makeConstraints { make in
        if let previous { make.top.equalTo(previous.mas_bottom).offset(8) }
        make.left.right.equalTo(superview).inset(16)
        make.height.mas_equalTo(44)
      }
      previous = view
    }
  }
}
