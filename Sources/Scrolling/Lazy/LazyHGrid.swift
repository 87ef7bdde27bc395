// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A grid of rows, filled column by column.
///
/// In a horizontal scroll view the cells of a `ForEach` are created when they come near the viewport.
public struct LazyHGrid<Content: View>: ContainerView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  package let content: Content

  /// Creates a grid. `spacing` is the distance between columns in points; nil is the default of 8.
  /// `alignment` places the rows in a taller frame. Without rows, the cells are in a flexible one.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  package func makeElement(_ node: Node) -> LazyGridElement { LazyGridElement(node, .horizontal) }

  package func update(_ element: LazyGridElement, _ pass: UpdatePass) {
    element.pinnedViews = pinnedViews
    element.configure(rows, spacing, Alignment(horizontal: .center, vertical: alignment))
  }
}
