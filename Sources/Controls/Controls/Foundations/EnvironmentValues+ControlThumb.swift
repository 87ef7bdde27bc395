// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) package import Views

private enum ControlThumbKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

extension EnvironmentValues {
  /// The color of the thumb of switches and segmented controls; nil for the usual one.
  package var controlThumb: Color? {
    get { self[ControlThumbKey.self] }
    set { self[ControlThumbKey.self] = newValue }
  }
}
