// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The position of a scroll view, and a request to scroll.
///
/// A requested offset is clamped to the scrollable range when it is reached, so that an infinite one is an end of the
/// content. A coordinate that is NaN, and one of an axis along which the view does not scroll, leaves that axis as it is.
public struct ScrollPosition: Equatable {
  package enum Target: Equatable {
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case id(AnyHashable, UnitPoint?)
  }

  /// The requested position; nil after the user has scrolled.
  var target: Target?
  /// The number of requests, so that the same position can be requested again.
  var requestCount = 0
  /// The id of the view at the start of the viewport when the user last scrolled.
  var visibleID: AnyHashable?

  /// Creates a position without a request.
  public init() {}

  /// Creates a position without a request, for views with ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}

  /// Creates a position that requests scrolling to the view with an id.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position that requests scrolling to an edge, for views with ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Creates a position that requests an offset in points, for views with ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, point: CGPoint) { scrollTo(point: point) }

  /// Creates a position that requests an offset in points, for views with ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) {
    scrollTo(x: x, y: y)
  }

  /// Creates a position that requests a horizontal offset in points, for views with ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, x: CGFloat) { scrollTo(x: x) }

  /// Creates a position that requests a vertical offset in points, for views with ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self, y: CGFloat) { scrollTo(y: y) }

  /// Creates a position that requests an offset in points.
  public init(point: CGPoint) { scrollTo(point: point) }

  /// Creates a position that requests an offset in points.
  public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

  /// Creates a position that requests a horizontal offset in points.
  public init(x: CGFloat) { scrollTo(x: x) }

  /// Creates a position that requests a vertical offset in points.
  public init(y: CGFloat) { scrollTo(y: y) }

  /// Creates a position that requests scrolling to an edge.
  public init(edge: Edge) {
    scrollTo(edge: edge)
  }

  /// The requested edge, until the user scrolls.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The requested offset in points, until the user scrolls; nil if only one coordinate was requested.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The requested horizontal offset in points, until the user scrolls.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The requested vertical offset in points, until the user scrolls.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The requested id, or the id of the view at the start of the viewport after the user has
  /// scrolled.
  public var viewID: AnyHashable? {
    if case .id(let id, _) = target { id } else { visibleID }
  }

  /// The requested or visible id, if it has the given type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }

  /// Whether the user has scrolled since the last request.
  public var isPositionedByUser: Bool { target == nil }

  /// Requests scrolling to the view with an id, aligning `anchor` of the view and the viewport; nil is their top leading
  /// corner. Nothing scrolls if there is no such view, or along an axis on which the anchor is not finite.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    request(.id(AnyHashable(id), anchor))
  }

  /// Requests scrolling to an edge of the content.
  public mutating func scrollTo(edge: Edge) { request(.edge(edge)) }
  /// Requests a horizontal offset in points; the vertical one is unchanged.
  public mutating func scrollTo(x: CGFloat) { request(.point(x: x, y: nil)) }
  /// Requests a vertical offset in points; the horizontal one is unchanged.
  public mutating func scrollTo(y: CGFloat) { request(.point(x: nil, y: y)) }
  /// Requests an offset in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { request(.point(x: x, y: y)) }
  /// Requests an offset in points.
  public mutating func scrollTo(point: CGPoint) { request(.point(x: point.x, y: point.y)) }

  private mutating func request(_ target: Target) {
    self.target = target
    requestCount += 1
  }
}

extension ScrollElement {
  /// The ids of the scroll target nearest to a unit point of the viewport, innermost first.
  func ids(at anchor: UnitPoint?) -> [AnyHashable] {
    let anchor = anchor ?? .topLeading
    let insets = metrics.insets
    func distance(_ rect: CGRect) -> CGFloat {
      Axis.allCases.filter(metrics.scrolls).reduce(0) { sum, axis in
        let fraction = CGPoint(x: anchor.x, y: anchor.y)[axis]
        let (before, after) = insets.along(axis)
        let position = rect.origin[axis] + fraction * rect.size[axis]
        let available = metrics.viewport[axis] - before - after
        return sum + abs(position - offset[axis] - before - fraction * available)
      }
    }
    let nearest = targets.map { (target: $0, distance: distance(contentFrame(of: $0))) }
      .min { $0.distance < $1.distance }
    return nearest.map { ids(of: $0.target.innermostContent) } ?? []
  }

  /// The ids of an element, from `ForEach` and `.id` inside of the scroll view.
  func ids(of element: Element) -> [AnyHashable] {
    var found: [AnyHashable] = []
    var node: Node? = element.node
    while let current = node, current !== self.node {
      if let id = current.parent?.id(of: current) { found.append(id) }
      node = current.parent
    }
    return found
  }

  /// The offset for a requested position; nil if there is no view with the requested id.
  package func offset(for target: ScrollPosition.Target) -> CGPoint? {
    var end = offset
    switch target {
    case .edge(let edge):
      let (axis, isEnd): (Axis, Bool) =
        switch edge {
        case .top: (.vertical, false)
        case .bottom: (.vertical, true)
        case .leading: (.horizontal, false)
        case .trailing: (.horizontal, true)
        }
      let range = metrics.range(axis)
      end[axis] = isEnd ? range.upperBound : range.lowerBound
    case .point(let x, let y): end = CGPoint(x: x ?? end.x, y: y ?? end.y)
    case .id(let id, let anchor):
      guard let found = node.descendant(identifiedBy: id)?.elements.first else { return nil }
      return offset(showing: contentFrame(of: found), anchor ?? .topLeading)
    }
    return metrics.clamped(end)
  }
}
