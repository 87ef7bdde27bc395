// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
@_spi(ViewTree) import Controls
package import Foundation
import Gestures
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The scenes of a running app, and the app's own state, which its windows share.
///
/// The app's body is evaluated in a hierarchy of its own, whose changes of state are applied with those
/// of the window in which they were made.
@MainActor
package final class AppScenes {
  /// The kinds of windows, in their order in the source.
  package private(set) var windows: [WindowDescription] = []
  /// Read by the windows' contents; changes when the app's body has been evaluated again.
  private let source = DependencySource()
  private var state: ViewHost?
  /// Called when the windows may have changed.
  var onChange: () -> Void = {}

  /// Evaluates the body of an app. Images and texts are found in `resources`. The state starts with
  /// that of an earlier version of the app, if there was one.
  package init(_ app: any App, resources: Resources, migration: (any StateMigrating)? = nil) {
    state = Self.stateHost(of: app, resources, migration) { [unowned self] in update($0) }
  }

  private static func stateHost<A: App>(
    of app: A, _ resources: Resources, _ migration: (any StateMigrating)?,
    _ update: @escaping ([WindowDescription]) -> Void
  ) -> ViewHost {
    let host = ViewHost(
      StyledView(style: StyleHolder(app)) { app in
        let _ = update(app.body.windows)
        EmptyView()
      }, size: .zero, resources: resources, migration: migration)
    host.forwardsChanges = true
    return host
  }

  private func update(_ windows: [WindowDescription]) {
    self.windows = windows
    source.invalidateReaders()
    onChange()
  }

  /// The state of the app, which `scenePhase` has in its body.
  var phase: ScenePhase { state?.scenePhase ?? .active }

  /// Sets the state of the app, and returns whether it has changed. The body is evaluated at once: no
  /// window may draw a frame before it changes again.
  func setPhase(_ phase: ScenePhase) -> Bool {
    guard let state, state.scenePhase != phase else { return false }
    state.scenePhase = phase
    update(at: state.time)
    return true
  }

  /// The index of the window that opens first; nil if the app has none.
  package var firstWindow: Int? {
    let candidates = windows.indices.filter { windows[$0].kind != .settings }
    return candidates.first { windows[$0].launch != .suppressed } ?? candidates.first
  }

  /// Creates the hierarchy of a window, by its index in `windows`.
  package func makeHost(
    _ index: Int, size: CGSize, scale: CGFloat, resources: Resources,
    migration: (any StateMigrating)? = nil
  ) -> ViewHost {
    connected(
      ViewHost(
        root(index), size: size, scale: scale, resources: resources, migration: migration))
  }

  /// Connects the hierarchy of a window to the app's state. It keeps this object.
  package func connected(_ host: ViewHost) -> ViewHost {
    host.service(AppStateService.self).scenes = self
    return host.enablingKeyboardAccess()
  }

  /// Returns the content of a window, by its index in `windows`.
  package func root(_ index: Int) -> some View {
    WindowRoot(scenes: self, index: { index }, value: PresentedValue())
  }

  /// The content of a window, for the body of the window's root; nothing without an index.
  func content(_ index: Int?, _ value: PresentedValue) -> AnyView {
    source.recordRead()
    guard let index, windows.indices.contains(index) else { return AnyView(EmptyView()) }
    return windows[index].content(for: value)
  }

  /// Evaluates the app's body again if it depends on something that has changed.
  fileprivate func update(at time: Double) {
    guard let state, state.nextFrame(after: time).map({ $0 <= time }) == true else { return }
    _ = state.frame(at: max(time, state.time))
  }

  fileprivate func nextUpdate(after time: Double) -> Double? { state?.nextFrame(after: time) }
}

/// The root of a window's hierarchy.
struct WindowRoot: View {
  let scenes: AppScenes
  /// The index of the window's scene, which changes when scenes before it come and go.
  let index: () -> Int?
  let value: PresentedValue
  var isEmpty = false

  var body: some View { isEmpty ? AnyView(EmptyView()) : scenes.content(index(), value) }
}

/// Keeps the app's body up to date in the frames of a window.
private final class AppStateService: HostService {
  static let order = -1000
  var scenes: AppScenes?

  init(_ host: ViewHost) {}

  func handle(_ event: InputEvent) -> InputEvent? {
    scenes?.update(at: event.time)
    return event
  }

  func run(at time: Double) { scenes?.update(at: time) }
  func nextFrame(after time: Double) -> Double? { scenes?.nextUpdate(after: time) }
}
