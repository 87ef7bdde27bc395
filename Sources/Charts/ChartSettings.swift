// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The settings of the charts inside a view.
struct ChartSettings {
  struct AxisSettings {
    var isHidden = false
    /// The parts of the axis; nil for the default ones.
    var marks: [_AxisMarks]?
    var title: ChartTitle?
    var domain: ChartScale.Domain?
    var includesZero = true
    var isReversed = false
    var isLogarithmic = false
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var scroll = ChartScroll()
  var hidesLegend: Bool?
  /// What is shown as the legend; nil for the values and their colors.
  var legend: AnyView?
  var legendPosition = AnnotationPosition.bottom
  /// The colors of values, in the order of the legend.
  var colors: [(name: String, style: AnyShapeStyle)] = []
  /// The symbols of values.
  var symbols: [(name: String, symbol: _ChartMark.AnyShapeSymbol)] = []
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
