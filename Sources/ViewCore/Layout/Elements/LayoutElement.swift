// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Arranges its items by a `Layout`.
final class LayoutElement<L: Layout>: ContainerElement {
  private var animated: AnimatedValue<L>
  private var source: L
  private var cache: L.Cache?
  private var isCacheStale = true

  init(_ layout: L, _ node: Node) {
    source = layout
    animated = AnimatedValue(layout)
    super.init(node)
    // A layout may set any guide; which ones is not known in advance.
    host.registerUnknownGuides()
  }

  func set(_ layout: L, _ pass: UpdatePass) {
    guard !areInterchangeable(source, layout) else { return }
    source = layout
    if animated.set(layout, pass) { host.addAnimating(self) }
    setNeedsLayout()
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    guard animated.isAnimating else { return false }
    let moves = animated.sample(at: time)
    setNeedsLayout()
    if moves { host.setLayoutAnimating() }
    return moves
  }

  override func dismantle() {
    animated.cancel()
    super.dismantle()
  }

  override func invalidateSizes() {
    super.invalidateSizes()
    isCacheStale = true
  }

  private var layout: L { animated.presented }

  /// Calls `body` with the layout and its cache, which is updated first if the views have changed.
  private func withCache<Result>(
    _ subviewPlacements: SubviewPlacements? = nil,
    _ body: (L, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let items = layoutItems
    let subviews = LayoutSubviews(items, subviewPlacements)
    let layout = layout
    let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    for item in items { item.applyStackAxis(axis) }
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil, isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    isCacheStale = false
    let result = body(layout, subviews, &cache)
    self.cache = cache
    return result
  }

  override var preferredSpacing: ViewSpacing {
    withCache { $0.spacing(subviews: $1, cache: &$2) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.usableSize(
      withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) })
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    let items = layoutItems
    let subviewPlacements = SubviewPlacements(count: items.count)
    let bounds = CGRect(origin: .zero, size: size)
    withCache(subviewPlacements) { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return zip(items, subviewPlacements.placements).map { item, placement in
      placement ?? ElementPlacement(item, ProposedViewSize(size), .center, in: size)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let guide = withCache { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
      }
    }
    return guide ?? super.explicitGuide(key, dimensions)
  }
}
