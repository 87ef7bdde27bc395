// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
package import Foundation
import Gestures
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Shows the windows of an app on the desktop.
@MainActor
package protocol AppWindowPresenting: AnyObject {
  /// Shows a window, whose hierarchy `AppWindows.makeHost` makes.
  func present(_ window: AppWindow, of windows: AppWindows)
  /// Brings a window to the front.
  func raise(_ window: AppWindow)
  /// Removes a window from the screen. Its presenter calls `AppWindows.didClose` then, as after the
  /// use of the close button.
  func close(_ window: AppWindow)
  /// Adds what the desktop knows of a window to its state.
  func describe(_ window: AppWindow, in state: inout AppWindowState.Window)
}

/// The open windows of a running app.
///
/// Requests of views are carried out after the frame in which they are made.
@MainActor
package final class AppWindows {
  package private(set) var scenes: AppScenes
  /// The open windows, in the order in which they were opened.
  package private(set) var openWindows: [AppWindow] = []
  /// Called when the state to be restored may have changed.
  package var onStateChange: () -> Void = {}
  private unowned let presenter: any AppWindowPresenting
  private let schedule: (@escaping @MainActor () -> Void) -> Void

  /// The presenter must exist as long as this object. `schedule` runs an action after the frame in
  /// progress.
  package init(
    _ scenes: AppScenes, presenter: any AppWindowPresenting,
    schedule: @escaping (@escaping @MainActor () -> Void) -> Void
  ) {
    (self.scenes, self.presenter, self.schedule) = (scenes, presenter, schedule)
    watchScenes()
  }

  // MARK: Launch

  /// Opens the windows that were open when the app last ended, and those that open in any case.
  /// Returns false if the app has no window.
  @discardableResult
  package func launch(restoring state: AppWindowState? = nil) -> Bool {
    for saved in state?.windows ?? [] {
      guard let kind = scenes.windows.kind(named: saved.scene), scenes.windows[kind].isRestored
      else { continue }
      let type = scenes.windows[kind].values
      let value = saved.value.flatMap { type?.decode($0) }
      guard saved.value == nil || value != nil, existing(kind, value) == nil else { continue }
      present(AppWindow(kind: kind, of: scenes.windows, value: value, restored: saved))
    }
    for kind in scenes.windows.indices {
      // The views of the windows so far may have removed scenes.
      guard scenes.windows.indices.contains(kind), scenes.windows[kind].launch == .presented
      else { continue }
      if !openWindows.contains(where: { $0.kind == kind }) {
        present(AppWindow(kind: kind, of: scenes.windows, value: nil))
      }
    }
    if openWindows.isEmpty, let first = scenes.firstWindow {
      present(AppWindow(kind: first, of: scenes.windows, value: nil))
    }
    return !openWindows.isEmpty
  }

  /// Adds the app's first window, which its owner shows. Returns nil if the app has none. An open window of the same
  /// scene is closed if there may be only one.
  package func addFirstWindow() -> AppWindow? {
    guard let first = scenes.firstWindow else { return nil }
    if scenes.windows[first].kind != .group, let open = existing(first, nil) {
      presenter.close(open)
    }
    let window = AppWindow(kind: first, of: scenes.windows, value: nil)
    openWindows.append(window)
    return window
  }

  // MARK: Requests

  /// Opens a window of the scene with an identifier, or else of the first one for values of the
  /// value's type, or brings the one that is open to the front.
  func open(id: String?, value: (any Hashable)?) {
    show(value) { window in
      window.kind != .settings && (id == nil || window.id == id)
        && value.map { Self.type(of: $0) == window.values?.type } ?? true
    }
  }

  /// Opens another window of the first scene that satisfies a condition, or brings the one for the value to the front.
  /// The scenes are those after the frame, which may add or remove some.
  func show(_ value: Any?, where isShown: @escaping @MainActor (WindowDescription) -> Bool) {
    schedule { [weak self] in
      guard let self, let kind = scenes.windows.firstIndex(where: isShown) else { return }
      if let window = existing(kind, value) {
        presenter.raise(window)
      } else {
        present(AppWindow(kind: kind, of: scenes.windows, value: value))
        onStateChange()
      }
    }
  }

  /// Whether the app has settings.
  var hasSettings: Bool { scenes.windows.contains { $0.kind == .settings } }

  /// Opens the settings, or brings them to the front.
  func openSettings() { show(nil) { $0.kind == .settings } }

  /// Closes the windows with an identifier, or for a value.
  func dismiss(id: String?, value: (any Hashable)?) {
    schedule { [weak self] in
      guard let self else { return }
      for window in openWindows where matches(window, id, value) { presenter.close(window) }
    }
  }

  /// Closes a window.
  func dismiss(_ window: AppWindow?) {
    schedule { [weak self] in
      guard let self, let window, openWindows.contains(where: { $0 === window }) else { return }
      presenter.close(window)
    }
  }

  private func matches(_ window: AppWindow, _ id: String?, _ value: Any?) -> Bool {
    let scene = window.scene
    guard id == nil || scene.id == id else { return false }
    guard let value else { return id != nil }
    return window.value.map { scene.values?.areEqual($0, value) == true } ?? false
  }

  /// The open window for a value, or the one of a kind that has only one.
  private func existing(_ kind: Int, _ value: Any?) -> AppWindow? {
    let scene = scenes.windows[kind]
    guard scene.kind == .group else { return openWindows.first { $0.kind == kind } }
    guard let value, let values = scene.values else { return nil }
    return openWindows.first { window in
      window.kind == kind && window.value.map { values.areEqual($0, value) } == true
    }
  }

  private func present(_ window: AppWindow) {
    openWindows.append(window)
    presenter.present(window, of: self)
  }

  private static func type<Value>(of value: Value) -> ObjectIdentifier {
    ObjectIdentifier(Swift.type(of: value as Any))
  }

  // MARK: Called by the presenter

  /// The kind of a window.
  package func description(of window: AppWindow) -> WindowDescription { window.scene }

  /// Makes the hierarchy of a window. Its views open and close windows, and its keys too.
  package func makeHost(
    for window: AppWindow, size: CGSize, scale: CGFloat, resources: Resources,
    migration: (any StateMigrating)? = nil
  ) -> ViewHost {
    let host = ViewHost(
      root(of: window), size: size, scale: scale, resources: resources, migration: migration,
      sceneValues: sceneValues(of: window))
    adopt(host, for: window)
    return host
  }

  /// The values of `SceneStorage` for the hierarchy of a window: those of its last hierarchy, or
  /// else the restored ones.
  package func sceneValues(of window: AppWindow) -> SceneValues {
    if let values = window.host?.sceneValues { return values }
    let values = SceneValues()
    if let stored = window.restored?.storage { values.restore(stored) }
    values.onChange = { [weak self] in self?.onStateChange() }
    return values
  }

  /// Uses a hierarchy that shows `root(of:)`.
  package func adopt(_ host: ViewHost, for window: AppWindow) {
    window.host = scenes.connected(host)
    host.scenePhase = window.phase
    host.keyAction = { [weak self, weak window] sample in
      guard let self, let window else { return false }
      return handle(sample, in: window)
    }
  }

  /// Makes the views of a window disappear, before those of a newer version of the app replace them.
  package func removeViews(of window: AppWindow) {
    guard let host = window.host else { return }
    host.reevaluate { [self] in root(of: window, isEmpty: true) }
    _ = host.frame(at: host.time)
  }

  /// Returns the content of a window, or nothing in its place.
  package func root(of window: AppWindow, isEmpty: Bool = false) -> some View {
    let value = PresentedValue(value: window.value) { [weak self, weak window] value in
      guard let self, let window else { return }
      window.value = value
      onStateChange()
    }
    window.dismissTarget.action = { [weak self, weak window] in self?.dismiss(window) }
    let root = WindowRoot(
      scenes: scenes, index: { [weak window] in window?.kind }, value: value, isEmpty: isEmpty)
    return
      root
      .environment(\.windowActions, WindowActions(self, window))
      .environment(\.dismiss, DismissAction(window.dismissTarget))
  }

  /// Removes a window that has been closed.
  package func didClose(_ window: AppWindow) {
    setPhase(.background, of: window)
    openWindows.removeAll { $0 === window }
    updateAppPhase()
    onStateChange()
  }

  /// Replaces the scenes by those of a newer version of the app. Returns the open windows of scenes that it
  /// has, whose hierarchies must be made again, and closes the others. `kept` is not closed: without a scene it
  /// is removed from the windows, and its owner shows another one instead.
  package func replaceScenes(_ newer: AppScenes, keeping kept: AppWindow? = nil) -> [AppWindow] {
    let names = openWindows.map { window in window.kind.map { scenes.windows.name(of: $0) } }
    scenes.onChange = {}
    scenes = newer
    watchScenes()
    for (window, name) in zip(openWindows, names) {
      window.kind = name.flatMap { scenes.windows.kind(named: $0) }
    }
    let closing = updateDescriptions().filter { $0 !== kept }
    openWindows.removeAll { $0 === kept && $0.kind == nil }
    let remaining = openWindows.filter { $0.kind != nil }
    for window in closing { presenter.close(window) }
    return remaining
  }

  /// Updates the descriptions of the open windows' scenes. Returns the windows whose scenes no longer exist.
  private func updateDescriptions() -> [AppWindow] {
    for window in openWindows {
      if let kind = window.kind { window.scene = scenes.windows[kind] }
    }
    return openWindows.filter { $0.kind == nil }
  }

  // MARK: State

  /// The state to restore when the app starts again.
  package var state: AppWindowState {
    AppWindowState(
      windows: openWindows.compactMap { window in
        guard let kind = window.kind, window.scene.isRestored else { return nil }
        var state = AppWindowState.Window(scene: scenes.windows.name(of: kind))
        state.value = window.value.flatMap { window.scene.values?.encode($0) }
        state.storage = window.host?.sceneValues.propertyList ?? window.restored?.storage
        presenter.describe(window, in: &state)
        return state
      })
  }

  private func watchScenes() {
    scenes.onChange = { [weak self] in
      guard let self else { return }
      for window in openWindows {
        window.kind = scenes.windows.firstIndex { $0.path == window.scene.path }
      }
      for window in updateDescriptions() {
        schedule { [weak self] in
          // The app may have the scene again.
          guard let self, window.kind == nil, openWindows.contains(where: { $0 === window }) else {
            return
          }
          presenter.close(window)
        }
      }
    }
  }
}

extension [WindowDescription] {
  /// The name of a scene in a stored state, and in newer versions of the app: its identifier, or its kind and position
  /// among those of its kind without one. Of several scenes with an identifier, all but the first have a number.
  @MainActor
  func name(of kind: Int) -> String {
    let scene = self[kind]
    let earlier = self[..<kind].filter { other in
      other.id == scene.id && (scene.id != nil || other.kind == scene.kind)
    }
    guard let id = scene.id else { return "\(scene.kind) \(earlier.count)" }
    return earlier.isEmpty ? id : "\(id) \(earlier.count)"
  }

  /// The index of the scene with a name; nil if there is none.
  @MainActor
  func kind(named name: String) -> Int? { indices.first { self.name(of: $0) == name } }
}
