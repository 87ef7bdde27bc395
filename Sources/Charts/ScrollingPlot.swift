// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The part of a plot that is visible, which is scrolled along an axis.
struct ScrollingPlot<Content: View>: View {
  let axis: Axis
  /// The length of the content as a multiple of the visible part.
  let ratio: CGFloat
  let scroll: ChartScroll
  let scale: ChartScale
  /// Whether the scale begins at the right or at the bottom.
  let isReversed: Bool
  let content: Content
  @State private var position = ScrollPosition()
  @State private var reported: _ScaleValue?

  private var settings: ChartScroll.AxisScroll { scroll.settings(axis) }

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      let visible = axis == .horizontal ? size.width : size.height
      ScrollView(axis == .horizontal ? .horizontal : .vertical) {
        content.frame(
          width: axis == .horizontal ? size.width * ratio : size.width,
          height: axis == .vertical ? size.height * ratio : size.height)
      }
      .scrollPosition($position)
      .scrollTargetBehavior(
        ChartScrollTarget(
          axis: axis, scale: scale, isReversed: isReversed, alignment: scroll.alignment,
          length: visible * ratio)
      )
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        axis == .horizontal ? geometry.contentOffset.x : geometry.contentOffset.y
      } action: { _, offset in
        report(offset, visible * ratio)
      }
      .onChange(of: visible, initial: true) { _, visible in
        if let value = reported ?? settings.position ?? settings.initialValue {
          move(to: value, visible * ratio)
        }
      }
      .onChange(of: settings.position) { _, value in
        if let value, value != reported { move(to: value, visible * ratio) }
      }
    }
  }

  private func move(to value: _ScaleValue, _ length: CGFloat) {
    guard length > 0, let start = scale.start(of: value) else { return }
    let point = max(0, isReversed ? 1 - start : start) * length
    if axis == .horizontal { position.scrollTo(x: point) } else { position.scrollTo(y: point) }
  }

  private func report(_ offset: CGFloat, _ length: CGFloat) {
    guard length > 0 else { return }
    let fraction = min(max(offset / length, 0), 1)
    guard let value = scale.value(at: isReversed ? 1 - fraction : fraction), value != reported
    else { return }
    reported = value
    settings.report?(value)
  }
}

/// The behavior that determines the position at which the scrolling of a chart ends.
private struct ChartScrollTarget: ScrollTargetBehavior {
  let axis: Axis
  let scale: ChartScale
  let isReversed: Bool
  let alignment: _ChartScrollAlignment?
  /// The length of the plot, in points.
  let length: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let alignment, length > 0 else { return }
    let offset = axis == .horizontal ? target.rect.minX : target.rect.minY
    let fraction = Double(offset / length)
    let visible = axis == .horizontal ? context.containerSize.width : context.containerSize.height
    guard
      let aligned = alignment.aligned(
        isReversed ? 1 - fraction : fraction, in: scale, page: Double(visible / length))
    else { return }
    let point = CGFloat(isReversed ? 1 - aligned : aligned) * length
    if axis == .horizontal { target.rect.origin.x = point } else { target.rect.origin.y = point }
  }
}
