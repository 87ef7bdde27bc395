// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The spacing in points that a view prefers to its neighbors, used where its container specifies
/// none.
public struct ViewSpacing: Sendable {
  /// The spacing by edge; missing for the default spacing of 8 points.
  private var lengths: [Edge: CGFloat]
  /// The kind of the view at its upper and its lower edge, if its spacing to texts and symbols depends
  /// on it.
  private var above: Content?
  private var below: Content?

  /// The views whose vertical spacing depends on their neighbor.
  package enum Content: Sendable {
    /// A text, with the space that its font requires above a line.
    case text(leading: CGFloat)
    case symbol

    /// The vertical spacing to the next one in points; nil for the default spacing.
    fileprivate func distance(to other: Content) -> CGFloat? {
      switch (self, other) {
      case (.text, .text(let leading)): leading
      case (.text, .symbol), (.symbol, .text): 0
      case (.symbol, .symbol): nil
      }
    }
  }

  /// Creates the default spacing on every edge.
  public init() {
    lengths = [:]
  }

  init(_ lengths: [Edge: CGFloat]) {
    self.lengths = lengths
  }

  /// Creates the spacing of a text or symbol: the default spacing beside anything else.
  package init(_ content: Content) {
    lengths = [:]
    (above, below) = (content, content)
  }

  /// No spacing on any edge.
  public static let zero = ViewSpacing([.top: 0, .leading: 0, .bottom: 0, .trailing: 0])

  /// Replaces the spacing at the given edges by the larger one of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard lengths[edge] != nil || other.lengths[edge] != nil else { continue }
      lengths[edge] = max(self.length(edge), other.length(edge))
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
    if axis == .vertical, let below, let other = next.above,
      let distance = below.distance(to: other)
    {
      return distance
    }
    let (first, second) =
      axis == .horizontal
      ? (lengths[.trailing], next.lengths[.leading]) : (lengths[.bottom], next.lengths[.top])
    return switch (first, second) {
    case (let first?, let second?): max(first, second)
    case (let length?, nil), (nil, let length?): length
    case (nil, nil): StackElement.defaultSpacing
    }
  }

  /// Returns the default spacing at the given edges, and the current one at the others.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var result = ViewSpacing(lengths.filter { !edges.contains(Edge.Set($0.key)) })
    if !edges.contains(.top) { result.above = above }
    if !edges.contains(.bottom) { result.below = below }
    return result
  }

  private func length(_ edge: Edge) -> CGFloat { lengths[edge] ?? StackElement.defaultSpacing }
}
