// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Assets
import Foundation
package import Interface
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
    let title = ProcessInfo.processInfo.processName
    let size = CGSize(width: 390, height: 844)
    ScreenSize.expected = size
    do throws(SDLError) {
      let shown = try show(Self(), title: title, size: size)
      if case .interrupted(let signal) = shown { exit(128 + signal) }
    } catch {
      FileHandle.standardError.write(Data("\(title): \(error)\n".utf8))
      exit([.noDisplay, .displayLost].contains(error.kind) ? 69 : 70)
    }
  }

  private static func show(
    _ app: Self, title: String, size: CGSize
  ) throws(SDLError) -> WindowExit {
    let first = firstWindow(of: app.body)
    let window = try DesktopWindow(title: first?.title ?? title, size: size)
    defer { window.close() }
    let host = first?.makeHost(
      size: window.size, scale: window.scale,
      resources: .standard(assets: AssetLibrary.bundledFolders), migration: nil)
    guard let host else { return .closed }
    host.calendar = { _ in Date() }
    host.connectToDesktop()
    let listener = DesktopSettingsMonitor(environment: ProcessInfo.processInfo.environment) {
      preferences in
      host.apply(preferences.inWindow(scale: host.scale))
    }
    listener.start()
    defer { listener.stop() }
    let accessibility = window.presentAccessibility(of: host)
    accessibility.onActivityChange = { host.accessibilitySettings.isScreenReaderOn = $0 }
    defer { accessibility.stop() }
    return try window.run(host)
  }

  /// The first window of a scene; nil if it has none.
  package static func firstWindow(of scene: some Scene) -> (any WindowScene)? { scene.firstWindow }
}
