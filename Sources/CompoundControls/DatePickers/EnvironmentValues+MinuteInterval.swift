// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

private enum MinuteIntervalKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  /// The minutes between those that date pickers offer: a divisor of 60.
  package var minuteInterval: Int {
    get { self[MinuteIntervalKey.self] }
    set { self[MinuteIntervalKey.self] = newValue }
  }
}
