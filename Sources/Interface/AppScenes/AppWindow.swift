// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
package import Foundation
@_spi(ViewTree) package import ViewCore

/// An open window of an app.
@MainActor
package final class AppWindow {
  /// The index of its scene among those of the app; nil from the time when the app no longer has it until it is closed.
  package internal(set) var kind: Int?
  /// The scene as the app has described it last.
  package internal(set) var scene: WindowDescription
  /// The value that it shows; nil if it shows none.
  var value: Any?
  /// The hierarchy; nil before the window is on the screen.
  package internal(set) var host: ViewHost?
  /// The state to restore when the hierarchy is made: the values of `SceneStorage`, and what the desktop
  /// knows of the window.
  package let restored: AppWindowState.Window?
  /// The system's commands that views of the window replace.
  var replacedCommands: [CommandGroupPlacement] = []
  /// Closes the window, for the `dismiss` action of its root.
  let dismissTarget = DismissTarget()
  /// The state of the window.
  package internal(set) var phase = ScenePhase.active
  /// The object that presents the window on the desktop.
  package var presentation: AnyObject?

  /// A window of a scene among those of an app.
  init(
    kind: Int, of scenes: [WindowDescription], value: Any?, restored: AppWindowState.Window? = nil
  ) {
    (self.kind, self.value, self.restored) = (kind, value, restored)
    scene = scenes[kind]
  }
}

/// The open windows of an app, as they are stored when it ends.
package struct AppWindowState: Codable, Equatable, Sendable {
  package struct Window: Codable, Equatable, Sendable {
    /// The identifier of the scene, or its position among those without one.
    package var scene: String
    /// The value of the window in JSON; nil if it has none.
    package var value: Data?
    /// The values of `SceneStorage`, a property list; nil if there are none.
    package var storage: Data?
    /// The window's size in points; nil if it is unknown.
    package var width: Double?
    package var height: Double?
    /// The window's position in the window system's units; nil if it is unknown.
    package var x: Int32?
    package var y: Int32?

    package init(scene: String) { self.scene = scene }
  }

  /// The windows, in the order in which they were opened.
  package var windows: [Window]

  package init(windows: [Window] = []) { self.windows = windows }
}

extension SceneValues {
  /// The values as a property list; nil if there are none.
  var propertyList: Data? {
    let values = stored
    guard !values.isEmpty else { return nil }
    return try? PropertyListSerialization.data(
      fromPropertyList: values, format: .binary, options: 0)
  }

  /// Sets the values of a property list; does nothing if it is not valid.
  func restore(_ propertyList: Data) {
    let values = try? PropertyListSerialization.propertyList(from: propertyList, format: nil)
    for (key, value) in values as? [String: Any] ?? [:] { set(value, forKey: key) }
  }
}
