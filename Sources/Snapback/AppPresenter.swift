// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Dispatch
import Foundation
package import Interface
package import SDLBackend
@_spi(ViewTree) package import ViewCore

/// Shows the windows of an app as windows of the desktop.
@MainActor
package final class AppPresenter: AppWindowPresenting {
  private let name: String
  /// The fonts, images and texts of new windows.
  package var resources: Resources
  private let options: WindowOptions
  /// Whether the app has requested too many windows, which is reported once.
  private var hasReachedLimit = false
  private let prepare: (ViewHost, DesktopWindow) -> Void
  /// Wraps the content of a window.
  package var wrap: (any WindowContent) -> any WindowContent = { $0 }
  /// Called with the reason when a window cannot be opened.
  package var onFailure: (SDLError) -> Void = { _ in }

  /// `name` is the title of windows that have none. `prepare` is called with each hierarchy before its
  /// first frame.
  package init(
    name: String, resources: Resources, options: WindowOptions,
    prepare: @escaping (ViewHost, DesktopWindow) -> Void
  ) {
    (self.name, self.resources, self.options, self.prepare) = (name, resources, options, prepare)
  }

  /// Returns the open windows of the app, which this object presents.
  package func windows(of scenes: AppScenes) -> AppWindows {
    AppWindows(scenes, presenter: self) { action in
      DispatchQueue.main.async { MainActor.assumeIsolated { action() } }
    }
  }

  /// The most open windows of an app. One that opens windows without end would make the desktop
  /// unusable.
  package static let windowLimit = 100

  package func present(_ window: AppWindow, of windows: AppWindows) {
    guard windows.openWindows.count <= Self.windowLimit else {
      windows.didClose(window)
      if !hasReachedLimit { onFailure(.tooManyWindows(Self.windowLimit)) }
      hasReachedLimit = true
      return
    }
    let scene = windows.description(of: window)
    var options = options
    options.hasDecoration = scene.hasDecoration
    let size = window.restored?.size ?? scene.defaultSize ?? WindowDescription.standardSize
    do throws(SDLError) {
      let desktop = try DesktopWindow(title: scene.title ?? name, size: size, options: options)
      desktop.onSurfaceFailure = onFailure
      let presentation = AppWindowPresentation(desktop)
      window.presentation = presentation
      desktop.onFinish = { [weak self, weak windows, weak window] in
        guard let self, let windows, let window else { return }
        didFinish(window, of: windows)
      }
      watchState(of: desktop, window, windows)
      show(window, of: windows, in: presentation, isNew: true)
      place(window, scene, desktop)
    } catch {
      windows.didClose(window)
      onFailure(error)
    }
  }

  /// Gives a window of the app the state of one of the desktop.
  private func watchState(
    of desktop: DesktopWindow, _ window: AppWindow, _ windows: AppWindows
  ) {
    desktop.onStateChange = { [weak windows, weak window] state in
      guard let windows, let window else { return }
      let phase: ScenePhase =
        switch state {
        case .active: .active
        case .inactive: .inactive
        case .hidden: .background
        }
      windows.setPhase(phase, of: window)
    }
  }

  /// Makes the hierarchy of an open window again, for a newer version of the app.
  package func refresh(_ window: AppWindow, of windows: AppWindows) {
    guard let presentation = window.presentation as? AppWindowPresentation else { return }
    presentation.window.title = windows.description(of: window).title ?? name
    presentation.migration = presentation.migration.makeSuccessor()
    windows.removeViews(of: window)
    show(window, of: windows, in: presentation, isNew: false)
  }

  private func show(
    _ window: AppWindow, of windows: AppWindows, in presentation: AppWindowPresentation,
    isNew: Bool
  ) {
    let desktop = presentation.window
    let host = windows.makeHost(
      for: window, size: desktop.size, scale: desktop.scale, resources: resources,
      migration: presentation.migration)
    prepare(host, desktop)
    let sizing = sizing(of: window, in: windows, desktop)
    let content = AppWindowContent(host, sizing)
    presentation.accessibility?.stop()
    let accessibility = desktop.presentAccessibility(of: content)
    accessibility.onActivityChange = { [weak host] in
      host?.accessibilitySettings.isScreenReaderOn = $0
    }
    presentation.accessibility = accessibility
    presentation.content = content
    if isNew, window.restored?.size == nil { sizing.setInitialSize(for: host) }
    desktop.show(wrap(content))
  }

  /// Returns what applies the description of an open window to one of the desktop.
  package func sizing(
    of window: AppWindow, in windows: AppWindows, _ desktop: DesktopWindow
  ) -> WindowSizing {
    WindowSizing(desktop) { [weak windows, weak window] in
      guard let windows, let window, windows.openWindows.contains(where: { $0 === window }) else {
        return nil
      }
      return windows.description(of: window)
    }
  }

  /// Presents a window of the app as one of the desktop that its owner runs and closes.
  package func adopt(_ window: AppWindow, of windows: AppWindows, _ desktop: DesktopWindow) {
    window.presentation = AppWindowPresentation(desktop, isOwned: false)
    watchState(of: desktop, window, windows)
    desktop.onFinish = { [weak windows, weak window] in
      if let windows, let window { windows.didClose(window) }
    }
  }

  private func place(_ window: AppWindow, _ scene: WindowDescription, _ desktop: DesktopWindow) {
    if let position = window.restored?.position {
      desktop.place(at: position)
    } else if let position = scene.defaultPosition {
      desktop.place(x: Double(position.x), y: Double(position.y))
    }
  }

  package func raise(_ window: AppWindow) { Self.desktopWindow(of: window)?.raise() }

  package func close(_ window: AppWindow) { Self.desktopWindow(of: window)?.requestClose() }

  /// The window on the desktop; nil if it is not shown.
  package static func desktopWindow(of window: AppWindow) -> DesktopWindow? {
    (window.presentation as? AppWindowPresentation)?.window
  }

  /// Closes a window after the use of its close button. The last one stays until the app ends, so that
  /// it is restored.
  private func didFinish(_ window: AppWindow, of windows: AppWindows) {
    guard windows.openWindows.contains(where: { $0 !== window }) else { return }
    (window.presentation as? AppWindowPresentation)?.close()
    windows.didClose(window)
  }

  package func describe(_ window: AppWindow, in state: inout AppWindowState.Window) {
    guard let desktop = Self.desktopWindow(of: window) else { return }
    (state.width, state.height) = (Double(desktop.size.width), Double(desktop.size.height))
    guard let placement = desktop.placement, placement.x != 0 || placement.y != 0 else { return }
    (state.x, state.y) = (placement.x, placement.y)
  }

  /// Closes all windows, when the app ends.
  package func closeAll(of windows: AppWindows) {
    windows.enterBackground()
    for window in windows.openWindows {
      (window.presentation as? AppWindowPresentation)?.close()
      window.presentation = nil
    }
  }
}

extension AppWindowState.Window {
  /// The size in points; nil if it is unknown or impossible.
  fileprivate var size: CGSize? {
    guard let width, let height, width >= 1, height >= 1, width.isFinite, height.isFinite else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// The position in the window system's units; nil if it is unknown.
  fileprivate var position: (x: Int32, y: Int32)? {
    guard let x, let y else { return nil }
    return (x, y)
  }
}

/// The objects of a window of an app on the desktop.
@MainActor
private final class AppWindowPresentation {
  let window: DesktopWindow
  var content: AppWindowContent?
  var accessibility: WindowAccessibility?
  var migration = StateMigration()
  private let isOwned: Bool

  init(_ window: DesktopWindow, isOwned: Bool = true) {
    (self.window, self.isOwned) = (window, isOwned)
  }

  func close() {
    accessibility?.stop()
    accessibility = nil
    if isOwned { window.close() }
  }
}
