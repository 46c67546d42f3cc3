import AshlarUIKit

// Types of a program's own inside those of the kit: forty names that programs have, none of which UIKit has there. That
// this compiles is the test: a nested type of the kit by such a name would be ambiguous.

extension UIFont {
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

extension UIColor {
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

extension UILabel {
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

extension UITextField {
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

extension UITextView {
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

extension UIImage {
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

extension UIImageView {
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
private let ownTexts: [Any.Type] = [
  UIFont.Own.self, UIColor.Own.self, UILabel.Own.self, UITextField.Own.self, UITextView.Own.self,
  UIImage.Own.self, UIImageView.Own.self,
]
