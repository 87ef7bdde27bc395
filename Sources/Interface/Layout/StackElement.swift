// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Lays out a stack as SwiftUI does: the least flexible first, each with an equal share of what is left.
final class StackElement: ContainerElement {
  static let defaultSpacing: CGFloat = 8

  private let axis: Axis
  private var spacing: CGFloat?
  private var alignment = Alignment.center
  /// What takes part in the layout under way, and the sizes it takes.
  private var members: [Element] = []
  private var sizes: [CGSize] = []

  init(_ node: Node, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  func configure(spacing: CGFloat?, alignment: Alignment) {
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    setNeedsLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    measureItems(proposal)
    let (main, cross) = extent
    return axis == .horizontal
      ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    measureItems(ProposedViewSize(size))
    var position: CGFloat = 0
    for (index, item) in members.enumerated() {
      let taken = sizes[index]
      if index > 0 { position += gap(before: index) }
      var origin = alignment.origin(of: taken, in: size)
      if axis == .horizontal { origin.x = position } else { origin.y = position }
      item.place(CGRect(origin: origin, size: taken), pass)
      position += main(taken)
    }
  }

  /// Finds the items' sizes under a proposal to the stack.
  private func measureItems(_ proposal: ProposedViewSize) {
    let items = layoutItems
    members = items
    for item in items { (item.trunk as? SpacerElement)?.axis = axis }
    sizes = Array(repeating: .zero, count: items.count)
    let cross = axis == .horizontal ? proposal.height : proposal.width
    guard let length = axis == .horizontal ? proposal.width : proposal.height else {
      for (index, item) in items.enumerated() { sizes[index] = item.size(propose(nil, cross)) }
      return
    }
    var left = length - items.indices.dropFirst().reduce(0) { $0 + gap(before: $1) }
    for group in groups(items, cross) {
      left -= group.reserved
      for (done, member) in group.members.enumerated() {
        let share = max(0, left / CGFloat(group.members.count - done))
        let taken = items[member.index].size(propose(share, cross))
        sizes[member.index] = taken
        left -= main(taken)
      }
    }
  }

  private struct Member {
    var index: Int
    var least: CGFloat
    var most: CGFloat

    var flexibility: CGFloat { most - least }
  }

  /// The items in the order in which they are asked, by priority; with what the later groups need at least.
  private func groups(
    _ items: [Element], _ cross: CGFloat?
  ) -> [(members: [Member], reserved: CGFloat)] {
    let priorities = items.map(\.layoutPriority)
    let levels = Set(priorities).sorted(by: >)
    var groups: [(members: [Member], least: CGFloat)] = levels.map { level in
      var members = items.indices.filter { priorities[$0] == level }.map { index in
        Member(
          index: index, least: main(items[index].size(propose(0, cross))),
          most: main(items[index].size(propose(.infinity, cross))))
      }
      let least = members.reduce(0) { $0 + $1.least }
      // With nothing to choose between two that take everything, the one that needs more comes first.
      members.sort { a, b in
        a.flexibility == b.flexibility
          ? (a.least == b.least ? a.index < b.index : a.least > b.least)
          : a.flexibility < b.flexibility
      }
      return (members, least)
    }
    // What the lower groups need is set aside before the first, and given back as they come.
    var reserved = groups.dropFirst().reduce(0) { $0 + $1.least }
    var result: [(members: [Member], reserved: CGFloat)] = []
    for (index, group) in groups.enumerated() {
      result.append((group.members, index == 0 ? reserved : -group.least))
      if index > 0 { reserved -= group.least }
    }
    groups.removeAll()
    return result
  }

  private var extent: (main: CGFloat, cross: CGFloat) {
    var (length, width): (CGFloat, CGFloat) = (0, 0)
    for (index, size) in sizes.enumerated() {
      length += main(size) + (index > 0 ? gap(before: index) : 0)
      width = max(width, axis == .horizontal ? size.height : size.width)
    }
    return (length, width)
  }

  /// The space between an item and the one before it: by default none beside a spacer, and between two texts
  /// one below the other what their style's leading asks for.
  private func gap(before index: Int) -> CGFloat {
    if let spacing { return spacing }
    let (one, other) = (members[index - 1].trunk, members[index].trunk)
    if one is SpacerElement || other is SpacerElement { return 0 }
    if axis == .vertical, let one = one as? TextElement, let other = other as? TextElement {
      return max(one.leading, other.leading)
    }
    return Self.defaultSpacing
  }

  private func main(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func propose(_ length: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: cross)
      : ProposedViewSize(width: cross, height: length)
  }
}
