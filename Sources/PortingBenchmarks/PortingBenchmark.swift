import Ashlar
import AshlarUIKit

/// What it costs to make the same constraints through `snp` and `mas_`, beside Ashlar's own maker, in turns.
struct PortingBenchmark {
  let count: Int
  let rounds: Int

  /// Which spellings to measure; all of them if there are none.
  let names: Set<String>

  /// Prints the medians for each view, in nanoseconds, and the ratios.
  ///
  /// Each verb begins with new views. Those of the second and the third have constraints already.
  func run() {
    var times: [Verb: [String: [Double]]] = [:]
    for _ in 1...rounds {
      for (name, say) in spellings {
        let root = makeRoot()
        let views = zip(root.subviews, [nil] + root.subviews)
        for verb in Verb.allCases {
          times[verb, default: [:]][name, default: []].append(
            nanoseconds {
              withExtendedLifetime(root) {
                for (view, previous) in views { say(view, previous, verb) }
              }
            })
        }
      }
    }
    for verb in Verb.allCases { report(verb, times[verb] ?? [:]) }
  }

  private func nanoseconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .nanoseconds(1)
  }

  private func report(_ verb: Verb, _ times: [String: [Double]]) {
    let medians = times.mapValues { $0.sorted()[$0.count / 2] / Double(count) }
    for (name, _) in spellings {
      let time = medians[name] ?? 0
      let ratio = medians["native"].map { ", × \(text(time / $0))" } ?? ""
      print("\(verb) \(name): \(Int(time.rounded())) for each view\(ratio)")
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

  private enum Verb: CaseIterable {
    case make
    case update
    case remake
  }

  private var spellings: [(String, (UIView, UIView?, Verb) -> Void)] {
    [("native", sayNatively), ("snp", saySnapKit), ("mas", sayMasonry)]
      .filter { names.isEmpty || names.contains($0.0) }
  }

  private func sayNatively(_ view: UIView, below previous: UIView?, _ verb: Verb) {
    func sentences(_ make: Ashlar.LayoutMaker) {
      if let previous { make.top.equalTo(previous.bottom).offset(8) }
      make.left.right.equalToSuperview().inset(16)
      make.height.equalTo(44)
    }
    switch verb {
    case .make: view.makeConstraints(sentences)
    case .update: view.updateConstraints(sentences)
    case .remake: view.remakeConstraints(sentences)
    }
  }

  private func saySnapKit(_ view: UIView, below previous: UIView?, _ verb: Verb) {
    func sentences(_ make: ConstraintMaker) {
      if let previous { make.top.equalTo(previous.snp.bottom).offset(8) }
      make.left.right.equalToSuperview().inset(16)
      make.height.equalTo(44)
    }
    switch verb {
    case .make: view.snp.makeConstraints(sentences)
    case .update: view.snp.updateConstraints(sentences)
    case .remake: view.snp.remakeConstraints(sentences)
    }
  }

  private func sayMasonry(_ view: UIView, below previous: UIView?, _ verb: Verb) {
    guard let superview = view.superview else { return }
    func sentences(_ make: MASConstraintMaker) {
      if let previous { make.top.equalTo(previous.mas_bottom).offset(8) }
      make.left.right.equalTo(superview).inset(16)
      make.height.mas_equalTo(44)
    }
    switch verb {
    case .make: view.mas_makeConstraints(sentences)
    case .update: view.mas_updateConstraints(sentences)
    case .remake: view.mas_remakeConstraints(sentences)
    }
  }
}
