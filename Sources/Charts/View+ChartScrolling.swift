// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring

extension View {
  /// Makes charts scroll along an axis whose visible domain is shorter than its scale.
  ///
  /// The labels of the other axis stay where they are. A selection begins with a long press then.
  /// - Note: Differs from SwiftUI: with both axes, charts scroll along the horizontal one.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart { $0.scroll.axes = axes }
  }

  /// Sets the length of the visible part of the horizontal axis of charts that scroll: a number, seconds on an axis
  /// with dates, or the number of names. One of 0 or less, or that is longer than the scale, shows all.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.scroll.x.visibleLength = length._scaleValue.double }
  }

  /// Sets the length of the visible part of the vertical axis of charts that scroll: a number, seconds on an axis
  /// with dates, or the number of names. One of 0 or less, or that is longer than the scale, shows all.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.scroll.y.visibleLength = length._scaleValue.double }
  }

  /// Sets the value at the left of the visible part of charts in their first layout.
  public func chartScrollPosition<P: Plottable>(initialX value: P) -> some View {
    chart { $0.scroll.x.initialValue = value._scaleValue }
  }

  /// Sets the value at the top of the visible part of charts in their first layout.
  public func chartScrollPosition<P: Plottable>(initialY value: P) -> some View {
    chart { $0.scroll.y.initialValue = value._scaleValue }
  }

  /// Binds the value at the left of the visible part of charts: it is set while they scroll, and scrolls them.
  public func chartScrollPosition<P: Plottable>(x value: Binding<P>) -> some View {
    chart { settings in
      settings.scroll.x.position = value.wrappedValue._scaleValue
      settings.scroll.x.report = { new in
        if let new = P(_scaleValue: new) { value.wrappedValue = new }
      }
    }
  }

  /// Binds the value at the top of the visible part of charts: it is set while they scroll, and scrolls them.
  public func chartScrollPosition<P: Plottable>(y value: Binding<P>) -> some View {
    chart { settings in
      settings.scroll.y.position = value.wrappedValue._scaleValue
      settings.scroll.y.report = { new in
        if let new = P(_scaleValue: new) { value.wrappedValue = new }
      }
    }
  }

  /// Sets the values at which the scrolling of charts ends.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
    chart { $0.scroll.alignment = behavior._alignment }
  }
}
