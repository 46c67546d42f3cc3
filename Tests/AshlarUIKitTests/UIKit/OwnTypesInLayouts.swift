import AshlarUIKit

// Types of a program's own inside those of the kit: forty names that programs have, none of which UIKit has there. That
// this compiles is the test: a nested type of the kit by such a name would be ambiguous.

extension UIView {
  fileprivate enum Family {}
  fileprivate enum Kind {}
  fileprivate enum Mode {}
  fileprivate enum Section {}
  fileprivate enum Item {}
  fileprivate enum Row {}
  fileprivate enum Cell {}
  fileprivate enum Model {}
  fileprivate enum ViewModel {}
  fileprivate enum Constants {}
  fileprivate enum Metrics {}
  fileprivate enum Layout {}
  fileprivate enum Theme {}
  fileprivate enum Config {}
  fileprivate enum Settings {}
  fileprivate enum Action {}
  fileprivate enum Input {}
  fileprivate enum Direction {}
  fileprivate enum Position {}
  fileprivate enum Side {}
  fileprivate enum Edge {}
  fileprivate enum Corner {}
  fileprivate enum Size {}
  fileprivate enum Device {}
  fileprivate enum Role {}
  fileprivate enum Variant {}
  fileprivate enum Content {}
  fileprivate enum Context {}
  fileprivate enum Environment {}
  fileprivate enum Identifier {}
  fileprivate enum Icon {}
  fileprivate enum Name {}
  fileprivate enum Asset {}
  fileprivate enum Palette {}
  fileprivate enum Token {}
  fileprivate enum Shape {}
  fileprivate enum Spacing {}
  fileprivate enum Padding {}
  fileprivate enum Provider {}
  fileprivate enum Column {}

