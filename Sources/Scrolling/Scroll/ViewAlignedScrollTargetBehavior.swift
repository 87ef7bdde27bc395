// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Settles at the start of a view of the `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit for the number of views that one drag can pass.
  public struct LimitBehavior: Equatable, Sendable {
    private let isOneByOne: Bool

    /// No limit: the velocity decides.
    public static let automatic = LimitBehavior(isOneByOne: false)
    /// No limit: the velocity decides.
    public static let never = LimitBehavior(isOneByOne: false)
    /// At most one view, as on a phone.
    public static let always = LimitBehavior(isOneByOne: true)
    /// At most one view.
    public static let alwaysByOne = LimitBehavior(isOneByOne: true)

    fileprivate var limit: Int? { isOneByOne ? 1 : nil }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint

  /// Creates the behavior with a limit for the number of views that one drag can pass.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Creates the behavior with a limit for the number of views that one drag can pass.
  ///
  /// - Parameters:
  ///   - limitBehavior: The limit.
  ///   - anchor: The point of the view and of the visible part that are aligned; their starts if nil.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor ?? .topLeading
  }

  /// Moves the target so that the nearest view is aligned, within the limit.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.metrics.scrolls(axis) {
      let (before, after) = context.metrics.insets.along(axis)
      let part = axis == .horizontal ? anchor.x : anchor.y
      let visible = context.metrics.viewport[axis] - before - after
      let range = context.metrics.range(axis)
      let stops = context.targets.map { target in
        (target.origin[axis] - before + part * (target.size[axis] - visible)).clamped(to: range)
      }.sorted()
      func nearest(_ offset: CGFloat) -> Int? {
        stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) }
      }
      guard var index = nearest(target.rect.origin[axis]) else { continue }
      if let limit = limitBehavior.limit,
        let startIndex = nearest(context.originalTarget.rect.origin[axis])
      {
        index = index.clamped(to: (startIndex - limit)...(startIndex + limit))
      }
      target.rect.origin[axis] = stops[index.clamped(to: 0...(stops.count - 1))]
    }
    target.anchor = nil
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Settles at the start of a view of the `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Settles at the start of a view of the `scrollTargetLayout()`, with a limit for the number of
  /// views that one drag can pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Settles where a point of a view of the `scrollTargetLayout()` is at that of the visible part, with a limit for
  /// the number of views that one drag can pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
