// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A scene of the program.
@preconcurrency @MainActor
public class UIScene: Hashable {
  /// Whether two scenes are the same object.
  nonisolated public static func == (one: UIScene, other: UIScene) -> Bool { one === other }

  /// Hashes the identity of the scene.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The scene with the program's window.
public final class UIWindowScene: UIScene {
  /// The only window.
  public let windows = [UIWindow()]

  /// The only window.
  public var keyWindow: UIWindow? { windows.first }
  /// The screen, which is the content of the window here.
  public var screen: UIScreen { .main }
}
