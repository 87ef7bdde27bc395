// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

extension View {
  /// Hides the status bar of the device for which the window stands.
  ///
  /// On a device without a camera housing the safe area then begins at the top. A window that stands for
  /// no device has no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(_SystemOverlayModifier(SystemOverlayRequest(hidesStatusBar: hidden)))
  }

  /// Hides the status bar of the device for which the window stands.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides the home indicator of the device for which the window stands. The safe area stays. A window
  /// that stands for no device has no home indicator.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(
      _SystemOverlayModifier(SystemOverlayRequest(hidesHomeIndicator: visibility == .hidden)))
  }

  /// Has no effect: the system has no gestures at the edges of a window.
  /// - Note: Differs from SwiftUI: no effect: there are no system gestures within a window.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
