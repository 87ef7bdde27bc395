// Part of Snapback, under the MIT licence; see LICENSE.

/// The causes of unsafe areas at the edges of a view.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bit mask of the set.
  public let rawValue: UInt

  /// Creates a set from its bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The window's edges, and bars such as navigation bars and tab bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// An on-screen keyboard. Never present on a desktop.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}
