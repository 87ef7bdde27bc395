// Part of Snapback, under the MIT licence; see LICENSE.

/// A window has no status bar, no home indicator and no gestures of the system's at its edges, so these ask for
/// what is so already.
extension View {
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  public func statusBar(hidden: Bool) -> some View { self }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
