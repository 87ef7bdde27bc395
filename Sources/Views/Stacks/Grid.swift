// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// A container that aligns the cells of its `GridRow`s in columns. A view outside of a row spans all columns.
public struct Grid<Content: View>: ContainerView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  package let content: Content

  /// Creates a grid. `alignment` places each cell's view. Spacing is in points; nil, NaN and infinity stand for the
  /// default of 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  package func makeElement(_ node: Node) -> GridElement { GridElement(node) }

  package func update(_ element: GridElement, _ pass: UpdatePass) {
    element.configure(
      alignment,
      CGSize(width: Self.usable(horizontalSpacing), height: Self.usable(verticalSpacing)))
  }

  /// Returns the default spacing for nil and for one that is not finite.
  private static func usable(_ spacing: CGFloat?) -> CGFloat {
    spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackElement.defaultSpacing
  }
}

package final class GridElement: ContainerElement {
  private var alignment = Alignment.center
  private var spacing = CGSize(width: 8, height: 8)

  func configure(_ alignment: Alignment, _ spacing: CGSize) {
    guard alignment != self.alignment || spacing != self.spacing else { return }
    self.alignment = alignment
    self.spacing = spacing
    setNeedsLayout()
  }

  private func table(_ proposal: ProposedViewSize) -> GridTable {
    GridTable(layoutItems, alignment, spacing, proposal)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { table(proposal).size }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for line in table(proposal).lines {
      guard let row = line.row else {
        if let cell = line.cells.first { cell.placement.element.place(cell.placement, pass) }
        continue
      }
      row.cells = line.cells.map(\.placement)
      line.element.setNeedsArrange()
      line.element.place(line.placement, pass)
    }
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    table(proposal).lines.map { line in
      line.row == nil ? line.cells.first?.placement ?? line.placement : line.placement
    }
  }
}

extension View {
  /// Makes the view span a number of columns of its grid; less than 1 counts as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_TraitModifier(traits: Traits(gridColumns: max(1, count))))
  }

  /// Sets the horizontal alignment of the view's column.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_TraitModifier(traits: Traits(gridColumnAlignment: guide)))
  }

  /// Aligns a unit point of the view with the same unit point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_TraitModifier(traits: Traits(gridAnchor: anchor)))
  }

  /// Excludes the view from the sizing of its column or row along the given axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_TraitModifier(traits: Traits(gridUnsizedAxes: axes)))
  }
}
