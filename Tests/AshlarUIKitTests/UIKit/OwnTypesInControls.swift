import AshlarUIKit

// Types of a program's own inside those of the kit: forty names that programs have, none of which UIKit has there. That
// this compiles is the test: a nested type of the kit by such a name would be ambiguous.

extension UIControl {
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

extension UIButton {
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

extension UISwitch {
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

extension UISlider {
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

extension UIDatePicker {
  fileprivate enum Family {}
  fileprivate enum Kind {}
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
    Family?, Kind?, Section?, Item?, Row?, Cell?, Model?, ViewModel?, Constants?,
    Metrics?, Layout?, Theme?, Config?, Settings?, Action?, Input?, Direction?, Position?,
    Side?, Edge?, Corner?, Size?, Device?, Role?, Variant?, Content?, Context?, Environment?,
    Identifier?, Icon?, Name?, Asset?, Palette?, Token?, Shape?, Spacing?, Padding?,
    Provider?, Column?
  )
}

extension UISegmentedControl {
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

extension UIStackView {
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
private let ownControls: [Any.Type] = [
  UIControl.Own.self, UIButton.Own.self, UISwitch.Own.self, UISlider.Own.self,
  UIDatePicker.Own.self, UISegmentedControl.Own.self, UIStackView.Own.self,
]
