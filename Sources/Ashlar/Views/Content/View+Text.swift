// MARK: - Measuring texts

extension LayoutItem where Self: View {
  /// Who measures the texts of the tree that the view is in; ``SystemTextMeasurer`` at first.
  ///
  /// Setting it on any view sets it for the whole tree, and the next layout measures all texts anew. A tree
  /// that is added to another one takes over the other's; one that is taken out keeps it.
  public var textMeasurer: any TextMeasuring {
    get { existingTree?.texts?.measurer ?? SystemTextMeasurer() }
    set {
      tree.texts = TextCache(measurer: newValue)
      root.measureAnew()
    }
  }
}

extension View {
  /// Returns the size of a text on lines no wider than a width, in points.
  ///
  /// It is measured by ``LayoutItem/textMeasurer`` and rounded up to pixels if the tree is on a display.
  ///
  /// - Parameters:
  ///   - text: What is measured.
  ///   - font: What it is set in.
  ///   - width: How wide lines may be, in points. What is not finite is no limit.
  /// - Complexity: O(*n*) for *n* characters; the answer is kept.
  public func boundingSize(of text: String, font: Font, width: CGFloat = .infinity) -> CGSize {
    textExtent(TextRun(text, font: font), WidthProposal(limit: width)).size
  }

  /// Lets what is known about texts be what another tree knows.
  func shareTexts(of view: View) {
    let known = view.tree.knownTexts
    guard tree.texts !== known else { return }
    tree.texts = known
    root.measureAnew()
  }

  /// Has everything measured again in the view and inside it.
  func measureAnew() {
    for view in subtree { view.measuresDidChange() }
  }

  /// How much room a text takes, measured if it has not been before.
  func textExtent(_ run: TextRun, _ width: WidthProposal) -> TextExtent {
    readMetrics(run, width) { $0.extent }
  }

  /// The lines of a text as they are seen, measured if they have not been before.
  func textLines(_ run: TextRun, _ width: WidthProposal) -> [TextLine] {
    readMetrics(run, width) { $0.lines }
  }

  /// A view that is asked at many widths remembers where the answers for its text are.
  @inline(__always)
  private func readMetrics<Answer>(
    _ run: TextRun, _ width: WidthProposal, _ body: (TextMetrics) -> Answer
  ) -> Answer {
    let tree = tree
    let texts = tree.knownTexts
    let before = (texts.measurements, texts.hits)
    let answer = texts.read(
      run, width, pixelScale(in: tree), knownAs: flexible?.knownText, body)
    if let flexible, flexible.knownText !== texts.last { flexible.knownText = texts.last }
    tree.work.textMeasurements += texts.measurements - before.0
    tree.work.textCacheHits += texts.hits - before.1
    return answer
  }

  /// The size of the text that the content is, if that is known of the text as it is and of the width.
  func knownTextSize(_ width: WidthProposal) -> CGSize? {
    var size: CGSize?
    readFlexible { flexible in
      readCurrentTree { size = $0.knownSize(of: flexible, width, pixelScale(in: $0)) }
    }
    return size
  }

  /// What one line of a text takes up: its height, and how it is divided by the baseline, in points.
  func lineExtent(of font: Font) -> TextExtent {
    var known: TextExtent?
    readCurrentTree { tree in
      known = tree.texts?.knownLineExtent(of: font, pixelScale(in: tree))
    }
    if let known { return known }
    let tree = tree
    return tree.knownTexts.lineExtent(of: font, pixelScale(in: tree))
  }

  /// How many pixels a point has for the texts of the view; nil if nothing is rounded.
  @inline(__always)
  private func pixelScale(in tree: LayoutTree) -> CGFloat? {
    tree.environment.displayScale ?? contentScale ?? tree.environment.contentScale
  }

  /// The font by which standard spaces between baselines go.
  func baselineFont(of font: Font) -> BaselineFont {
    let metrics = tree.knownTexts.measurer.metrics(of: font)
    return BaselineFont(lineHeight: metrics.lineHeight, descender: metrics.descender)
  }
}

extension LayoutTree {
  /// What sizes go by besides what is in the views.
  struct Measures: Equatable {
    let texts: ObjectIdentifier?
    let platform: LayoutPlatform
    let pixelScale: CGFloat?
  }

  var measures: Measures {
    Measures(
      texts: texts.map { ObjectIdentifier($0) }, platform: environment.platform,
      pixelScale: environment.pixelScale)
  }

  fileprivate func knownSize(
    of content: FlexibleContent, _ width: WidthProposal, _ scale: CGFloat?
  ) -> CGSize? {
    guard let text = content.ownText.map({ Unmanaged.passUnretained($0) }),
      let texts = texts.map({ Unmanaged.passUnretained($0) })
    else { return nil }
    // Whoever has the references keeps them: nothing is called that could change what is known.
    let size = text._withUnsafeGuaranteedRef { text in
      texts._withUnsafeGuaranteedRef { $0.knownSize(of: text, width, scale) }
    }
    if size != nil { work.textCacheHits += 1 }
    return size
  }

  /// What is known about the texts of the tree, made if nothing is.
  var knownTexts: TextCache {
    if let texts { return texts }
    let made = TextCache()
    texts = made
    return made
  }
}

extension ContentPriorities {
  /// Those of controls that have one size: 750 for everything.
  static let firm = ContentPriorities(hugging: AxisPriorities(.defaultHigh))
}
