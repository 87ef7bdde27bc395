// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Options for measuring and drawing a text. Texts are always laid out in lines from the top.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: Int
  /// Creates an option set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The last line is cut if it does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The origin is that of the first line's fragment.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The leading of the font counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// The scale of a text that is drawn smaller to fit. Nothing can be set.
public final class NSStringDrawingContext {
  /// Creates a context.
  public init() {}
}
