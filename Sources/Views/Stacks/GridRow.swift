// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// A row of a `Grid`, whose views are its cells. Outside of a grid it lays them out like an
/// `HStack`.
public struct GridRow<Content: View>: ContainerView {
  private let alignment: VerticalAlignment?
  package let content: Content

  /// Creates a row; `alignment` overrides the grid's vertical alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeElement(_ node: Node) -> GridRowElement { GridRowElement(node) }

  package func update(_ element: GridRowElement, _ pass: UpdatePass) {
    guard element.alignment != alignment else { return }
    element.alignment = alignment
    element.setNeedsLayout()
  }
}

package final class GridRowElement: ContainerElement {
  var alignment: VerticalAlignment?
  /// The cell positions that the grid has assigned, in the row's coordinate space.
  var cells: [ElementPlacement]?

  private func row(_ proposal: ProposedViewSize) -> LinearArrangement {
    LinearArrangement(
      layoutItems, .horizontal, spacing: nil,
      alignment: (alignment ?? .center).key, proposal)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { row(proposal).size }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    cells ?? row(proposal).placements
  }
}
