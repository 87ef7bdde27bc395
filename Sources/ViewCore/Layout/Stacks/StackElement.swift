// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Arranges its items in a row or a column.
package final class StackElement: ContainerElement {
  /// The default distance between views, in points.
  package nonisolated static let defaultSpacing: CGFloat = 8

  private let axis: Axis
  private var spacing: CGFloat?
  private var alignment = Alignment.center
  /// The items of the last measurement.
  private var members: StackItems?
  /// The last arrangement: placing usually follows measuring under the same proposal.
  private var last: LinearArrangement?

  package init(_ node: Node, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  package func configure(spacing: CGFloat?, alignment: Alignment) {
    guard spacing != self.spacing || alignment != self.alignment else { return }
    (self.spacing, self.alignment, members, last) = (spacing, alignment, nil, nil)
    setNeedsLayout()
  }

  public override var preferredSpacing: ViewSpacing {
    currentMembers?.preferredSpacing ?? .stack(layoutItems, axis)
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { row(proposal).size }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    row(proposal.placing(axis, in: size)).placements
  }

  override func invalidateSizes() {
    super.invalidateSizes()
    (members, last) = (nil, nil)
  }

  /// The items of the last measurement; nil if they or their sizes have changed.
  private var currentMembers: StackItems? {
    if let members, areIdentical(members.items, layoutItems) { members } else { nil }
  }

  private func row(_ proposal: ProposedViewSize) -> LinearArrangement {
    let current = currentMembers
    if let last, current != nil, last.proposal == proposal { return last }
    let members = current ?? StackItems(layoutItems, axis, spacing: spacing)
    let row = LinearArrangement(
      members, alignment: axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key,
      proposal)
    self.members = members
    last = row
    return row
  }
}
