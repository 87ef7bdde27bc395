// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A grid of rows, filled column by column.
///
/// - Note: Differs from SwiftUI: all views are created at once.
public struct LazyHGrid<Content: View>: ContainerView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  package let content: Content

  /// Creates a grid. `spacing` is the distance between columns in points; nil is the default of 8.
  /// `alignment` places the rows in a higher frame.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeElement(_ node: Node) -> LazyGridElement { LazyGridElement(node, .horizontal) }

  package func update(_ element: LazyGridElement, _ pass: UpdatePass) {
    element.configure(rows, spacing, Alignment(horizontal: .center, vertical: alignment))
  }
}
