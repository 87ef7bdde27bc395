// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Lays its items out in a row.
final class StackElement: ContainerElement {
  nonisolated static let defaultSpacing: CGFloat = 8

  private let axis: Axis
  private var spacing: CGFloat?
  private var alignment = Alignment.center
  /// The items as they were when their sizes were last asked for.
  private var members: StackMembers?
  /// The row that was asked for last: placing comes after measuring under the same proposal.
  private var last: StackRow?

  init(_ node: Node, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  func configure(spacing: CGFloat?, alignment: Alignment) {
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    members = nil
    last = nil
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { row(proposal).size }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    row(proposal).placings
  }

  override func forgetSizes() {
    super.forgetSizes()
    members = nil
    last = nil
  }

  private func row(_ proposal: ProposedViewSize) -> StackRow {
    let items = layoutItems
    if members?.items.elementsEqual(items, by: ===) != true {
      members = nil
      last = nil
    }
    if let last, last.proposal == proposal { return last }
    let members = members ?? StackMembers(items, axis, spacing: spacing)
    let row = StackRow(
      members, alignment: axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key,
      proposal)
    self.members = members
    last = row
    return row
  }
}
