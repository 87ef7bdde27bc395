// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An alignment guide with a position along the horizontal axis.
public struct HorizontalAlignment: Sendable {
  let id: any AlignmentID.Type
  private let fraction: CGFloat?
  package var key: AlignmentKey { AlignmentKey(id: id, axis: .horizontal, fraction: fraction) }

  /// Creates a guide from a type that identifies it.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, fraction: nil)
  }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat?) {
    self.id = id
    self.fraction = fraction
  }

  /// The leading edge, at x = 0.
  public static let leading = HorizontalAlignment(Leading.self, fraction: 0)
  /// The horizontal center.
  public static let center = HorizontalAlignment(HorizontalCenter.self, fraction: 0.5)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self, fraction: 1)
}

extension HorizontalAlignment: Equatable {
  /// Returns whether both are the same guide.
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
