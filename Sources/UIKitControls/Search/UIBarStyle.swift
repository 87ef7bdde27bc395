// Part of Snapback, under the MIT licence; see LICENSE.

/// The colors of a bar without colors of its own.
public enum UIBarStyle: Int, Sendable {
  /// The colors of the appearance.
  case `default`
  /// A black bar with a white title.
  case black
  /// The same as `black`.
  case blackTranslucent
  /// The old name of `black`.
  public static let blackOpaque = UIBarStyle.black
}
