// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An alignment guide with a position along the vertical axis.
public struct VerticalAlignment: Sendable {
  let id: any AlignmentID.Type
  private let fraction: CGFloat?
  package var key: AlignmentKey { AlignmentKey(id: id, axis: .vertical, fraction: fraction) }

  /// Creates a guide from a type that identifies it.
  public init(_ id: any AlignmentID.Type) {
    self.init(id, fraction: nil)
  }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat?) {
    self.id = id
    self.fraction = fraction
  }

  /// The top edge, at y = 0.
  public static let top = VerticalAlignment(Top.self, fraction: 0)
  /// The vertical center.
  public static let center = VerticalAlignment(VerticalCenter.self, fraction: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self, fraction: 1)
  /// The baseline of the first line of text; the bottom edge in a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge in a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
  /// The middle of the capitals in the first line of text; the center of a view without text.
  package static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}

extension VerticalAlignment: Equatable {
  /// Returns whether both are the same guide.
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool { a.id == b.id }
}

private enum Top: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenter: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: FrameGuide {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = min(childValue, parentValue ?? .infinity)
  }
}

private enum FirstTextLineCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }

  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = min(childValue, parentValue ?? .infinity)
  }
}

private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }

  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    parentValue = max(childValue, parentValue ?? -.infinity)
  }
}
