// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The settings of the charts inside a view.
struct ChartSettings {
  struct AxisSettings {
    var isHidden = false
    var inset = PlotInset()
    /// The parts of the axis; nil for the default ones.
    var marks: [_AxisMarks]?
    var title: ChartTitle?
    var domain: ChartScale.Domain?
    var includesZero = true
    var isReversed = false
    var isLogarithmic = false
  }

  /// The space between the ends of a scale and those of the plot, in points.
  struct PlotInset: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0

    /// The position of a fraction of the scale in a plot of a length.
    func position(_ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
      start + fraction * max(0, length - start - end)
    }

    /// The fraction of the scale at a position.
    func fraction(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
      let rest = length - start - end
      return rest > 0 ? (position - start) / rest : 0
    }
  }

  /// The functions that report the values that are selected.
  struct Selection {
    var x: ((_ScaleValue?) -> Void)?
    var y: ((_ScaleValue?) -> Void)?
    var xRange: (((from: _ScaleValue, to: _ScaleValue)?) -> Void)?
    var yRange: (((from: _ScaleValue, to: _ScaleValue)?) -> Void)?
    var angle: ((_ScaleValue?) -> Void)?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var scroll = ChartScroll()
  var hidesLegend: Bool?
  /// The contents of the legend; nil for the values and their colors.
  var legend: AnyView?
  var legendPosition = AnnotationPosition.bottom
  /// The colors of values, in the order of the legend.
  var colors: [(name: String, style: AnyShapeStyle)] = []
  /// The symbols of values.
  var symbols: [(name: String, symbol: _ChartMark.AnyShapeSymbol)] = []
  /// The strokes of values.
  var lineStyles: [(name: String, style: StrokeStyle)] = []
  /// The areas of symbols from zero to the largest value, in square points.
  var symbolSizes: ClosedRange<CGFloat> = 0...256
  /// The colors of values that are not in `colors`.
  var color: ((String) -> AnyShapeStyle?)?
  /// Adds a gesture to the plot.
  var gesture: ((ChartProxy, AnyView) -> AnyView)?
  /// The colors of other values, in turn.
  var palette: [AnyShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink,
  ].map { AnyShapeStyle($0) }
  var plotStyle: ((AnyView) -> AnyView)?
  var background: ((ChartProxy) -> AnyView)?
  var overlay: ((ChartProxy) -> AnyView)?
  var selectX: ((_ScaleValue?) -> Void)?
  var selectY: ((_ScaleValue?) -> Void)?
  /// Reports the values at the beginning and at the end of a drag.
  var selectXRange: (((from: _ScaleValue, to: _ScaleValue)?) -> Void)?
  var selectYRange: (((from: _ScaleValue, to: _ScaleValue)?) -> Void)?
  /// Reports the sum of the sectors' values up to the touched angle.
  var selectAngle: ((_ScaleValue?) -> Void)?

  /// Returns an action that sets a range to that between two values, in any order; to nil if they are of another type.
  @MainActor static func selection<P: Plottable & Comparable>(
    of range: Binding<ClosedRange<P>?>
  ) -> ((from: _ScaleValue, to: _ScaleValue)?) -> Void {
    { ends in
      range.wrappedValue = ends.flatMap { ends in
        guard let a = P(_scaleValue: ends.from), let b = P(_scaleValue: ends.to) else { return nil }
        return min(a, b)...max(a, b)
      }
    }
  }
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
