import AshlarUIKit
import Testing

/// Reports about layouts that are good, of which a lint has nothing to say.
struct `Reported about good layouts` {
  private func labels(_ names: [String], in root: UIView) -> [UILabel] {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    return names.map { name in
      let label = UILabel()
      label.text = name
      label.name = name
      root.addSubview(label)
      return label
    }
  }

  private func expectNothing(of root: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    #expect(LayoutLint.findings(of: root) == [], sourceLocation: sourceLocation)
    #expect(root.layoutAmbiguities() == [], sourceLocation: sourceLocation)
  }

  /// Three labels behind each other by their baselines, the last of which ends where its text does.
  @Test func `a row of labels whose end is free`() {
    let root = UIView(root: 400, 300)
    let row = labels(["text", "UP", "DOWN", "note"], in: root)
    row[0].snp.makeConstraints { $0.top.left.equalToSuperview().offset(50) }
    for (label, before) in zip(row.dropFirst(), row) {
      label.snp.makeConstraints { make in
        make.left.equalTo(before.snp.right).offset(40)
        make.firstBaseline.equalTo(row[0])
      }
    }

    expectNothing(of: root)
  }

  @Test func `a page of labels below each other`() {
    let page = UIView(root: 320, 480)
    let column = labels(["title", "subtitle", "body"], in: page)
    for (place, label) in column.enumerated() {
      label.numberOfLines = 0
      label.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(16)
        if place == 0 {
          make.top.equalToSuperview().offset(16)
        } else {
          make.top.equalTo(column[place - 1].snp.bottom).offset(8)
        }
      }
    }

    expectNothing(of: page)
  }

  @Test func `a row with room at the end`() {
    let root = UIView(root: 320, 44)
    let row = labels(["aa", "bb", "cc"], in: root)
    for (place, label) in row.enumerated() {
      label.snp.makeConstraints { make in
        make.centerY.equalToSuperview()
        if place == 0 {
          make.left.equalToSuperview().offset(16)
        } else {
          make.left.equalTo(row[place - 1].snp.right).offset(8)
        }
        if place == 2 { make.right.lessThanOrEqualToSuperview().offset(-16) }
      }
    }

    expectNothing(of: root)
  }

  /// Apple's examples of formats: find and next have the widths of their contents, and the field gets the rest.
  @Test func `a line of Apple's examples of formats`() {
    let root = UIView(root: 320, 300)
    var views: [String: UIView] = [:]
    let widths = [("find", 40), ("next", 40), ("field", -1), ("one", 30), ("two", 50)]
    for (name, width) in widths {
      let view = UIView(name, in: root)
      view.contentSize = CGSize(width: width, height: 20)
      view.translatesAutoresizingMaskIntoConstraints = false
      views[name] = view
    }
    for format in ["|-[find]-[next]-[field(>=20)]-|", "|-[one(==two)]-[two]", "V:|-[find]-[one]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    for (name, other) in [("next", "find"), ("field", "find"), ("two", "one")] {
      views[name]?.snp.makeConstraints { make in make.top.equalTo(views[other]!) }
    }

    expectNothing(of: root)
  }
}
