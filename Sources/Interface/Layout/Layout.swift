// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// A way to arrange views: how large they are together, and where each lies.
///
/// A type of your own is called like a function with the views it is to arrange.
public protocol Layout: Animatable {
  /// What it keeps between its calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the views have changed; makes it anew unless told otherwise.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How much space it wants around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size it takes under a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the views: by calling `place` of each. One that is not placed lies in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where it sets a guide; nil leaves that to its views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where it sets a guide; nil leaves that to its views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What a layout tells its views.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow, and across which dividers lie; nil where it is no stack.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: nil) { (result: inout ViewSpacing?, subview) in
      result = result?.union(subview.spacing) ?? subview.spacing
    } ?? ViewSpacing()
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
struct LayoutContainer<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content

  func makeElement(_ node: Node) -> LayoutElement<L> { LayoutElement(layout, node) }

  func update(_ element: LayoutElement<L>, _ pass: UpdatePass) {
    element.set(layout, pass)
  }
}
