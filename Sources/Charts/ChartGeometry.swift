// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The shapes of the marks of a chart in a plot of a size.
struct ChartGeometry {
  let data: ChartData
  let size: CGSize

  /// The horizontal position of a value, in points.
  func x(_ value: _ScaleValue) -> CGFloat? {
    data.x?.fraction(value).map {
      data.settings.x.inset.position(data.settings.x.isReversed ? 1 - $0 : $0, size.width)
    }
  }

  /// The vertical position of a value, in points.
  func y(_ value: _ScaleValue) -> CGFloat? {
    data.y?.fraction(value).map {
      size.height
        - data.settings.y.inset.position(data.settings.y.isReversed ? 1 - $0 : $0, size.height)
    }
  }

  /// The extent of a bar, rectangle or rule across or along an axis, in points.
  private func extent(
    _ extent: (start: _ScaleValue, end: _ScaleValue)?, _ position: (_ScaleValue) -> CGFloat?,
    _ scale: ChartScale?, _ dimension: MarkDimension, _ length: CGFloat, isLength: Bool,
    _ mark: _ChartMark, isThin: Bool
  ) -> ClosedRange<CGFloat>? {
    guard let extent else { return 0...length }
    guard let start = position(extent.start), let end = position(extent.end) else { return nil }
    if isLength { return min(start, end)...max(start, end) }
    var (middle, available) = ((start + end) / 2, abs(end - start))
    if available == 0 { available = (scale?.band ?? 0) * length }
    var width =
      available > 0
      ? dimension.length(in: available, automatic: isThin ? 0 : available * 0.72)
      : dimension.length(in: 0, automatic: isThin ? 0 : 8)
    if isThin, extent.start != extent.end { width = available }
    let groups = data.positionValues
    if let value = mark.positionValue, let index = groups.firstIndex(of: value) {
      let part = width / CGFloat(groups.count)
      middle += (CGFloat(index) - CGFloat(groups.count - 1) / 2) * part
      width = part * 0.92
    }
    return middle - width / 2...middle + width / 2
  }

