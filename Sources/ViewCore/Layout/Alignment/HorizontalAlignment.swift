// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An alignment guide with a position along the horizontal axis.
public struct HorizontalAlignment: Sendable {
  let id: any AlignmentID.Type
  package var key: AlignmentKey { AlignmentKey(id: id, axis: .horizontal) }

  /// Creates a guide from a type that identifies it.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The leading edge, at x = 0.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The horizontal center.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

extension HorizontalAlignment: Equatable {
  /// Whether both are the same guide.
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool { a.id == b.id }
}

private enum Leading: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
