// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Arranges its items by a layout.
final class LayoutElement<L: Layout>: ContainerElement {
  private var animated: AnimatedValue<L>
  private var source: L
  private var cache: L.Cache?
  private var isCacheStale = true

  init(_ layout: L, _ node: Node) {
    source = layout
    animated = AnimatedValue(layout)
    super.init(node)
    // Which guides a layout sets only it knows.
    host.noteAnyGuide()
  }

  func set(_ layout: L, _ pass: UpdatePass) {
    guard !areInterchangeable(source, layout) else { return }
    source = layout
    if animated.set(layout, pass) { host.noteAnimating(self) }
    setNeedsLayout()
  }

  override func sampleOwnValues(at time: Double) -> Bool {
    guard animated.isAnimating else { return false }
    let moves = animated.sample(at: time)
    setNeedsLayout()
    if moves { host.noteLayoutMoves() }
    return moves
  }

  override func dismantle() {
    animated.cancel()
    super.dismantle()
  }

  override func forgetSizes() {
    super.forgetSizes()
    isCacheStale = true
  }

  private var layout: L { animated.presented }

  /// Calls the layout with its cache, which is brought up to date first.
  private func ask<Result>(
    _ places: LayoutPlaces? = nil, _ body: (L, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let items = layoutItems
    let subviews = LayoutSubviews(items, places)
    let layout = layout
    let axis = (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    for item in items { item.takeStackAxis(axis) }
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if self.cache != nil, isCacheStale { layout.updateCache(&cache, subviews: subviews) }
    isCacheStale = false
    let result = body(layout, subviews, &cache)
    self.cache = cache
    return result
  }

  override var preferredSpacing: ViewSpacing {
    ask { $0.spacing(subviews: $1, cache: &$2) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
    func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    let items = layoutItems
    let places = LayoutPlaces(count: items.count)
    let bounds = CGRect(origin: .zero, size: size)
    ask(places) { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return zip(items, places.placings).map { item, placing in
      placing ?? Placing(item, ProposedViewSize(size), .center, in: size)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let own = ask { layout, subviews, cache in
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
    return own ?? super.explicitGuide(key, dimensions)
  }
}