  /// The bounds of a mark; nil if it is outside of the scales.
  func bounds(_ mark: _ChartMark) -> CGRect? {
    let isThin = mark.kind != .bar && mark.kind != .rectangle
    let isExtentX = mark.isLengthAlongX || (isInterval(mark.x) && mark.kind != .bar)
    let isExtentY = mark.isLengthAlongY || (isInterval(mark.y) && mark.kind != .bar)
    guard
      let x = extent(
        mark.x, x, data.x, mark.width, size.width,
        isLength: isExtentX || isNumbers(mark.x), mark, isThin: isThin),
      let y = extent(
        mark.y, y, data.y, mark.height, size.height,
        isLength: isExtentY || isNumbers(mark.y), mark, isThin: isThin)
    else { return nil }
    return CGRect(
      x: x.lowerBound + mark.offset.width, y: y.lowerBound + mark.offset.height,
      width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  private func isInterval(_ extent: (start: _ScaleValue, end: _ScaleValue)?) -> Bool {
    extent.map { $0.start != $0.end } ?? false
  }

  /// Returns whether an extent is between different numbers.
  private func isNumbers(_ extent: (start: _ScaleValue, end: _ScaleValue)?) -> Bool {
    guard let extent, case .number = extent.start else { return false }
    return extent.start != extent.end
  }

  /// The series of lines or areas, in the order of their first points.
  func series(_ kind: _ChartMark.Kind) -> [[_ChartMark]] {
    var order: [String] = []
    var series: [String: [_ChartMark]] = [:]
    for mark in data.marks where mark.kind == kind {
      let key = [mark.series ?? "", mark.colorValue ?? "", mark.symbolValue ?? ""]
        .joined(separator: "\u{1}")
      if series[key] == nil { order.append(key) }
      series[key, default: []].append(mark)
    }
    return order.compactMap { series[$0] }
  }

  /// The points of a series, at an end of their vertical extents.
  func points(_ series: [_ChartMark], atStart: Bool) -> [CGPoint] {
    series.compactMap { mark in
      guard let extentX = mark.x, let extentY = mark.y, let x = x(extentX.start),
        let y = y(atStart ? extentY.start : extentY.end)
      else { return nil }
      return CGPoint(x: x + mark.offset.width, y: y + mark.offset.height)
    }
  }

  /// Adds the curve through points to a path, from the second point on.
  static func addCurve(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path
  ) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart:
      for (last, point) in zip(points, points.dropFirst()) {
        path.addLine(to: CGPoint(x: last.x, y: point.y))
        path.addLine(to: point)
      }
    case .stepEnd:
      for (last, point) in zip(points, points.dropFirst()) {
        path.addLine(to: CGPoint(x: point.x, y: last.y))
        path.addLine(to: point)
      }
    case .stepCenter:
      for (last, point) in zip(points, points.dropFirst()) {
        let middle = (last.x + point.x) / 2
        path.addLine(to: CGPoint(x: middle, y: last.y))
        path.addLine(to: CGPoint(x: middle, y: point.y))
        path.addLine(to: point)
      }
    case .cardinal(let tension):
      let scale = (1 - tension) / 6
      for index in 0..<points.count - 1 {
        let (a, b) = (points[max(index - 1, 0)], points[index])
        let (c, d) = (points[index + 1], points[min(index + 2, points.count - 1)])
        path.addCurve(
          to: c,
          control1: CGPoint(x: b.x + (c.x - a.x) * scale, y: b.y + (c.y - a.y) * scale),
          control2: CGPoint(x: c.x - (d.x - b.x) * scale, y: c.y - (d.y - b.y) * scale))
      }
    case .monotone:
      let slopes = monotoneSlopes(points)
      for index in 0..<points.count - 1 {
        let (a, b) = (points[index], points[index + 1])
        let third = (b.x - a.x) / 3
        path.addCurve(
          to: b, control1: CGPoint(x: a.x + third, y: a.y + slopes[index] * third),
          control2: CGPoint(x: b.x - third, y: b.y - slopes[index + 1] * third))
      }
    }
  }

  /// The slopes at points of a curve without extremes between them.
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let secants = zip(points, points.dropFirst()).map { a, b in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    return points.indices.map { index in
      if index == 0 { return secants[0] }
      if index == points.count - 1 { return secants[index - 1] }
      let (before, after) = (secants[index - 1], secants[index])
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }

  /// The outline of a sector, and its middle.
  func sector(_ mark: _ChartMark, from start: Double, total: Double) -> (
    path: Path, middle: CGPoint
  ) {
    let center = CGPoint(
      x: size.width / 2 + mark.offset.width, y: size.height / 2 + mark.offset.height)
    let radius = min(size.width, size.height) / 2
    let outer = min(radius, mark.outerRadius.length(in: radius, automatic: radius))
    let inner: CGFloat =
      if case .inset(let inset) = mark.innerRadius.kind {
        max(0, outer - inset)
      } else {
        max(0, mark.innerRadius.length(in: outer, automatic: 0))
      }
    func angle(_ value: Double) -> Double { value / max(total, 1e-300) * 2 * .pi - .pi / 2 }
    let (first, last) = (angle(start), angle(start + mark.angle))
    func inset(_ radius: CGFloat) -> Double {
      radius > 0 ? min(Double(mark.angularInset / radius), (last - first) / 2) : 0
    }
    func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    let path = Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: .radians(first + inset(outer)),
        endAngle: .radians(last - inset(outer)), clockwise: false)
      if inner > 0 {
        path.addLine(to: point(inner, last - inset(inner)))
        path.addArc(
          center: center, radius: inner, startAngle: .radians(last - inset(inner)),
          endAngle: .radians(first + inset(inner)), clockwise: true)
      } else {
        path.addLine(to: point(mark.angularInset, (first + last) / 2))
      }
      path.closeSubpath()
    }
    return (path, point((outer + inner) / 2, (first + last) / 2))
  }
}
