// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Motion

/// Rows of views whose columns line up. A view that is in no row takes the whole width.
public struct Grid<Content: View>: ContainerView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  let content: Content

  /// Spacings are in points; nil is the default of 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  func makeElement(_ node: Node) -> GridElement { GridElement(node) }

  func update(_ element: GridElement, _ pass: UpdatePass) {
    element.configure(
      alignment,
      CGSize(
        width: horizontalSpacing ?? StackElement.defaultSpacing,
        height: verticalSpacing ?? StackElement.defaultSpacing))
  }
}

/// A row of a `Grid`: its views are the cells. Outside of a grid they lie side by side.
public struct GridRow<Content: View>: ContainerView {
  private let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeElement(_ node: Node) -> GridRowElement { GridRowElement(node) }

  func update(_ element: GridRowElement, _ pass: UpdatePass) {
    guard element.alignment != alignment else { return }
    element.alignment = alignment
    element.setNeedsLayout()
  }
}

final class GridRowElement: ContainerElement {
  var alignment: VerticalAlignment?
  /// Where its grid has put its cells, in the row's space.
  fileprivate(set) var cells: [Placing]?

  private func row(_ proposal: ProposedViewSize) -> StackRow {
    StackRow(
      layoutItems, .horizontal, spacing: nil,
      alignment: (alignment ?? .center).key, proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { row(proposal).size }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    cells ?? row(proposal).placings
  }
}

final class GridElement: ContainerElement {
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

  override func measure(_ proposal: ProposedViewSize) -> CGSize { table(proposal).size }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for line in table(proposal).lines {
      guard let row = line.row else {
        if let cell = line.cells.first { cell.placing.element.place(cell.placing, pass) }
        continue
      }
      row.cells = line.cells.map(\.placing)
      line.element.setNeedsArrange()
      line.element.place(line.placing, pass)
    }
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    table(proposal).lines.map { line in
      line.row == nil ? line.cells.first?.placing ?? line.placing : line.placing
    }
  }
}

extension View {
  /// Lets the view take several columns of the grid it is in.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_TraitModifier(traits: Traits(gridColumns: max(1, count))))
  }

  /// Lines up the column of the view in its grid.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_TraitModifier(traits: Traits(gridColumnAlignment: guide)))
  }

  /// Puts a point of the view at that point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_TraitModifier(traits: Traits(gridAnchor: anchor)))
  }

  /// Keeps the view from making its column wider, or its row higher.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_TraitModifier(traits: Traits(gridUnsizedAxes: axes)))
  }
}
