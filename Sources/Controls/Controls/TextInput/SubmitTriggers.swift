// Part of Snapback, under the MIT licence; see LICENSE.

/// The events that submit a form.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The Return key in a search bar.
  public static let search = SubmitTriggers(rawValue: 2)
}
