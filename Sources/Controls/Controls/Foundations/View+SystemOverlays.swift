// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

extension View {
  /// Has no effect: windows have no status bar.
  /// - Note: Differs from SwiftUI: accepted for source compatibility.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Has no effect: windows have no status bar.
  /// - Note: Differs from SwiftUI: accepted for source compatibility.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect: windows have no home indicator or other overlays of the system.
  /// - Note: Differs from SwiftUI: accepted for source compatibility.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect: the system has no gestures at the edges of a window.
  /// - Note: Differs from SwiftUI: accepted for source compatibility.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
