// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The presentation of a part of a line by Markdown. Foundation has this type on Apple's systems only.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasized: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// With a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributeScopes.FoundationAttributes {
  /// The presentation of a part of a line by Markdown.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("The attribute is found by its type only.")
  }

  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}
