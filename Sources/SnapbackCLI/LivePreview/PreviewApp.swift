// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import SDLBackend
import Snapback

/// The windows of a previewed app: the first is the preview's own, and the app opens others. They stay
/// open, with their state, when newer code is loaded.
final class PreviewApp {
  private let presenter: AppPresenter
  private let window: DesktopWindow
  /// Whether the app's first window determines the limits of the preview's own.
  private let limitsSize: Bool
  private var windows: AppWindows?
  /// The window of the app that the preview's own shows.
  private var main: AppWindow?
  private var sizing: WindowSizing?

  /// `limitsSize` is whether the app determines the size of the window. `prepare` is called with each hierarchy of another window before its first frame.
  init(
    _ window: DesktopWindow, name: String, resources: Resources, limitsSize: Bool,
    prepare: @escaping (ViewHost) -> Void
  ) {
    (self.window, self.limitsSize) = (window, limitsSize)
    presenter = AppPresenter(name: name, resources: resources, options: window.options) {
      host, window in
      prepare(host)
      host.connectToDesktop(of: window)
    }
    presenter.wrap = { WatchedContent($0) }
    presenter.onFailure = { error in
      StandardStreams.note("cannot open a window (\(error.call): \(error.message))")
    }
  }

  /// Whether the preview's own window was closed.
  var isMainClosed: Bool { window.isFinished }

  /// Makes the hierarchy of the app's first window, and those of the others that are open. Returns nil if
  /// the app has no window.
  func makeHost(
    _ scenes: AppScenes, size: CGSize, scale: CGFloat, resources: Resources,
    migration: StateMigration
  ) -> ViewHost? {
    presenter.resources = resources
    if let windows {
      for other in windows.replaceScenes(scenes, keeping: main) where other !== main {
        presenter.refresh(other, of: windows)
      }
    } else {
      windows = presenter.windows(of: scenes)
    }
    guard let windows else { return nil }
    if main.map({ main in !windows.openWindows.contains { $0 === main } }) ?? true, !isMainClosed {
      main = windows.addFirstWindow()
      if let main {
        presenter.adopt(main, of: windows, window)
        if limitsSize { sizing = presenter.sizing(of: main, in: windows, window) }
      }
    }
    guard let main else { return nil }
    return windows.makeHost(
      for: main, size: size, scale: scale, resources: resources, migration: migration)
  }

  /// Makes the views of the preview's own window disappear, before newer ones replace them.
  func removeMainViews() {
    if let windows, let main { windows.removeViews(of: main) }
  }

  /// The size in points that the app requests for its first window, whose hierarchy has been laid out;
  /// nil if it requests none.
  var requestedSize: CGSize? {
    guard let windows, let main, let host = main.host else { return nil }
    let scene = windows.description(of: main)
    let size = scene.initialSize(of: host)
    return size == WindowDescription.standardSize ? nil : size
  }

  /// To be called with each frame of the preview's own window.
  func noteFrame() { sizing?.noteFrame() }

  /// Applies the title and the limits of the app's first window.
  func updateWindow() {
    if let host = main?.host { sizing?.update(for: host) }
  }

  /// Closes all windows but the preview's own, which shows something else.
  func closeOthers() {
    guard let windows else { return }
    for other in windows.openWindows where other !== main { presenter.close(other) }
    self.windows = nil
    main = nil
    sizing = nil
  }
}
