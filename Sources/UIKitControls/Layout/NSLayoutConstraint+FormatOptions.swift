// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format across its direction, and its edges.
  public struct FormatOptions: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The centers are aligned from left to right.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centers are aligned from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Horizontal formats go from the leading edge to the trailing one; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Horizontal formats go from the left edge to the right one.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats go from the right edge to the left one.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attribute that is aligned; nil for none.
    var attribute: NSLayoutConstraint.Attribute? {
      let attributes: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return attributes.first { contains($0.0) }?.1
    }
  }

  /// Creates the constraints that a visual format describes, such as `"H:|-[label]-20-[button(==80)]-|"`.
  ///
  /// The format ends the program with a message if it is wrong, or names an unknown view or metric.
  ///
  /// - Parameters:
  ///   - format: The format: `H:` or `V:`, `|` for the superview, views in brackets with sizes in
  ///     parentheses, and distances between hyphens; `-` alone is 8 points between views, and the margin
  ///     to the superview. Sizes and distances may have relations and priorities: `(>=40@250)`.
  ///   - opts: The alignment across the format's direction.
  ///   - metrics: The numbers of names in the format.
  ///   - views: The views of names in the format.
  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { VisualFormat.number($0) }
    do {
      return try VisualFormat(format, numbers, views.mapValues { $0 as AnyObject })
        .constraints(opts)
    } catch {
      fatalError("The visual format \"\(format)\" is wrong: \(error.message)")
    }
  }
}
