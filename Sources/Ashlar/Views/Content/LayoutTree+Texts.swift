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

  func knownSize(
    of content: FlexibleContent, _ width: WidthProposal, _ scale: CGFloat?
  ) -> CGSize? {
    guard let text = content.ownText, let texts else { return nil }
    let size = texts.knownSize(of: text, width, scale)
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
