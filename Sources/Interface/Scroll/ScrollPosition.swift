// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// Where a scroll view is, or is to go.
public struct ScrollPosition: Equatable {
  enum Target: Equatable {
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case id(AnyHashable, UnitPoint?)
  }

  /// Where it is to go; nil where it went by hand.
  var target: Target?
  /// Counts what was asked, so that the same may be asked again.
  var request = 0
  /// The id of the view at its start, when it last went by hand.
  var seen: AnyHashable?

  public init() {}

  /// Begins anywhere, and knows the views in view by ids of a type.
  public init<ID: Hashable>(idType: ID.Type = ID.self) {}

  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  public init<ID: Hashable>(idType: ID.Type = ID.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  public init(edge: Edge) {
    scrollTo(edge: edge)
  }

  /// The edge it was sent to, while it is there.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The id it was sent to, or that of the view at its start.
  public var viewID: AnyHashable? {
    if case .id(let id, _) = target { id } else { seen }
  }

  /// The id it was sent to, or that of the view at its start, where it is of a type.
  public func viewID<T: Hashable>(type: T.Type) -> T? { viewID?.base as? T }

  /// Whether the hand or the wheel has moved it since it was last sent somewhere.
  public var isPositionedByUser: Bool { target == nil }

  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }
  public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }

  private mutating func ask(_ target: Target) {
    self.target = target
    request += 1
  }
}

extension ScrollElement {
  /// The ids of the target that lies nearest at a point of the viewport, inner ones first.
  func ids(at anchor: UnitPoint?) -> [AnyHashable] {
    let anchor = anchor ?? .topLeading
    let insets = space.insets
    func distance(_ rect: CGRect) -> CGFloat {
      Axis.allCases.filter(space.scrolls).reduce(0) { sum, axis in
        let part = CGPoint(x: anchor.x, y: anchor.y)[axis]
        let (before, after) = insets.along(axis)
        let own = rect.origin[axis] + part * rect.size[axis]
        let room = space.viewport[axis] - before - after
        return sum + abs(own - offset[axis] - before - part * room)
      }
    }
    let nearest = targets.map { (target: $0, way: distance(place(of: $0))) }
      .min { $0.way < $1.way }
    return nearest.map { ids(of: $0.target.trunk) } ?? []
  }

  /// The ids that a `ForEach` or an `.id` inside gives an element.
  private func ids(of element: Element) -> [AnyHashable] {
    var found: [AnyHashable] = []
    var node: Node? = element.node
    while let current = node, current !== self.node {
      let own = current.parent?.ids.first { $0.node === current }
      if let own { found.append(own.id) }
      node = current.parent
    }
    return found
  }

  /// The offset that shows what is asked for; nil where there is no such view.
  func offset(for target: ScrollPosition.Target) -> CGPoint? {
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
      let range = space.range(axis)
      end[axis] = isEnd ? range.upperBound : range.lowerBound
    case .point(let x, let y): end = CGPoint(x: x ?? end.x, y: y ?? end.y)
    case .id(let id, let anchor):
      guard let found = node.descendant(identifiedBy: id)?.elements.first else { return nil }
      return offset(showing: place(of: found), anchor ?? .topLeading)
    }
    return space.clamped(end)
  }
}
