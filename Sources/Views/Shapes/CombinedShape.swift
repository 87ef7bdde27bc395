// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// The combination of the areas, or of the lines, of two shapes in the same frame.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union
    case intersection
    case difference
    case symmetricDifference
    case lineIntersection
    case lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let (one, two) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: one.union(two, eoFill: eoFill)
    case .intersection: one.intersection(two, eoFill: eoFill)
    case .difference: one.subtracting(two, eoFill: eoFill)
    case .symmetricDifference: one.symmetricDifference(two, eoFill: eoFill)
    case .lineIntersection: one.lineIntersection(two, eoFill: eoFill)
    case .lineSubtraction: one.lineSubtraction(two, eoFill: eoFill)
    }
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
  /// The area that is in this shape or in another one, by the non-zero rule, or by the even-odd rule
  /// if `eoFill` is true.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that is in this shape and in another one.
  public nonisolated func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that is in this shape and not in another one.
  public nonisolated func subtracting<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }

  /// The area that is in either this shape or another one, and not in both.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's lines that are inside of another shape, for a stroke.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's lines that are outside of another shape, for a stroke.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
