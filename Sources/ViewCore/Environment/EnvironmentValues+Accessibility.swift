// Part of Snapback, under the MIT licence; see LICENSE.

private enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the desktop's Reduce Motion setting is on. Springs then settle quickly and without bounce.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
