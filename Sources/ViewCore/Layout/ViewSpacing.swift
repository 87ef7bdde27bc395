// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation

/// The spacing in points that a view prefers to its neighbors, used where its container specifies
/// none.
public struct ViewSpacing: Sendable {
  /// The spacing by edge; missing for the default spacing of 8 points.
  private var lengths: [Edge: CGFloat]
  /// The upper and the lower edge, where the spacing may depend on the neighbor.
  private var above: SpacingBoundary
  private var below: SpacingBoundary

  /// Creates the default spacing on every edge.
  public init() { self.init(SpacingBoundary()) }

  /// Creates the default spacing, with the given upper and lower edge.
  package init(_ boundary: SpacingBoundary, lengths: [Edge: CGFloat] = [:]) {
    (self.lengths, above, below) = (lengths, boundary, boundary)
  }

  /// The spacing of most views: the default spacing, beside texts theirs.
  package static let view = ViewSpacing(SpacingBoundary(hasView: true))
  package static let symbol = ViewSpacing(SpacingBoundary(hasSymbol: true))

  /// No spacing on any edge.
  public static let zero = ViewSpacing(
    SpacingBoundary(), lengths: [.top: 0, .leading: 0, .bottom: 0, .trailing: 0])

  /// Replaces the spacing at the given edges by the larger one of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { above = above.union(other.above) }
    if edges.contains(.bottom) { below = below.union(other.below) }
    lengths.merge(other.lengths.filter { edges.contains(Edge.Set($0.key)) }, uniquingKeysWith: max)
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
    let first = lengths[isRow ? .trailing : .bottom]
    let second = next.lengths[isRow ? .leading : .top]
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
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      result.lengths[edge] = other.lengths[edge]
    }
    return result
  }

  /// The spacing of a stack: that of the outer views at the ends of its axis, and of all at its sides.
  @MainActor static func stack(_ items: [Element], _ axis: Axis) -> ViewSpacing {
    for item in items { item.applyStackAxis(axis) }
    guard let first = items.first?.preferredSpacing else { return .view }
    let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
    return items.dropFirst().map(\.preferredSpacing).reduce(first) {
      $0.union($1, edges: .along(axis.other)).replaced(end, by: $1)
    }
  }
}

extension Edge.Set {
  /// The two edges at the ends of an axis.
  static func along(_ axis: Axis) -> Edge.Set { axis == .horizontal ? .horizontal : .vertical }
}
