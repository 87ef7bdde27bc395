// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback

/// Presents the windows of an app without a desktop: requests wait until `run`.
@MainActor
final class VirtualWindows: AppWindowPresenting {
  static let size = CGSize(width: 200, height: 200)

  private(set) var raised: [AppWindow] = []
  private(set) var closed: [AppWindow] = []
  private var requests: [@MainActor () -> Void] = []
  private var harnesses: [ObjectIdentifier: Harness] = [:]
  private(set) lazy var windows = AppWindows(scenes, presenter: self) { [unowned self] in
    requests.append($0)
  }
  private let scenes: AppScenes
  private let drawsAtOnce: Bool

  /// Launches an app; the state is that of its last run. `drawsAtOnce` is whether windows have their first frame as they
  /// are presented, as on a desktop.
  init(_ app: some App, restoring state: AppWindowState? = nil, drawsAtOnce: Bool = false) {
    scenes = AppScenes(app, resources: .plain())
    self.drawsAtOnce = drawsAtOnce
    windows.launch(restoring: state)
    run()
  }

  var open: [AppWindow] { windows.openWindows }

  /// The titles of the open windows.
  var titles: [String] { open.map { windows.description(of: $0).title ?? "" } }

  /// Runs the frames of all windows, and the requests of their views, until nothing changes.
  func run() {
    for _ in 0..<8 {
      for window in open { harness(window).frame() }
      let waiting = requests
      requests = []
      for request in waiting { request() }
    }
  }

  /// The hierarchy of a window, driven by a test.
  func harness(_ window: AppWindow) -> Harness {
    guard let host = window.host else { preconditionFailure("the window has no hierarchy") }
    let harness = harnesses[ObjectIdentifier(host)] ?? Harness(host)
    harnesses[ObjectIdentifier(host)] = harness
    return harness
  }

  /// The texts in an open window.
  func texts(_ index: Int) -> [String] {
    open[index].host?.accessibilityItems.compactMap(\.label) ?? []
  }

  func key(_ name: String, in index: Int) {
    harness(open[index]).key(name, holding: .control)
    run()
  }

  func present(_ window: AppWindow, of windows: AppWindows) {
    _ = windows.makeHost(for: window, size: Self.size, scale: 1, resources: .plain())
    if drawsAtOnce { harness(window).frame() }
  }

  func raise(_ window: AppWindow) { raised.append(window) }
  func close(_ window: AppWindow) {
    closed.append(window)
    windows.didClose(window)
  }
  func describe(_ window: AppWindow, in state: inout AppWindowState.Window) { state.width = 123 }
}
