// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring
import ViewCore

/// A plot in which values, ranges and angles are selected.
///
/// In a chart that scrolls a selection begins with a long press; in a scroll view, a touch along its axes scrolls.
struct ChartSelection<Content: View>: View {
  let proxy: ChartProxy
  let settings: ChartSettings
  let isScrolled: Bool
  /// The sum of the sectors' values.
  let total: Double
  let content: Content

  private var selects: Bool {
    settings.selectX != nil || settings.selectY != nil || settings.selectAngle != nil
      || settings.selectXRange != nil || settings.selectYRange != nil
  }

  var body: some View {
    content
      .contentShape(Rectangle())
      .gesture(
        ControlDragGesture().tracking { drag in
          // The value of a tap has a pass of its own, before the end.
          withTransaction(\.isContinuous, true) { select(drag) }
        } ended: { _ in
          end()
        } cancelled: {
        },
        including: selects && !isScrolled ? .all : .subviews
      )
      .gesture(
        LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture(minimumDistance: 0))
          .onChanged { value in
            if case .second(true, let drag?) = value { select(drag) }
          }
          .onEnded { _ in end() },
        including: selects && isScrolled ? .all : .subviews)
  }

  private func select(_ drag: DragGesture.Value) {
    let (start, end) = (drag.startLocation, drag.location)
    settings.selectX?(proxy.scaleValue(atX: end.x))
    settings.selectY?(proxy.scaleValue(atY: end.y))
    let moved = drag.translation != .zero
    settings.selectXRange?(
      moved ? ends(proxy.scaleValue(atX: start.x), proxy.scaleValue(atX: end.x)) : nil)
    settings.selectYRange?(
      moved ? ends(proxy.scaleValue(atY: start.y), proxy.scaleValue(atY: end.y)) : nil)
    settings.selectAngle?(angleValue(at: end).map { .number($0) })
  }

  /// Ends the selection of values; that of a range remains.
  private func end() {
    settings.selectX?(nil)
    settings.selectY?(nil)
    settings.selectAngle?(nil)
  }

  private func ends(
    _ from: _ScaleValue?, _ to: _ScaleValue?
  ) -> (from: _ScaleValue, to: _ScaleValue)? {
    guard let from, let to else { return nil }
    return (from, to)
  }

  /// The sum of the sectors' values clockwise from the top to a point; nil in the middle.
  private func angleValue(at point: CGPoint) -> Double? {
    let (x, y) = (
      Double(point.x - proxy.plotSize.width / 2), Double(point.y - proxy.plotSize.height / 2)
    )
    guard total > 0, x != 0 || y != 0 else { return nil }
    let angle = atan2(x, -y)
    return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi) * total
  }
}
