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
  /// The last arrangement of `members`: placing usually follows measuring under the same proposal.
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
    let row = row(proposal)
    let placing = proposal.placing(axis, in: size)
    if placing == proposal || row.keepsLengths(in: size[axis.other]) { return row.placements }
    return self.row(placing).placements
  }

  public override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    let members = makeMembers()
    // The last arrangement, if it is this one: measuring here would fill the caches of all that is inside.
    if let last, axis != self.axis, last.proposal[axis] == nil, last.proposal[self.axis] == across {
      return last.keepsLengths(in: last.size[axis])
    }
    return members.keepIdealLength(along: axis, across: across)
  }

  public override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    // Items that are aligned by another guide are higher together than the highest of them.
    guard axis != self.axis, across != nil, alignmentKey.fraction(in: host) != nil else {
      return nil
    }
    return makeMembers().rangeAcross
  }

  package override func invalidateSizes() {
    super.invalidateSizes()
    (members, last) = (nil, nil)
  }

  private var alignmentKey: AlignmentKey {
    axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
  }

  /// The items of the last measurement; nil if they or their sizes have changed.
  private var currentMembers: StackItems? {
    if let members, areIdentical(members.items, layoutItems) { members } else { nil }
  }

  private func makeMembers() -> StackItems {
    if let currentMembers { return currentMembers }
    let new = StackItems(layoutItems, axis, spacing: spacing)
    (members, last) = (new, nil)
    return new
  }

  private func row(_ proposal: ProposedViewSize) -> LinearArrangement {
    let members = makeMembers()
    if let last, last.proposal == proposal { return last }
    let row = LinearArrangement(members, alignment: alignmentKey, proposal)
    last = row
    return row
  }
}
