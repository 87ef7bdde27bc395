// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Distances from edges in points, as UIKit names them.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = UIEdgeInsets()
}

/// The program, as far as sources ask it for its window.
@MainActor
@preconcurrency
public final class UIApplication {
  public static let shared = UIApplication()

  private let scene = UIWindowScene()

  /// The one window.
  public var windows: [UIWindow] { scene.windows }
  public var keyWindow: UIWindow? { scene.windows.first }
  public var connectedScenes: Set<UIScene> { [scene] }
  /// Whether the screen stays on without a hand; the desktop decides that.
  public var isIdleTimerDisabled = false
}

/// What the program shows.
@MainActor
@preconcurrency
public class UIScene: Hashable {
  nonisolated public static func == (one: UIScene, other: UIScene) -> Bool { one === other }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// What the program shows in windows.
public final class UIWindowScene: UIScene {
  public let windows = [UIWindow()]

  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
}

/// The window.
@MainActor
@preconcurrency
public final class UIWindow {
  /// How much of the window, from its edges, views keep off.
  public var safeAreaInsets: UIEdgeInsets {
    let insets = ViewHost.current?.safeAreaInsets ?? EdgeInsets()
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { UIScreen.main.bounds }
  public var isKeyWindow: Bool { true }
}
