// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The weight of texts that a user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weights of the fonts.
  case regular
  /// Heavier weights, which are easier to read.
  case bold
}

extension EnvironmentValues {
  /// The weight of texts that the user prefers; nil has the meaning of `regular`. With `bold`, texts
  /// are heavier by two steps.
  public var legibilityWeight: LegibilityWeight? {
    get { textAppearance.isHeavier ? .bold : .regular }
    set { textAppearance.isHeavier = newValue == .bold }
  }
}
