// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A grid of columns, filled row by row.
///
/// In a vertical scroll view the cells of a `ForEach` are created when they come near the viewport.
public struct LazyVGrid<Content: View>: ContainerView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Creates a grid. `spacing` is the distance between rows in points; nil is the default of 8.
  /// `alignment` places the columns in a wider frame. Without columns, the cells are in a flexible one.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func makeElement(_ node: Node) -> LazyGridElement { LazyGridElement(node, .vertical) }

  package func update(_ element: LazyGridElement, _ pass: UpdatePass) {
    element.pinnedViews = pinnedViews
    element.configure(
      columns, spacing, Alignment(horizontal: alignment, vertical: .center))
  }
}
