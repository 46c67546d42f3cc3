import Testing

/// What other modules of the package see of `Ashlar`, and users do not.
struct `What the package shares` {
  /// The names by the rooms that declare them.
  private let shared: [String: String] = [
    "Constraints": """
    counterparts report serial sourceText
    """,
    "Diagnostics": """
    deepest init key ListedPart number report serial take text TreeIndent
    """,
    "Engine": """
    ambiguity AmbiguousBox ambiguousBoxes bound box coefficient explain following init isSize LayoutRehearsal Line LinearLayout over range rate
    rootHeight rootWidth rows seniority shifts SolverProblem solverProblem Term terms under unknown workLimit
    value
    """,
    "Geometry": """
    absolute GeometryText number rectangle size
    directional isComputable text
    """,
    "Helpers": """
    place
    """,
    "Logs": """
    words
    """,
    "Maker": """
    amount append appending AttributeList begin attributeNames attributes carryOut center compare
    centerWithinMargins concerns ConstraintDraft constraints ConstraintSentence count
    dependsOnDirection directional directionalEdges directionalHorizontalEdges directionalMargins
    Displacement edges even firstAttribute firstTarget GivenTarget hasItem hasList
    hasMeasures horizontalEdges init inset insets install installNew isActive
    isComposite isEmpty isImplied isMade isMeasure isNone isRefused isStale item letItemsGo list
    locate location margins measures move moveByNumber moved multiplier next none number offset overridesTargets PlacedSentence point
    priority relabel relate relation resolve say sayLabel sayMeasure second secondAttribute sentence
    SentenceRules SentenceTarget SentenceVerb size subscript take takeOut target targetCount
    verticalEdges WrittenSentences
    adds commonContainer update
    constant index leaveRecords rest restate sayInset settle settled sayNumber sayOffset single WrittenDisplacement
    """,
    "Reports": """
    conflicts init name ReportNames telling text
    """,
    "Terms": """
    EscapedText insideMargins isPartOfLetter isSize text turned withoutMargins
    end extent isDirectional isHorizontal isMargin start
    """,
    "Text": """
    FontScaling init maximum RescalingMeasurer scaling size style
    """,
    "Views": """
    accessory accessoryWidth addContent addedGuides beginAsBox endWatch read insertBox listMoves moveNumber SortedMoves
    takeMoves adjustedInset adjustment alignment
    alignmentInsets
    alwaysScrollsHorizontally alwaysScrollsVertically arrange arrangeIfDue arrangement automaticHeight axis
    AxisPriorities background bar baselineFont baselines baselinesFollowHeight baselineView becomeWindow
    bestSize border borderWidth bottomBarHeight box BoxNode ButtonArrangement ButtonContent ButtonParts answerQuestion cell CellContent cellContent CellList CellView centresText clips
    ConstraintObjectMaking ControllerWindow ControlFace ControlView cornerRadius DataSourced
    change compressionResistance configuredInsets contentInset ContentPriorities
    contentScale ContentText contentWidth count CountBudget countRows countSections customSpacing
    defaultSpacing delete dequeueCell dequeueSectionView description device dismiss displayedLines draw
    distribution downToPixel ends estimates face FaceColors faceColors FieldContent FieldTextPlacing firm fittingHeight frame frameBeforeMask givenMode givenPart mode PictureMode FixedContent FlexibleContent follow followInsets
    font footer forget frameGuide generation givenHeight goesByBaselines goesByMargins guide hasAccessory hasLines hasLostController hasLostDataSource header
    identifierInApp knob knownCounts lit
    height heights hugging image ImageContent ImageSymbol init insert insets insetsRows invalidateHeights
    isComputable isConstrained isEmpty isOfPlainKind isRefused isRounded isWindow
    ItemHandle ItemResolving keepsToSafeArea LayeringView
    Kind kind LabelContent layOut leastScale leastWidth letters lineBreakMode lineLimit linePadding lines
    lineWidth makeCell makeSectionView maximum mayHaveSectionViews minimum noteBaselineViews
    offset opacity orientation owner paint PaintedView pictureFrame picturePadding pictureSide PictureSide pieces place placeContent PlacedPart placedPart placeholder placeName pointSize priorities
    rect registerCell registerSectionView reload reloadData report reportedController ReportIdentified reusableCell reuseIdentifier rowCount
    rows RowSettings scale scroll ScrollArea scrollArea ScrollHost scrolls section sectionCount
    sections sectionView sectionViewsFloat SegmentsContent separatorHeight set setBaselines setFooter
    setHeader settings shape share show shownContent shownCount shownLetters switchGreen size sizeFitting sizeKey
    sizingProblems slider SliderRange SlotNumbers spacing StackLayout StackSettings stackLayout standardSpacing
    storedAlignment storedOwner stretches styledTitle subscript subtitle subtitleFrame subtitleSize symbol TableCell TableContentHolder TableEnds TableHost TableRows
    tableRows TableSectionView TableSlot take takeContentSize takeImage takeInset takeInsets
    takeLineLimit takeLinePadding takeLines takeLineWidth takeScrolling takeSize takeSpacing text
    textMargin TextPlacing textRect textSizeName TextViewContent title titleAlignment titleFrame titlePadding TitlePlacing titles titleSize toggle toggleSize topBarHeight track
    value view ViewContent ViewPaint views visibleCells visiblePaths wheel WindowListener WindowMaking WindowScreen work
    containingView handles host keep maker PlacedVerb register ReusePool takeSpare
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
