// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A vertical stack that fills the proposed width.
///
/// In a vertical scroll view the views of a `ForEach` are created when they come near the viewport.
/// Views that have been scrolled away are removed; those with state keep it.
public struct LazyVStack<Content: View>: ContainerView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Creates a stack. `spacing` is in points; nil is the default of 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func makeElement(_ node: Node) -> LazyStackElement { LazyStackElement(node, .vertical) }

  package func update(_ element: LazyStackElement, _ pass: UpdatePass) {
    element.pinnedViews = pinnedViews
    element.configure(spacing: spacing, alignment: alignment.key)
  }
}