  fileprivate typealias Own = (
    Family?, Kind?, Mode?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

extension NSLayoutConstraint {
  fileprivate enum Family {}
  fileprivate enum Kind {}
  fileprivate enum Mode {}
  fileprivate enum Section {}
  fileprivate enum Item {}
  fileprivate enum Row {}
  fileprivate enum Cell {}
  fileprivate enum Model {}
  fileprivate enum ViewModel {}
  fileprivate enum Constants {}
  fileprivate enum Metrics {}
  fileprivate enum Layout {}
  fileprivate enum Theme {}
  fileprivate enum Config {}
  fileprivate enum Settings {}
  fileprivate enum Action {}
  fileprivate enum Input {}
  fileprivate enum Direction {}
  fileprivate enum Position {}
  fileprivate enum Side {}
  fileprivate enum Edge {}
  fileprivate enum Corner {}
  fileprivate enum Size {}
  fileprivate enum Device {}
  fileprivate enum Role {}
  fileprivate enum Variant {}
  fileprivate enum Content {}
  fileprivate enum Context {}
  fileprivate enum Environment {}
  fileprivate enum Identifier {}
  fileprivate enum Icon {}
  fileprivate enum Name {}
  fileprivate enum Asset {}
  fileprivate enum Palette {}
  fileprivate enum Token {}
  fileprivate enum Shape {}
  fileprivate enum Spacing {}
  fileprivate enum Padding {}
  fileprivate enum Provider {}
  fileprivate enum Column {}

  fileprivate typealias Own = (
    Family?, Kind?, Mode?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

extension UILayoutGuide {
  fileprivate enum Family {}
  fileprivate enum Kind {}
  fileprivate enum Mode {}
  fileprivate enum Section {}
  fileprivate enum Item {}
  fileprivate enum Row {}
  fileprivate enum Cell {}
  fileprivate enum Model {}
  fileprivate enum ViewModel {}
  fileprivate enum Constants {}
  fileprivate enum Metrics {}
  fileprivate enum Layout {}
  fileprivate enum Theme {}
  fileprivate enum Config {}
  fileprivate enum Settings {}
  fileprivate enum Action {}
  fileprivate enum Input {}
  fileprivate enum Direction {}
  fileprivate enum Position {}
  fileprivate enum Side {}
  fileprivate enum Edge {}
  fileprivate enum Corner {}
  fileprivate enum Size {}
  fileprivate enum Device {}
  fileprivate enum Role {}
  fileprivate enum Variant {}
  fileprivate enum Content {}
  fileprivate enum Context {}
  fileprivate enum Environment {}
  fileprivate enum Identifier {}
  fileprivate enum Icon {}
  fileprivate enum Name {}
  fileprivate enum Asset {}
  fileprivate enum Palette {}
  fileprivate enum Token {}
  fileprivate enum Shape {}
  fileprivate enum Spacing {}
  fileprivate enum Padding {}
  fileprivate enum Provider {}
  fileprivate enum Column {}

  fileprivate typealias Own = (
    Family?, Kind?, Mode?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

extension UIEdgeInsets {
  fileprivate enum Family {}
  fileprivate enum Kind {}
  fileprivate enum Mode {}
  fileprivate enum Section {}
  fileprivate enum Item {}
  fileprivate enum Row {}
  fileprivate enum Cell {}
  fileprivate enum Model {}
  fileprivate enum ViewModel {}
  fileprivate enum Constants {}
  fileprivate enum Metrics {}
  fileprivate enum Layout {}
  fileprivate enum Theme {}
  fileprivate enum Config {}
  fileprivate enum Settings {}
  fileprivate enum Action {}
  fileprivate enum Input {}
  fileprivate enum Direction {}
  fileprivate enum Position {}
  fileprivate enum Side {}
  fileprivate enum Edge {}
  fileprivate enum Corner {}
  fileprivate enum Size {}
  fileprivate enum Device {}
  fileprivate enum Role {}
  fileprivate enum Variant {}
  fileprivate enum Content {}
  fileprivate enum Context {}
  fileprivate enum Environment {}
  fileprivate enum Identifier {}
  fileprivate enum Icon {}
  fileprivate enum Name {}
  fileprivate enum Asset {}
  fileprivate enum Palette {}
  fileprivate enum Token {}
  fileprivate enum Shape {}
  fileprivate enum Spacing {}
  fileprivate enum Padding {}
  fileprivate enum Provider {}
  fileprivate enum Column {}

  fileprivate typealias Own = (
    Family?, Kind?, Mode?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

extension UILayoutPriority {
  fileprivate enum Family {}
  fileprivate enum Kind {}
  fileprivate enum Mode {}
  fileprivate enum Section {}
  fileprivate enum Item {}
  fileprivate enum Row {}
  fileprivate enum Cell {}
  fileprivate enum Model {}
  fileprivate enum ViewModel {}
  fileprivate enum Constants {}
  fileprivate enum Metrics {}
  fileprivate enum Layout {}
  fileprivate enum Theme {}
  fileprivate enum Config {}
  fileprivate enum Settings {}
  fileprivate enum Action {}
  fileprivate enum Input {}
  fileprivate enum Direction {}
  fileprivate enum Position {}
  fileprivate enum Side {}
  fileprivate enum Edge {}
  fileprivate enum Corner {}
  fileprivate enum Size {}
  fileprivate enum Device {}
  fileprivate enum Role {}
  fileprivate enum Variant {}
  fileprivate enum Content {}
  fileprivate enum Context {}
  fileprivate enum Environment {}
  fileprivate enum Identifier {}
  fileprivate enum Icon {}
  fileprivate enum Name {}
  fileprivate enum Asset {}
  fileprivate enum Palette {}
  fileprivate enum Token {}
  fileprivate enum Shape {}
  fileprivate enum Spacing {}
  fileprivate enum Padding {}
  fileprivate enum Provider {}
  fileprivate enum Column {}

  fileprivate typealias Own = (
    Family?, Kind?, Mode?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

extension CALayer {
  fileprivate enum Family {}
  fileprivate enum Kind {}
  fileprivate enum Mode {}
  fileprivate enum Section {}
  fileprivate enum Item {}
  fileprivate enum Row {}
  fileprivate enum Cell {}
  fileprivate enum Model {}
  fileprivate enum ViewModel {}
  fileprivate enum Constants {}
  fileprivate enum Metrics {}
  fileprivate enum Layout {}
  fileprivate enum Theme {}
  fileprivate enum Config {}
  fileprivate enum Settings {}
  fileprivate enum Action {}
  fileprivate enum Input {}
  fileprivate enum Direction {}
  fileprivate enum Position {}
  fileprivate enum Side {}
  fileprivate enum Edge {}
  fileprivate enum Corner {}
  fileprivate enum Size {}
  fileprivate enum Device {}
  fileprivate enum Role {}
  fileprivate enum Variant {}
  fileprivate enum Content {}
  fileprivate enum Context {}
  fileprivate enum Environment {}
  fileprivate enum Identifier {}
  fileprivate enum Icon {}
  fileprivate enum Name {}
  fileprivate enum Asset {}
  fileprivate enum Palette {}
  fileprivate enum Token {}
  fileprivate enum Shape {}
  fileprivate enum Spacing {}
  fileprivate enum Padding {}
  fileprivate enum Provider {}
  fileprivate enum Column {}

  fileprivate typealias Own = (
    Family?, Kind?, Mode?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

extension UIBezierPath {
  fileprivate enum Family {}
  fileprivate enum Kind {}
  fileprivate enum Mode {}
  fileprivate enum Section {}
  fileprivate enum Item {}
  fileprivate enum Row {}
  fileprivate enum Cell {}
  fileprivate enum Model {}
  fileprivate enum ViewModel {}
  fileprivate enum Constants {}
  fileprivate enum Metrics {}
  fileprivate enum Layout {}
  fileprivate enum Theme {}
  fileprivate enum Config {}
  fileprivate enum Settings {}
  fileprivate enum Action {}
  fileprivate enum Input {}
  fileprivate enum Direction {}
  fileprivate enum Position {}
  fileprivate enum Side {}
  fileprivate enum Edge {}
  fileprivate enum Corner {}
  fileprivate enum Size {}
  fileprivate enum Device {}
  fileprivate enum Role {}
  fileprivate enum Variant {}
  fileprivate enum Content {}
  fileprivate enum Context {}
  fileprivate enum Environment {}
  fileprivate enum Identifier {}
  fileprivate enum Icon {}
  fileprivate enum Name {}
  fileprivate enum Asset {}
  fileprivate enum Palette {}
  fileprivate enum Token {}
  fileprivate enum Shape {}
  fileprivate enum Spacing {}
  fileprivate enum Padding {}
  fileprivate enum Provider {}
  fileprivate enum Column {}

  fileprivate typealias Own = (
    Family?, Kind?, Mode?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

/// The types by the names that the kit's types have for them.
private let ownLayouts: [Any.Type] = [
  UIView.Own.self, NSLayoutConstraint.Own.self, UILayoutGuide.Own.self, UIEdgeInsets.Own.self,
  UILayoutPriority.Own.self, CALayer.Own.self, UIBezierPath.Own.self,
]

extension UIView {
  // UIKit has no such method: a program's own is none too many.
  fileprivate func addSubviews(_ views: UIView...) { views.forEach(addSubview) }
  fileprivate func addSubviews(_ views: [UIView]) { views.forEach(addSubview) }
}

/// Calls the program's own helpers.
private func addViews(to view: UIView) {
  view.addSubviews(UILabel(), UIButton())
  view.addSubviews([UILabel()])
}

// AppKit has types by these names there; a program's own come before them.
extension NSLayoutConstraint {
  fileprivate enum Priority { case mine }
  fileprivate enum Orientation { case mine }
  fileprivate enum StandardSpacing { case mine }

  fileprivate static let own: (Priority, Orientation, StandardSpacing) = (.mine, .mine, .mine)
  fileprivate func take(_ priority: NSLayoutConstraint.Priority = .mine) {}
}
