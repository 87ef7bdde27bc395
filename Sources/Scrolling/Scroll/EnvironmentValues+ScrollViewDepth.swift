// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum ScrollViewDepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  /// The number of scroll views around the view.
  package var scrollViewDepth: Int {
    get { self[ScrollViewDepthKey.self] }
    set { self[ScrollViewDepthKey.self] = newValue }
  }
}
