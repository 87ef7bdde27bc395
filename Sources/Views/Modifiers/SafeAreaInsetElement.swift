// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

/// Arranges views and a bar at one of their edges.
final class SafeAreaInsetElement: Element {
  private var edge: Edge
  private var alignment: AlignmentKey
  private var spacing: CGFloat?
  private var base: [Element] = []
  private var bar: [Element] = []

  init(_ node: Node, _ edge: Edge, _ alignment: AlignmentKey) {
    self.edge = edge
    self.alignment = alignment
    super.init(node)
  }

  func configure(_ edge: Edge, _ alignment: AlignmentKey, spacing: CGFloat?) {
    if edge != self.edge || alignment != self.alignment || spacing != self.spacing {
      setNeedsLayout()
    }
    (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
  }

  func setItems(base: [Element], bar: [Element]) {
    let old = children
    self.base = base
    self.bar = bar
    adopt(children, after: old)
    setNeedsLayout()
  }

  override var children: [Element] { base + bar }
  override var wrappedContent: Element? { base.count == 1 ? base[0] : nil }

  override func safeAreaInsets(around child: Element) -> EdgeInsets? {
    base.contains { $0 === child } ? insets(proposal) : nil
  }

  /// The axis along which the bar and the views are adjacent.
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  /// Whether the bar is at the top or leading edge.
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    bar.filter { !$0.isDeparting }.reduce(.zero) { $0.union($1.size(proposal)) }
  }

  /// Returns the length of the bar with the spacing, as insets of the views.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    guard let first = bar.first, !first.isDeparting else { return EdgeInsets() }
    let beside = base.first?.preferredSpacing ?? ViewSpacing()
    let barSpacing = first.preferredSpacing
    let preferred =
      isFirst
      ? barSpacing.distance(to: beside, along: axis)
      : beside.distance(to: barSpacing, along: axis)
    let length = barSize(proposal)[axis] + (spacing ?? preferred)
    return EdgeInsets(Edge.Set(edge), length)
  }

  private func baseSize(_ proposal: ProposedViewSize) -> CGSize {
    let childProposal = proposal.inset(by: insets(proposal))
    return base.filter { !$0.isDeparting }.reduce(.zero) { $0.union($1.size(childProposal)) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (size, insets) = (baseSize(proposal), insets(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  private func basePlacings(_ proposal: ProposedViewSize) -> [ElementPlacement] {
    let insets = insets(proposal)
    let size = baseSize(proposal)
    return base.filter { !$0.isDeparting }.map { item in
      var placement = ElementPlacement(item, proposal.inset(by: insets), .center, in: size)
      placement.origin.x += insets.leading
      placement.origin.y += insets.top
      return placement
    }
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for placement in basePlacings(proposal) { placement.element.place(placement, pass) }
    for item in bar where !item.isDeparting {
      let dimensions = item.dimensions(in: proposal)
      var origin = CGPoint.zero
      origin[axis] = isFirst ? 0 : size[axis] - dimensions.size[axis]
      origin[axis.other] =
        alignment.id.defaultValue(in: ViewDimensions(size)) - dimensions.value(alignment)
      item.place(ElementPlacement(item, origin, dimensions), pass)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    key.combined(basePlacings(dimensions.proposal))
  }
}

extension CGSize {
  /// Returns the smallest size that contains both.
  func union(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}
