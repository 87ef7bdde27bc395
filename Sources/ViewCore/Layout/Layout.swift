// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A custom container layout: computes the size of a group of views and places them.
///
/// A layout value is called like a function with its views: `FlowLayout() { ... }`.
///
/// `sizeThatFits` and `placeSubviews` must be pure functions of their arguments and the cache:
/// sizes are cached per proposal. A debug build measures some cached sizes again and traps if they
/// differ.
public protocol Layout: Animatable {
  /// Intermediate results kept between the calls of one layout.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// Properties of all values of the layout's type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for the views.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the views have changed. Creates a new cache by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the spacing that the container prefers around it. By default the union of its views'
  /// spacing.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the size of the container under a proposal, in points. NaN and negative lengths count
  /// as 0.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views by calling `place(at:anchor:proposal:)` of each. A view that is not placed is
  /// centered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the position of a guide that the layout sets; nil to use the guides of its views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide that the layout sets; nil to use the guides of its views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default properties: no stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Replaces the cache by a new one.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of the views' preferred spacing; of a stack's outer views at the ends of its axis.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    if let axis = Self.layoutProperties.stackOrientation {
      return MainActor.unsafelyAssumed { .stack(subviews.elements, axis) }
    }
    return subviews.reduce(into: nil) { (result: inout ViewSpacing?, subview) in
      result = result?.union(subview.spacing) ?? subview.spacing
    } ?? .view
  }

  /// Sets no horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Sets no vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges the views of `content` with this layout.
  ///
  /// It is disfavored so that a type that is a layout only without views of its own, and has an
  /// initializer with views as well, is created by that.
  @_disfavoredOverload @preconcurrency @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Creates the empty cache of a layout without intermediate results.
  public func makeCache(subviews: Subviews) {}
}
