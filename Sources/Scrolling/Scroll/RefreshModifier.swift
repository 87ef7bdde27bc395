// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Adds pull-to-refresh to a vertical scroll view: starts the action when it is dragged far enough
/// beyond its top, and reserves space for an indicator while the action runs.
struct _RefreshModifier: ViewModifier {
  let axes: Axis.Set
  @State private var isRunning = false
  /// The distance beyond the top, in points.
  @State private var overscroll: CGFloat = 0
  @State private var isDragged = false
  /// Whether the action was started since the content last rested at its original offset without a touch.
  @State private var hasStarted = false
  @Environment(\.refresh) private var refresh
  @Environment(\.refreshIndicator) private var indicator

  init(axes: Axis.Set) {
    self.axes = axes
  }

  private static let threshold = CGFloat(GestureThresholds.standard.refreshDistance)
  /// The height reserved for the indicator, as in UIKit; in points.
  private static let indicatorHeight: CGFloat = 60

  func body(content: Content) -> some View {
    if let refresh, axes.contains(.vertical) {
      let indicatorMargin = isRunning ? Self.indicatorHeight : 0
      content
        .environment(\.refresh, nil)
        .modifier(
          _ScrollRequestModifier {
            $0.contentMargins.top += indicatorMargin
            $0.refreshes = true
          }
        )
        .onScrollPhaseChange { _, phase in
          isDragged = phase == .interacting
          if !isDragged, overscroll < 1 { hasStarted = false }
        }
        .onScrollGeometryChange(
          for: CGFloat.self, of: { max(0, -($0.contentOffset.y + $0.contentInsets.top)) },
          action: { _, new in
            overscroll = new
            if !isDragged, new < 1 { hasStarted = false }
            if new >= Self.threshold, isDragged, !isRunning, !hasStarted { start(refresh) }
          }
        )
        .overlay(alignment: .top) { spinner }
    } else {
      content
    }
  }

  @ViewBuilder private var spinner: some View {
    if isRunning || overscroll > 8 {
      let progress = isRunning ? 1 : min(1, overscroll / Self.threshold)
      indicator?.makeView()
        .frame(height: 20)
        .scaleEffect(isRunning ? 1 : 0.4 + 0.6 * progress)
        .opacity(Double(progress))
        .padding(
          .top,
          max(
            0, (min(overscroll, Self.threshold) + (isRunning ? Self.indicatorHeight : 0) - 20) / 2)
        )
        .allowsHitTesting(false)
    }
  }

  private func start(_ refresh: RefreshAction) {
    isRunning = true
    hasStarted = true
    Task {
      await refresh()
      withAnimation(.smooth(duration: 0.4)) { isRunning = false }
    }
  }
}
