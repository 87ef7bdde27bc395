// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) public import Views

extension View {
  /// Adds a bar at the top or bottom edge, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  ///
  /// - Note: Differs from SwiftUI: what is scrolled under the bar is not faded.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a bar at the leading or trailing edge, as `safeAreaInset(edge:alignment:spacing:content:)` does.
  ///
  /// - Note: Differs from SwiftUI: what is scrolled under the bar is not faded.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Sets how scroll views inside fade what is scrolled under bars.
  ///
  /// - Note: Differs from SwiftUI: no effect: bars have a background, and nothing is faded.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Sets whether scroll views inside fade what is scrolled under bars.
  ///
  /// - Note: Differs from SwiftUI: no effect: nothing is faded.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Makes glass with the same id one shape.
  ///
  /// - Note: Differs from SwiftUI: no effect: glass does not merge with other glass.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

/// The style with which scrolled content is faded under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int

  /// The style that suits the bar.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// A cutoff with a dividing line.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// A gradual blur.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}
