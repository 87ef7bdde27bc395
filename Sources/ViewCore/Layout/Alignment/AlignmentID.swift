// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A type that identifies an alignment guide and defines its default position.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide, in points from the view's top leading corner, in a view
  /// that does not set the guide explicitly.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Combines the explicit guide value of the n-th child, counted from 0 among the children that
  /// set it, into the value of their container.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Computes the mean of the children's values.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// A guide that belongs to the frame of a view: explicit values of children do not propagate to their container.
protocol FrameGuide: AlignmentID {}

extension FrameGuide {
  static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {}
}
