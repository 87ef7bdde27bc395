// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// Where a scroll view comes to rest when the hand lets it go.
@MainActor
@preconcurrency
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll view would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a scroll view shows when it has come to rest, in its content's points.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  /// Which point of the rectangle and of the viewport meet; nil is their upper left corner.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known when a scroll view is let go.
@MainActor
public struct ScrollTargetBehaviorContext {
  /// What it showed when the hand took hold of it.
  public let originalTarget: ScrollTarget
  public let contentSize: CGSize
  /// The viewport's size, less the content's margins.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let space: ScrollSpace
  /// The frames to line up with, in the content's points.
  let targets: [CGRect]
}

/// Comes to rest at whole pages, one farther at most: each as large as the scroll view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.space.scrolls(axis) {
      let page = context.containerSize[axis]
      let first = context.space.range(axis).lowerBound
      guard page > 0 else { continue }
      let begun = ((context.originalTarget.rect.origin[axis] - first) / page).rounded()
      let wanted = ((target.rect.origin[axis] - first) / page).rounded()
      target.rect.origin[axis] = first + wanted.clamped(to: (begun - 1)...(begun + 1)) * page
    }
    target.anchor = nil
  }
}

/// Comes to rest where a view of the `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views may pass in one go.
  public struct LimitBehavior: Equatable, Sendable {
    private let isByOne: Bool

    /// As many as the velocity asks for.
    public static let automatic = LimitBehavior(isByOne: false)
    /// As many as the velocity asks for.
    public static let never = LimitBehavior(isByOne: false)
    /// One.
    public static let alwaysByOne = LimitBehavior(isByOne: true)

    fileprivate var limit: Int? { isByOne ? 1 : nil }
  }

  private let limitBehavior: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) {
    self.limitBehavior = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.space.scrolls(axis) {
      let (before, _) = context.space.insets.along(axis)
      let range = context.space.range(axis)
      let stops = context.targets.map { ($0.origin[axis] - before).clamped(to: range) }.sorted()
      func nearest(_ offset: CGFloat) -> Int? {
        stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) }
      }
      guard var index = nearest(target.rect.origin[axis]) else { continue }
      if let limit = limitBehavior.limit,
        let begun = nearest(context.originalTarget.rect.origin[axis])
      {
        index = index.clamped(to: (begun - limit)...(begun + limit))
      }
      target.rect.origin[axis] = stops[index.clamped(to: 0...(stops.count - 1))]
    }
    target.anchor = nil
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
