// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation

/// The spacing in points that a view prefers to its neighbors, used where its container specifies
/// none.
public struct ViewSpacing: Sendable {
  /// The spacing by edge; missing for the default spacing of 8 points.
  private var lengths: EdgeLengths
  /// The upper and the lower edge, where the spacing may depend on the neighbor.
  private var above: SpacingBoundary
  private var below: SpacingBoundary

  /// Creates the default spacing on every edge.
  public init() { self.init(SpacingBoundary()) }

  /// Creates the default spacing, with the given upper and lower edge.
  package init(_ boundary: SpacingBoundary) { self.init(boundary, EdgeLengths()) }

  private init(_ boundary: SpacingBoundary, _ lengths: EdgeLengths) {
    (self.lengths, above, below) = (lengths, boundary, boundary)
  }

  /// The spacing of most views: the default spacing, beside texts theirs.
  package static let view = ViewSpacing(SpacingBoundary(hasView: true))
  package static let symbol = ViewSpacing(SpacingBoundary(hasSymbol: true))

  /// No spacing on any edge.
  public static let zero = ViewSpacing(
    SpacingBoundary(), EdgeLengths(top: 0, leading: 0, bottom: 0, trailing: 0))

  /// Replaces the spacing at the given edges by the larger one of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { above = above.union(other.above) }
    if edges.contains(.bottom) { below = below.union(other.below) }
    lengths.merge(other.lengths, edges) { a, b in
      if let a, let b { return max(a, b) }
      return a ?? b
    }
  }

  /// Returns the spacing with the larger one of both at the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance in points between this view and the next one along an axis: the larger
  /// one of both preferences, or 8 if neither view has one.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if axis == .vertical, let distance = below.distance(to: next.above) { return distance }
    let isRow = axis == .horizontal
    let first = isRow ? lengths.trailing : lengths.bottom
    let second = isRow ? next.lengths.leading : next.lengths.top
    guard let first, let second else { return first ?? second ?? StackElement.defaultSpacing }
    return max(first, second)
  }

  /// Returns the default spacing at the given edges, and the current one at the others.
  func reset(_ edges: Edge.Set) -> ViewSpacing { replaced(edges, by: .view) }

  func reset(horizontal: Bool, vertical: Bool) -> ViewSpacing {
    reset((horizontal ? Edge.Set.horizontal : []).union(vertical ? .vertical : []))
  }

  /// Returns another spacing at the given edges, and the current one at the others.
  func replaced(_ edges: Edge.Set, by other: ViewSpacing) -> ViewSpacing {
    var result = self
    if edges.contains(.top) { result.above = other.above }
    if edges.contains(.bottom) { result.below = other.below }
    result.lengths.merge(other.lengths, edges) { $1 }
    return result
  }

  /// The spacing of a stack: that of the outer views at the ends of its axis, and of all at its sides. A stack without
  /// views has none.
  @MainActor static func stack(_ items: [Element], _ axis: Axis) -> ViewSpacing {
    for item in items { item.applyStackAxis(axis) }
    guard var result = items.first?.preferredSpacing else { return .zero }
    let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
    // A loop: a closure checks the actor.
    for item in items.dropFirst() {
      let spacing = item.preferredSpacing
      result = result.union(spacing, edges: .along(axis.other)).replaced(end, by: spacing)
    }
    return result
  }
}

/// The spacing in points by edge; nil for the default spacing.
private struct EdgeLengths: Sendable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// Replaces the lengths at some edges by what `combine` returns of both.
  mutating func merge(
    _ other: EdgeLengths, _ edges: Edge.Set, _ combine: (CGFloat?, CGFloat?) -> CGFloat?
  ) {
    if edges.contains(.top) { top = combine(top, other.top) }
    if edges.contains(.leading) { leading = combine(leading, other.leading) }
    if edges.contains(.bottom) { bottom = combine(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = combine(trailing, other.trailing) }
  }
}

extension Edge.Set {
  /// The two edges at the ends of an axis.
  static func along(_ axis: Axis) -> Edge.Set { axis == .horizontal ? .horizontal : .vertical }
}
