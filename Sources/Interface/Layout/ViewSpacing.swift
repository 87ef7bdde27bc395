// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// How much space a view wants around it, in points, where its container does not say.
public struct ViewSpacing: Sendable {
  /// Nil where the view wants what is usual.
  private var lengths: [Edge: CGFloat]
  /// What a text wants between its last line and the first one of another text below it.
  private(set) var textLeading: CGFloat?

  /// What is usual on every side.
  public init() {
    lengths = [:]
  }

  init(_ lengths: [Edge: CGFloat]) {
    self.lengths = lengths
  }

  /// A text's, which wants the usual beside anything but another text.
  init(textLeading: CGFloat) {
    lengths = [:]
    self.textLeading = textLeading
  }

  /// None on any side.
  public static let zero = ViewSpacing([.top: 0, .leading: 0, .bottom: 0, .trailing: 0])

  /// Takes the larger of what both want at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard lengths[edge] != nil || other.lengths[edge] != nil else { continue }
      lengths[edge] = max(self.length(edge), other.length(edge))
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The space between this view and the next along an axis: the larger of what both want.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if axis == .vertical, let own = textLeading, let other = next.textLeading {
      return max(own, other)
    }
    let (own, other) =
      axis == .horizontal
      ? (lengths[.trailing], next.lengths[.leading]) : (lengths[.bottom], next.lengths[.top])
    return switch (own, other) {
    case (let own?, let other?): max(own, other)
    case (let length?, nil), (nil, let length?): length
    case (nil, nil): StackElement.defaultSpacing
    }
  }

  /// What is usual at some edges, and what it was at the others.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var result = ViewSpacing(lengths.filter { !edges.contains(Edge.Set($0.key)) })
    if edges.isDisjoint(with: .vertical) { result.textLeading = textLeading }
    return result
  }

  private func length(_ edge: Edge) -> CGFloat { lengths[edge] ?? StackElement.defaultSpacing }
}
