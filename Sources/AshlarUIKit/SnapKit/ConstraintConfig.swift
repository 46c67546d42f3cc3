/// The settings of `snp`.
public struct ConstraintConfig {
  /// The direction of reading that swaps left and right insets into leading and trailing ones.
  ///
  /// As in SnapKit it is one setting for the whole program, it is left-to-right by default, and the direction of
  /// views is not read. Directional attributes themselves follow the views.
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection {
    get { setting.direction }
    set { setting.direction = newValue }
  }

  private static let setting = Setting()

  /// Every access to what is stored happens under the lock, so that it may be shared.
  private final class Setting: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = ConstraintInterfaceLayoutDirection.leftToRight

    var direction: ConstraintInterfaceLayoutDirection {
      get { lock.withLock { stored } }
      set { lock.withLock { stored = newValue } }
    }
  }
}
