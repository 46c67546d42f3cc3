import Testing

/// What other modules of the package see of `Ashlar`, and users do not.
@Suite struct `What the package shares` {
  /// The names by the rooms that declare them.
  private let shared: [String: String] = [
    "Constraints": """
    counterparts report serial sourceText
    """,
    "Diagnostics": """
    deepest key serial text TreeIndent
    """,
    "Engine": """
    ambiguousBoxes bound coefficient explain isSize Line over rootHeight rootWidth rows
    seniority SolverProblem solverProblem Term terms under unknown workLimit
    """,
    "Maker": """
    all amount append appending AttributeList attributes carryOut center centerOffset
    centerWithinMargins clause concerns constraint constraints ConstraintSentence count
    dependsOnDirection directionalEdges directionalHorizontalEdges directionalMargins
    Displacement edges extentOffset horizontalEdges init inset install installedCount installNew
    isComposite isEmpty isImplied isMade isRefused item label list listCount location
    MadeConstraint margins multiplier next offset overridesTargets parts priority relation
    SentencePart SentenceRules sentences SentenceTarget SentenceVerb size subscript target
    underestimatedCount verticalEdges
    """,
    "Reports": """
    init name ReportNames text
    """,
    "Terms": """
    insideMargins isSize turned withoutMargins
    """,
    "Views": """
    accessoryWidth addContent addedGuides automaticHeight BoxNode cell CellContent cellContent
    change configuredInsets contentScale contentWidth count CountBudget countRows countSections
    delete dequeueCell dequeueSectionView description ends estimates footer givenHeight hasLines
    header height heights init insert insetsRows invalidateHeights isConstrained isRounded
    keepsToSafeArea Kind kind layOut leastWidth makeCell makeSectionView mayHaveSectionViews
    placeContent PlacedPart placedPart rect registerCell registerSectionView reload reloadData
    reuseIdentifier rowCount RowProvider rows RowSettings section sectionCount sections sectionView
    sectionViewsFloat separatorHeight setFooter setHeader settings sizeFitting sizeKey
    sizingProblems SlotNumbers subscript TableCell TableContentHolder TableEnds TableHost TableRows
    tableRows TableSectionView TableSlot take takeContentSize textMargin view visibleCells
    visiblePaths work
    """,
  ]

  @Test func `is listed`() {
    var found: [String: Set<String>] = [:]
    for file in SourceFile.all(in: "Sources/Ashlar") {
      let room = file.path.split(separator: "/")[2]
      found[String(room), default: []].formUnion(file.packageNames)
    }
    let listed = shared.mapValues { Set($0.split(whereSeparator: \.isWhitespace).map(String.init)) }

    #expect(found.filter { !$0.value.isEmpty } == listed)
  }
}

extension SourceFile {
  /// The names of what is declared for the package.
  fileprivate var packageNames: [String] {
    let declaration =
      /\bpackage (?:[a-z]+(?:\([a-z]+\))? )*?(var|let|func|init|subscript|struct|enum|class|protocol)\b ?(\w*)/
    return code.matches(of: declaration).map { String($0.2.isEmpty ? $0.1 : $0.2) }
  }
}
