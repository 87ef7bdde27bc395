// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A line through the values of a collection, the graph of a function, or the curve of two functions of a parameter.
public struct LinePlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public func _marks() -> [_ChartMark] { content._marks() }

  /// Creates the graph of a function. Where its value is not a finite number, the line has a gap.
  ///
  /// - Parameters:
  ///   - x: The title of the horizontal dimension.
  ///   - y: The title of the vertical dimension.
  ///   - domain: The values for which the function is computed; those of the chart's horizontal axis
  ///     if nil, which are -10...10 if no other mark and no scale determines them.
  ///   - function: The function of x.
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _FunctionPlot {
    content = .plot(.line, Sampling(domain: domain) { .init(x: $0, y: function($0)) })
  }

  /// Creates a curve of a parameter. Where a coordinate is not a finite number, the line has a gap.
  ///
  /// - Parameters:
  ///   - x: The title of the horizontal dimension.
  ///   - y: The title of the vertical dimension.
  ///   - t: The title of the parameter.
  ///   - domain: The values of the parameter.
  ///   - function: The coordinates for a value of the parameter.
  public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
    domain: ClosedRange<Double>, function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == _FunctionPlot {
    content = .plot(
      .line,
      Sampling(domain: domain, isParametric: true) {
        let point = function($0)
        return .init(x: point.x, y: point.y)
      })
  }
}

/// An area below the values of a collection or the graph of a function, or between two of them.
public struct AreaPlot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content

  public func _marks() -> [_ChartMark] { content._marks() }

  /// Creates the area between zero and the graph of a function.
  ///
  /// - Parameters:
  ///   - x: The title of the horizontal dimension.
  ///   - y: The title of the vertical dimension.
  ///   - domain: The values for which the function is computed; those of the chart's horizontal axis
  ///     if nil, which are -10...10 if no other mark and no scale determines them.
  ///   - function: The function of x.
  public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == _FunctionPlot {
    content = .plot(.area, Sampling(domain: domain) { .init(x: $0, y: function($0), base: 0) })
  }

  /// Creates the area between the graphs of two functions.
  ///
  /// - Parameters:
  ///   - x: The title of the horizontal dimension.
  ///   - yStart: The title of the first function's values.
  ///   - yEnd: The title of the second function's values.
  ///   - domain: The values for which the functions are computed; those of the chart's horizontal
  ///     axis if nil, which are -10...10 if no other mark and no scale determines them.
  ///   - function: The values of both functions of x.
  public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == _FunctionPlot {
    content = .plot(
      .area,
      Sampling(domain: domain) {
        let values = function($0)
        return .init(x: $0, y: values.yEnd, base: values.yStart)
      })
  }
}

/// The mark of a function. Not for use outside of the library.
public struct _FunctionPlot: _PrimitiveChartContent {
  let mark: _ChartMark

  public func _marks() -> [_ChartMark] { [mark] }

  fileprivate static func plot(_ kind: _ChartMark.Kind, _ sampling: Sampling) -> _FunctionPlot {
    var mark = _ChartMark(kind: kind)
    mark.sampling = sampling
    return _FunctionPlot(mark: mark)
  }
}

/// A function of which a chart draws samples.
struct Sampling {
  struct Sample {
    var x: Double
    var y: Double
    /// The other end of an area.
    var base: Double?

    var isFinite: Bool { x.isFinite && y.isFinite && (base ?? 0).isFinite }
  }

  var domain: ClosedRange<Double>?
  /// Whether the function gives both coordinates.
  var isParametric = false
  let sample: @Sendable (Double) -> Sample

  static let intervals = 256

  /// Returns marks at samples, each part without gaps as a series of its own.
  func marks(of mark: _ChartMark, index: Int, on axis: ClosedRange<Double>) -> [_ChartMark] {
    let domain = domain ?? axis
    var part = 0
    var marks: [_ChartMark] = []
    for step in 0...Self.intervals {
      let fraction = Double(step) / Double(Self.intervals)
      let sample = sample(domain.lowerBound + fraction * (domain.upperBound - domain.lowerBound))
      guard sample.isFinite else {
        part += 1
        continue
      }
      var copy = mark
      copy.sampling = nil
      copy.series = "plot \(index) \(part)"
      copy.x = (.number(sample.x), .number(sample.x))
      copy.y = (.number(sample.base ?? sample.y), .number(sample.y))
      marks.append(copy)
    }
    return marks
  }
}

extension ChartData {
  /// Replaces functions by samples in the horizontal axis' domain.
  static func sampled(_ marks: [_ChartMark], _ settings: ChartSettings) -> [_ChartMark] {
    guard marks.contains(where: { $0.sampling != nil }) else { return marks }
    var axis = -10.0...10.0
    var extents = marks.compactMap(\.x).flatMap { [$0.start, $0.end] }
    for case .some(let domain) in marks.map({
      $0.sampling?.isParametric == true ? nil : $0.sampling?.domain
    }) {
      extents += [.number(domain.lowerBound), .number(domain.upperBound)]
    }
    if case .numbers(let range) = settings.x.domain ?? ChartScale.Domain(extents) { axis = range }
    return marks.enumerated().flatMap { index, mark in
      mark.sampling?.marks(of: mark, index: index, on: axis) ?? [mark]
    }
  }
}
