// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
import Interface
import SDLBackend
@_spi(ViewTree) import ViewCore

extension ViewHost: WindowContent {}

/// The implementation of `App.main()`, which is declared in the module `Authoring`.
@_silgen_name("snapback_run_app")
@MainActor func runApp(_ app: any App.Type) {
  app.runUntilClosed()
}

extension App {
  fileprivate static func runUntilClosed() {
    let name = ProcessInfo.processInfo.processName
    ScreenSize.expected = WindowDescription.standardSize
    ViewHost.connectToNotifications()
    ViewHost.defaultCalendar = { _ in Date() }
    ViewHost.applyProgramOverrides()
    do throws(SDLError) {
      let shown = try show(Self(), name: name)
      if case .interrupted(let signal) = shown { exit(128 + signal) }
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(error)\n".utf8))
      exit([.noDisplay, .displayLost].contains(error.kind) ? 69 : 70)
    }
  }

  private static func show(_ app: Self, name: String) throws(SDLError) -> WindowExit {
    let environment = ProcessInfo.processInfo.environment
    let resources = Resources.standard(assets: AssetLibrary.bundledFolders)
    let scenes = AppScenes(app, resources: resources)
    var preferences = DesktopPreferences()
    let presenter = AppPresenter(name: name, resources: resources, options: WindowOptions()) {
      host, window in
      host.connectToDesktop(of: window)
      host.apply(preferences.inWindow(scale: host.scale))
    }
    var failure: SDLError?
    presenter.onFailure = { failure = failure ?? $0 }
    let windows = presenter.windows(of: scenes)
    let file = AppStateFile(name: name, environment: environment)
    windows.launch(restoring: file?.read())
    guard let first = windows.openWindows.first,
      let window = AppPresenter.desktopWindow(of: first)
    else {
      if let failure { throw failure }
      return .closed
    }
    defer { presenter.closeAll(of: windows) }
    let saver = file.map { AppStateSaver(windows, $0) }
    let listener = DesktopSettingsMonitor(environment: environment) { desktop in
      preferences = desktop
      for window in windows.openWindows {
        guard let host = window.host else { continue }
        host.apply(preferences.inWindow(scale: host.scale))
      }
    }
    listener.start()
    defer { listener.stop() }
    // The state includes what views save as they enter the background.
    defer {
      windows.enterBackground()
      saver?.save()
    }
    return try window.runAll()
  }
}
