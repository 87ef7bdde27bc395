// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension Scene {
  /// Sets the size of new windows in points, within the limits of their content and of the screen. A
  /// length that is not finite, or not above 0, has no effect.
  public func defaultSize(_ size: CGSize) -> some Scene {
    _ModifiedScene(content: self) { window in
      guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
        return
      }
      window.defaultSize = window.defaultSize ?? size
    }
  }

  /// Sets the size of new windows in points, within the limits of their content and of the screen. A
  /// length that is not finite, or not above 0, has no effect.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets where new windows are placed: fractions of the screen, of which `.center` is the middle.
  /// Values outside of 0...1 count as the nearest of these. On Wayland the compositor chooses the
  /// position.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    _ModifiedScene(content: self) { $0.defaultPosition = $0.defaultPosition ?? position }
  }

  /// Sets the source of the limits of the windows' sizes.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    _ModifiedScene(content: self) { $0.resizability = resizability }
  }

  /// Sets the appearance of the windows' frames.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    _ModifiedScene(content: self) { $0.hasDecoration = style._hasDecoration }
  }

  /// Sets whether windows are opened again when the program starts.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    _ModifiedScene(content: self) { $0.isRestored = behavior.isRestored }
  }

  /// Sets whether a window opens when the program starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    _ModifiedScene(content: self) { $0.launch = behavior.launch }
  }

  /// Sets the keys that open the window, or another one of a group; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    _ModifiedScene(content: self) { $0.shortcut = shortcut }
  }

  /// Sets the key that opens the window, or another one of a group.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}
