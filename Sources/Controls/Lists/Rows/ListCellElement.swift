// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Lays the modified row out as a cell: with the insets of a row and its minimum height.
struct _ListCellModifier: ElementModifier {
  typealias Body = Never
  /// Behind rows without a background of their own.
  let color: Color

  func wrap(_ child: Element, _ node: Node) -> ListCellElement { ListCellElement(child, node) }

  func update(_ element: ListCellElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.metrics = ListMetrics(values)
    element.insets = values.listRowInsets
    element.editingInsets = values.editingInsets
    element.color = color.resolve(values)
    let content = EnvironmentValues(element.child.innermostWrappedContent.node.environment)
    element.isTitle = content.isInSectionTitle
    element.traits = ListRowConfiguration(fillsCell: true).traits
    element.setNeedsLayout()
  }
}

/// A row with the insets and the minimum height of a cell. It receives touches in all of the cell.
final class ListCellElement: UnaryElement {
  fileprivate var metrics = ListMetrics(.plain)
  fileprivate var insets: EdgeInsets?
  /// The space for the editing controls, in addition to the insets.
  fileprivate var editingInsets = EdgeInsets()

  fileprivate var color = ResolvedColor.clear
  /// Whether the child is the header or the footer of a section, which is in no cell.
  fileprivate var isTitle = false

  /// The background of the cell, unless a cell inside has it.
  private var background: LayeredElement? {
    isTitle ? nil : child.rowBackground(child.listRowConfiguration)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    super.arrange(in: size, pass)
    background?.placeLayer(at: CGRect(origin: .zero, size: size), in: self, pass)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    if !isTitle, child.listRowConfiguration.hasBackground != true {
      builder.fill(RoundedRect(CGRect(origin: .zero, size: presentedSize)), .color(color))
    }
    background?.drawLayer(in: self, &builder)
    super.draw(&builder)
  }

  /// The insets around the child and the minimum height, in points; zero if the child is a cell
  /// itself.
  private func cellMetrics(in width: CGFloat?) -> (insets: EdgeInsets, minHeight: CGFloat) {
    let configuration = child.listRowConfiguration
    if configuration.fillsCell == true || isTitle { return (EdgeInsets(), 0) }
    var insets = metrics.contentInsets(
      insets ?? configuration.insets, in: width ?? .infinity)
    insets.leading += editingInsets.leading
    insets.trailing += editingInsets.trailing
    return (insets, metrics.rowHeight)
  }

  private func contentProposal(
    _ proposal: ProposedViewSize, _ insets: EdgeInsets, height: CGFloat? = nil
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (insets, minHeight) = cellMetrics(in: proposal.width)
    let contentSize = child.size(contentProposal(proposal, insets))
    return CGSize(
      width: proposal.width ?? contentSize.width + insets.leading + insets.trailing,
      height: max(minHeight, contentSize.height + insets.top + insets.bottom))
  }

  override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement {
    let (insets, _) = cellMetrics(in: size.width)
    let innerHeight = max(0, size.height - insets.top - insets.bottom)
    let dimensions = child.dimensions(
      in: contentProposal(ProposedViewSize(size), insets, height: innerHeight))
    let freeHeight = innerHeight - dimensions.size.height
    return ElementPlacement(
      child, CGPoint(x: insets.leading, y: insets.top + freeHeight / 2), dimensions)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    _ = child.hit(point, &path)
    return containsInBounds(point)
  }
}
