// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The scrolling behavior of a chart.
struct ChartScroll {
  /// The scroll settings of one axis.
  struct AxisScroll {
    /// The length of the visible part: numbers, seconds or categories; nil for all.
    var visibleLength: Double?
    /// The value at the beginning of the visible part in the first layout.
    var initialValue: _ScaleValue?
    /// The value at the beginning of the visible part, as the view that owns it has set it.
    var position: _ScaleValue?
    /// Reports the value at the beginning of the visible part.
    var report: ((_ScaleValue) -> Void)?
  }

  var axes: Axis.Set = []
  var x = AxisScroll()
  var y = AxisScroll()
  var alignment: _ChartScrollAlignment?

  /// The axis along which a chart scrolls: the horizontal one if both are set; nil for none.
  var axis: Axis? {
    axes.contains(.horizontal) ? .horizontal : axes.contains(.vertical) ? .vertical : nil
  }

  func settings(_ axis: Axis) -> AxisScroll { axis == .horizontal ? x : y }

  /// The length of the plot as a multiple of the visible part: from 1 to 1000.
  func ratio(_ axis: Axis, _ scale: ChartScale?) -> CGFloat {
    guard let visible = settings(axis).visibleLength, visible > 0, let scale else { return 1 }
    let ratio = scale.length / visible
    return ratio.isFinite ? CGFloat(min(max(ratio, 1), 1000)) : 1
  }
}

extension ChartScale {
  /// The length of the domain: numbers, seconds or categories.
  var length: Double {
    switch domain {
    case .numbers(let range): range.upperBound - range.lowerBound
    case .dates(let range): range.upperBound.timeIntervalSince(range.lowerBound)
    case .categories(let names): Double(names.count)
    }
  }

  /// The fraction at which the space of a value begins.
  func start(of value: _ScaleValue) -> CGFloat? { fraction(value).map { $0 - band / 2 } }
}
