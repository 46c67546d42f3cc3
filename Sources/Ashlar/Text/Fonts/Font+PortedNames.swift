// What people write first who come from UIKit or SwiftUI. The compiler shows them what to write instead.

extension Font {
  /// UIKit's name for the system font.
  @available(
    *, unavailable, message: "write Font.system(17), or import AshlarUIKit for UIKit's names"
  )
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
    .system(size, weight: weight)
  }

  /// UIKit's name for the bold system font.
  @available(
    *, unavailable, message: "write Font.boldSystem(17), or import AshlarUIKit for UIKit's names"
  )
  public static func boldSystemFont(ofSize size: CGFloat) -> Font { .boldSystem(size) }

  /// SwiftUI's name for the system font.
  @available(*, unavailable, message: "write Font.system(17)")
  public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
    .system(size, weight: weight)
  }
}
