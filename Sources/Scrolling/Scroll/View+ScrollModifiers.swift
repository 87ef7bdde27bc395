// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Changes the configuration of the nearest scroll view inside.
public struct _ScrollRequestModifier: ViewModifier {
  let change: (inout ScrollRequests) -> Void
  @Environment(\.scrollRequests) private var requests

  package init(_ change: @escaping (inout ScrollRequests) -> Void) {
    self.change = change
  }

  /// The content with the value applied.
  public func body(content: Content) -> some View {
    var requests = requests
    change(&requests)
    return content.environment(\.scrollRequests, requests)
  }
}

extension View {
  /// Disables scrolling of the scroll views in this view by touches and the wheel. A scroll view
  /// stays disabled if an enclosing view disables it.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(_ScrollDisabledModifier(isDisabled: disabled))
  }

  /// Sets the visibility of scroll indicators in this view, for the given axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(_ScrollIndicatorsModifier(visibility: visibility, axes: axes))
  }

  /// Sets when the scroll views in this view can be dragged beyond their ends, for the given axes.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(_ScrollBounceModifier(bouncesAlways: behavior.bouncesAlways, axes: axes))
  }

  /// Sets whether the content of the scroll views in this view is drawn outside of their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// Sets where the scroll view settles after a drag.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollRequestModifier { $0.behavior = behavior })
  }

  /// Makes the views of this stack the scroll targets of the enclosing scroll view.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Sets the part of the content that the scroll view shows initially, and keeps showing while the
  /// content's size changes as long as it is there. Content smaller than the view is aligned by it
  /// as well. An anchor with a number that is not finite counts as nil.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(_ScrollRequestModifier { $0.anchor = anchor?.ifFinite })
  }

  /// Sets the part of the content that the scroll view shows initially, that it keeps showing while sizes change, or by
  /// which smaller content is aligned. It takes precedence over the anchor for all roles; nil, or one
  /// that is not finite, leaves that one.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(_ScrollRequestModifier { $0.roleAnchors[role] = anchor?.ifFinite })
  }

  /// Sets the margins of the content of the scroll view, in points; one that is not finite changes
  /// nothing. Those of a list replace the margins of its style.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let edges = edges.intersection(insets.finiteEdges)
    return modifier(
      _ScrollRequestModifier { requests in
        if placement.isForContent {
          requests.contentMargins.replace(edges, by: insets)
          requests.contentMarginEdges.formUnion(edges)
        }
        if placement.isForIndicators { requests.indicatorMargins.replace(edges, by: insets) }
      })
  }

  /// Sets the margins of the content of the scroll view to a length in points; nil, NaN and infinity
  /// change nothing. Those of a list replace the margins of its style, at the leading and trailing
  /// edge if both are set.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let edges = length == nil ? [] : edges
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Sets the margins at all edges of the scroll view's content to a length in points.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// Disables scrolling, or inherits.
public struct _ScrollDisabledModifier: ViewModifier {
  let isDisabled: Bool
  @Environment(\.isScrollEnabled) private var isEnabled

  init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  /// The content with the value applied.
  public func body(content: Content) -> some View {
    content.environment(\.isScrollEnabled, isEnabled && !isDisabled)
  }
}

/// Sets the visibility of scroll indicators for some axes.
public struct _ScrollIndicatorsModifier: ViewModifier {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set
  @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
  @Environment(\.verticalScrollIndicatorVisibility) private var vertical

  init(visibility: ScrollIndicatorVisibility, axes: Axis.Set) {
    self.visibility = visibility
    self.axes = axes
  }

  /// The content with the value applied.
  public func body(content: Content) -> some View {
    content
      .environment(
        \.horizontalScrollIndicatorVisibility, axes.contains(.horizontal) ? visibility : horizontal
      )
      .environment(
        \.verticalScrollIndicatorVisibility, axes.contains(.vertical) ? visibility : vertical)
  }
}

/// Sets the bounce behavior for some axes.
public struct _ScrollBounceModifier: ViewModifier {
  let bouncesAlways: Bool
  let axes: Axis.Set
  @Environment(\.alwaysBouncingAxes) private var bouncing

  init(bouncesAlways: Bool, axes: Axis.Set) {
    self.bouncesAlways = bouncesAlways
    self.axes = axes
  }

  /// The content with the value applied.
  public func body(content: Content) -> some View {
    content.environment(
      \.alwaysBouncingAxes, bouncesAlways ? bouncing.union(axes) : bouncing.subtracting(axes))
  }
}

extension EdgeInsets {
  /// The edges whose lengths are finite.
  fileprivate var finiteEdges: Edge.Set {
    var edges: Edge.Set = []
    if top.isFinite { edges.insert(.top) }
    if leading.isFinite { edges.insert(.leading) }
    if bottom.isFinite { edges.insert(.bottom) }
    if trailing.isFinite { edges.insert(.trailing) }
    return edges
  }

  fileprivate mutating func replace(_ edges: Edge.Set, by other: EdgeInsets) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

extension UnitPoint {
  /// The point, or nil if a coordinate is not finite.
  fileprivate var ifFinite: UnitPoint? { x.isFinite && y.isFinite ? self : nil }
}
