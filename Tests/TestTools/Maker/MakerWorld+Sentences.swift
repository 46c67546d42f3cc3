import Ashlar

// MARK: - Making

extension MakerWorld {
  func make() {
    let item = item()
    let verb = reader.index(below: 8)
    nesting += 1
    defer { nesting -= 1 }
    let closure = { (maker: LayoutMaker) in self.writeSentences(maker) }
    switch verb {
    case 0...3: if let item = item as? View { handles += item.makeConstraints(closure) }
    case 4: if let item = item as? View { handles += item.updateConstraints(closure) }
    case 5: if let item = item as? View { handles += item.remakeConstraints(closure) }
    case 6: if let item = item as? View { handles += item.prepareConstraints(closure) }
    default: handles += someViews().makeConstraints(closure)
    }
    if let item = item as? LayoutGuide { handles += item.makeConstraints(closure) }
    handles.removeFirst(max(0, handles.count - 30))
  }

  func removeConstraints() {
    view().removeConstraints()
  }

  /// Goes on with a maker whose closure is over.
  func speakLate() {
    guard let lateMaker else { return }
    handles.append(related(subject(lateMaker)))
  }

  private func writeSentences(_ maker: LayoutMaker) {
    for _ in 0...reader.index(below: 3) { writeSentence(maker) }
    if nesting < 3, reader.byte() % 16 == 0 { step() }
    if reader.byte() % 8 == 0 { group = maker.group { self.writeSentence(maker) } }
    lateMaker = maker
  }

  private func writeSentence(_ maker: LayoutMaker) {
    if reader.byte() % 16 == 0 {
      _ = maker.aspectRatio(factor())
      return
    }
    var handle = related(subject(maker))
    for _ in 0..<reader.index(below: 3) { handle = adjusted(handle) }
  }

  private func subject(_ maker: LayoutMaker) -> ConstraintSubject {
    switch reader.index(below: 12) {
    case 0...2: maker.attributes([attribute()])
    case 3: maker.attributes([attribute(), attribute(), attribute()])
    case 4: maker.edges
    case 5: maker.size
    case 6: maker.center
    case 7: maker.directionalEdges
    case 8: maker.left.top
    case 9: maker.horizontalEdges.height
    case 10: maker.margins
    default: maker.leading.centerY
    }
  }
}

// MARK: - Relations and targets

extension MakerWorld {
  private func related(_ subject: ConstraintSubject) -> ConstraintHandle {
    let form = reader.index(below: 20)
    if let handle = relatedToMany(subject, form) { return handle }
    let target = target()
    switch form % 4 {
    case 0: return subject.lessThanOrEqualTo([target])
    case 1: return subject.greaterThanOrEqualTo([target])
    default: return subject.equalTo([target])
    }
  }

  private func relatedToMany(_ subject: ConstraintSubject, _ form: Int) -> ConstraintHandle? {
    switch form {
    case 0: subject.equalToSuperview()
    case 1: subject.lessThanOrEqualToSuperview()
    case 2: subject.equalToSuperview { $0.safeArea }
    case 3: subject.insideSuperview()
    case 4: subject.inside(item())
    case 5: subject.offset(number())
    case 6: subject.equalTo([target(), target()])
    case 7: subject.offset(CGPoint(x: number(), y: number()))
    case 8: subject.priority(priority())
    case 9: subject.inset(number())
    case 10: subject.equalTo(...(isWild ? 80 : number())).with.equalTo(view())
    default: nil
    }
  }

  private func target() -> any ConstraintTarget {
    let item = item()
    switch reader.index(below: 16) {
    case 0...3: return item
    case 4: return (item as? View)?.right
    case 5: return (item as? View)?.layout.edges
    case 6: return (item as? View)?.bottom
    case 7: return (item as? View)?.leadingAnchor
    case 8: return (item as? View)?.widthAnchor
    case 9: return size()
    case 10: return insets()
    case 11: return directionalInsets()
    case 12: return range()
    case 13: return view().superview
    case 14: return (item as? View)?.margins
    default: return number()
    }
  }

  private func range() -> any ConstraintTarget {
    let (one, other) = (length(), length())
    if one.isNaN || other.isNaN { return one }
    if one <= other { return one...other }
    return reader.byte() % 2 == 0 ? (other...) as any ConstraintTarget : ...one
  }
}

// MARK: - Adjustments

extension MakerWorld {
  func adjusted(_ handle: ConstraintHandle) -> ConstraintHandle {
    switch reader.index(below: 16) {
    case 0...1: handle.offset(number())
    case 2: handle.inset(number())
    case 3...6: handle.priority(priority())
    case 7: handle.multipliedBy(factor())
    case 8: handle.dividedBy(factor())
    case 9: handle.offset(CGPoint(x: number(), y: number()))
    case 10: handle.inset(insets())
    case 11: handle.inset(directionalInsets())
    case 12: handle.offset(size())
    case 13: handle.labeled("wish")
    case 14: handle.replacing()
    default: handle.inactive()
    }
  }
}
