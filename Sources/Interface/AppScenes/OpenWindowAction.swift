// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Opens a window of the app. It is called like a function: `openWindow(id: "note")`.
///
/// Nothing happens if no scene has the identifier, or the type of the value, and where
/// `supportsMultipleWindows` is false.
@preconcurrency @MainActor
public struct OpenWindowAction {
  let windows: AppWindows?

  /// Opens a window of the scene with an identifier: another one of a `WindowGroup`; a `Window` that is
  /// open comes to the front.
  public func callAsFunction(id: String) {
    windows?.open(id: id, value: nil)
  }

  /// Opens the window for a value, of the first group for values of its type. One that is open comes to
  /// the front.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    windows?.open(id: nil, value: value)
  }

  /// Opens the window for a value, of the group with an identifier. One that is open comes to the
  /// front.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    windows?.open(id: id, value: value)
  }
}

/// Closes windows of the app. It is called like a function: `dismissWindow(id: "note")`.
///
/// Nothing happens if there is no such window.
@preconcurrency @MainActor
public struct DismissWindowAction {
  let actions: WindowActions

  /// Closes the window that the view is in.
  public func callAsFunction() {
    actions.windows?.dismiss(actions.window)
  }

  /// Closes the window of the scene with an identifier; of a `WindowGroup`, all windows.
  public func callAsFunction(id: String) {
    actions.windows?.dismiss(id: id, value: nil)
  }

  /// Closes the window for a value, in all groups for values of its type.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {
    actions.windows?.dismiss(id: nil, value: value)
  }

  /// Closes the window for a value, in the group with an identifier.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {
    actions.windows?.dismiss(id: id, value: value)
  }
}

/// Opens the window with the app's settings, or brings it to the front. It is called like a function:
/// `openSettings()`. Nothing happens if the app has none.
@preconcurrency @MainActor
public struct OpenSettingsAction {
  let windows: AppWindows?

  /// Opens the window.
  public func callAsFunction() {
    windows?.openSettings()
  }
}

/// The windows of the app, and the one that a view is in; nil where there is one window only.
@MainActor
struct WindowActions: Equatable {
  weak var windows: AppWindows?
  weak var window: AppWindow?

  nonisolated init() {}

  init(_ windows: AppWindows, _ window: AppWindow) {
    (self.windows, self.window) = (windows, window)
  }

  nonisolated static func == (a: WindowActions, b: WindowActions) -> Bool {
    MainActor.unsafelyAssumed { a.windows === b.windows && a.window === b.window }
  }
}

private enum WindowActionsKey: EnvironmentKey {
  static var defaultValue: WindowActions { WindowActions() }
}

extension EnvironmentValues {
  var windowActions: WindowActions {
    get { self[WindowActionsKey.self] }
    set { self[WindowActionsKey.self] = newValue }
  }

  /// Opens windows of the app.
  @MainActor public var openWindow: OpenWindowAction {
    OpenWindowAction(windows: windowActions.windows)
  }

  /// Closes windows of the app.
  @MainActor public var dismissWindow: DismissWindowAction {
    DismissWindowAction(actions: windowActions)
  }

  /// Opens the window with the app's settings.
  @MainActor public var openSettings: OpenSettingsAction {
    OpenSettingsAction(windows: windowActions.windows)
  }

  /// Whether `openWindow` opens windows: in a window of the desktop it does; in rendered images, recordings,
  /// tests and the gallery's window, which stand for a phone, it does not.
  @MainActor public var supportsMultipleWindows: Bool { windowActions.windows != nil }
}
