// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The lines of the axes, the marks and their annotations.
struct PlotView: View {
  let data: ChartData
  let lines: [AxisLine]

  var body: some View {
    GeometryReader { proxy in
      let geometry = ChartGeometry(data: data, size: proxy.size)
      ZStack(alignment: .topLeading) {
        Canvas { context, size in
          let geometry = ChartGeometry(data: data, size: size)
          drawLines(geometry, &context)
          drawMarks(geometry, &context)
        }
        ForEach(Array(annotations(geometry).enumerated()), id: \.offset) { _, annotation in
          if annotation.fits.x || annotation.fits.y {
            FittingAnnotation(
              point: annotation.point, alignment: annotation.alignment, fits: annotation.fits
            ) {
              annotation.view.fixedSize().padding(annotation.spacing)
            }
          } else {
            Color.clear.frame(width: 0, height: 0)
              .overlay(alignment: annotation.alignment) {
                annotation.view.fixedSize().padding(annotation.spacing)
              }
              .position(annotation.point)
          }
        }
        ForEach(Array(descriptions(geometry).enumerated()), id: \.offset) { _, description in
          DescribedMark(description: description.text)
            .frame(width: description.bounds.width, height: description.bounds.height)
            .position(x: description.bounds.midX, y: description.bounds.midY)
        }
      }
    }
  }

  private func drawLines(_ geometry: ChartGeometry, _ context: inout GraphicsContext) {
    for line in lines {
      var path = Path()
      if line.isVertical {
        guard let x = geometry.x(line.value).map({ $0 + line.shift * geometry.size.width }) else {
          continue
        }
        path.move(to: CGPoint(x: x, y: line.length == nil ? 0 : geometry.size.height))
        path.addLine(to: CGPoint(x: x, y: geometry.size.height + (line.length ?? 0)))
      } else {
        guard let y = geometry.y(line.value) else { continue }
        let edge = line.isLeading ? 0 : geometry.size.width
        path.move(to: CGPoint(x: line.length == nil ? 0 : edge, y: y))
        path.addLine(
          to: CGPoint(
            x: line.length.map { line.isLeading ? -$0 : edge + $0 } ?? geometry.size.width, y: y))
      }
      context.stroke(path, with: .style(line.style), style: line.stroke)
    }
  }

  private func drawMarks(_ geometry: ChartGeometry, _ context: inout GraphicsContext) {
    func isBefore(_ a: [_ChartMark], _ b: [_ChartMark]) -> Bool {
      (a.first?.zIndex ?? 0) < (b.first?.zIndex ?? 0)
    }
    var groups: [[_ChartMark]] = []
    var seen: Set<Int> = []
    let lines = geometry.series(.line)
    let areas = geometry.series(.area)
    // Lines and areas are drawn where their first points are among the other marks.
    for mark in data.marks {
      switch mark.kind {
      case .line:
        if seen.insert(0).inserted { groups += lines }
      case .area:
        if seen.insert(1).inserted { groups += areas }
      default: groups.append([mark])
      }
    }
    let order = groups.enumerated().sorted { a, b in
      let (first, second) = (a.element.first?.zIndex ?? 0, b.element.first?.zIndex ?? 0)
      return first == second ? a.offset < b.offset : first < second
    }
    let total = data.marks.reduce(0) { $0 + $1.angle }
    var angle = 0.0
    for (_, group) in order {
      guard let mark = group.first else { continue }
      var context = context
      for filter in mark.filters { context.addFilter(filter) }
      context.opacity = mark.opacity
      let shading = GraphicsContext.Shading.style(data.style(of: mark))
      switch mark.kind {
      case .line: drawLine(group, geometry, shading, &context)
      case .area: drawArea(group, geometry, shading, context)
      case .point:
        guard let rect = geometry.bounds(mark) else { continue }
        drawSymbol(mark, at: CGPoint(x: rect.midX, y: rect.midY), shading, context)
      case .rule:
        guard let rect = geometry.bounds(mark) else { continue }
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        stroke(path, shading, mark, geometry, context)
      case .bar, .rectangle:
        guard let rect = geometry.bounds(mark) else { continue }
        let radius = mark.cornerRadius ?? (mark.kind == .bar ? 4 : 0)
        fill(barPath(rect, radius, mark), shading, mark, geometry, context)
      case .sector:
        let sector = geometry.sector(mark, from: angle, total: total)
        angle += mark.angle
        fill(sector.path, shading, mark, geometry, context)
      }
    }
  }

  /// Fills the outline of a mark with a style that extends over the mark, or over the plot.
  private func fill(
    _ path: Path, _ shading: GraphicsContext.Shading, _ mark: _ChartMark,
    _ geometry: ChartGeometry, _ context: GraphicsContext
  ) {
    guard mark.alignsStyle else { return context.fill(path, with: shading) }
    context.drawLayer { layer in
      layer.clip(to: path)
      layer.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: shading)
    }
  }

  private func stroke(
    _ path: Path, _ shading: GraphicsContext.Shading, _ mark: _ChartMark,
    _ geometry: ChartGeometry, _ context: GraphicsContext
  ) {
    let style = data.lineStyle(of: mark)
    guard mark.alignsStyle else { return context.stroke(path, with: shading, style: style) }
    fill(path.strokedPath(style), shading, mark, geometry, context)
  }

  /// A bar with its corners rounded: all of them if a radius is set, and otherwise those at its
  /// end.
  private func barPath(_ rect: CGRect, _ radius: CGFloat, _ mark: _ChartMark) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return Path(rect) }
    return Path(roundedRect: rect, cornerRadius: radius, style: mark.cornerStyle)
  }

  private func drawLine(
    _ series: [_ChartMark], _ geometry: ChartGeometry, _ shading: GraphicsContext.Shading,
    _ context: inout GraphicsContext
  ) {
    guard let mark = series.first else { return }
    let points = geometry.points(series, atStart: false)
    guard let first = points.first else { return }
    var path = Path()
    path.move(to: first)
    ChartGeometry.addCurve(points, mark.interpolation, to: &path)
    stroke(path, shading, mark, geometry, context)
    for (mark, point) in zip(series, points) where data.symbol(of: mark) != nil {
      drawSymbol(mark, at: point, shading, context)
    }
  }

  private func drawArea(
    _ series: [_ChartMark], _ geometry: ChartGeometry, _ shading: GraphicsContext.Shading,
    _ context: GraphicsContext
  ) {
    guard let mark = series.first else { return }
    let upper = geometry.points(series, atStart: false)
    let lower = Array(geometry.points(series, atStart: true).reversed())
    guard let first = upper.first, let corner = lower.first else { return }
    var path = Path()
    path.move(to: first)
    ChartGeometry.addCurve(upper, mark.interpolation, to: &path)
    path.addLine(to: corner)
    let backward: InterpolationMethod =
      switch mark.interpolation.kind {
      case .stepStart: .stepEnd
      case .stepEnd: .stepStart
      default: mark.interpolation
      }
    ChartGeometry.addCurve(lower, backward, to: &path)
    path.closeSubpath()
    fill(path, shading, mark, geometry, context)
  }

  private func drawSymbol(
    _ mark: _ChartMark, at point: CGPoint, _ shading: GraphicsContext.Shading,
    _ context: GraphicsContext
  ) {
    let side = max(0, data.symbolSize(of: mark)).squareRoot() * 1.128
    let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    let path = data.symbol(of: mark)?.path(rect) ?? Path(ellipseIn: rect)
    // Nothing where a view is the symbol.
    if !path.isEmpty { context.fill(path, with: shading) }
  }

  private struct PlacedAnnotation {
    let point: CGPoint
    let alignment: Alignment
    let spacing: EdgeInsets
    let fits: (x: Bool, y: Bool)
    let view: AnyView
  }

  /// The marks about which screen readers say something, and where they are.
  private func descriptions(
    _ geometry: ChartGeometry
  ) -> [(text: _ChartMark.Description, bounds: CGRect)] {
    guard data.marks.contains(where: { !$0.description.isEmpty }) else { return [] }
    return targets(geometry).compactMap { mark, rect in
      mark.description.isEmpty
        ? nil
        : (
          mark.description,
          rect.insetBy(dx: min(0, (rect.width - 8) / 2), dy: min(0, (rect.height - 8) / 2))
        )
    }
  }

  private func annotations(_ geometry: ChartGeometry) -> [PlacedAnnotation] {
    guard data.marks.contains(where: { !$0.annotations.isEmpty }) else { return [] }
    return targets(geometry).flatMap { mark, rect in
      mark.annotations.map { place($0, rect) }
    }
  }

  /// The marks and the rectangles beside which their annotations are.
  private func targets(_ geometry: ChartGeometry) -> [(_ChartMark, CGRect)] {
    var result: [(_ChartMark, CGRect)] = []
    let total = data.marks.reduce(0) { $0 + $1.angle }
    var angle = 0.0
    for mark in data.marks {
      var rect = geometry.bounds(mark)
      if mark.kind == .sector {
        let middle = geometry.sector(mark, from: angle, total: total).middle
        angle += mark.angle
        rect = CGRect(origin: middle, size: .zero)
      } else if mark.kind == .line || mark.kind == .area {
        rect = geometry.points([mark], atStart: false).first.map {
          CGRect(origin: $0, size: .zero)
        }
      }
      if let rect { result.append((mark, rect)) }
    }
    return result
  }

  private func place(_ annotation: _ChartMark.Annotation, _ rect: CGRect) -> PlacedAnnotation {
    let (y, spacing) = (annotation.position.y, annotation.spacing)
    var x = annotation.position.x
    if x == 0, y != 0 {
      switch annotation.alignment.horizontal {
      case .leading: x = -1
      case .trailing: x = 1
      default: break
      }
    }
    let point = CGPoint(
      x: rect.midX + x * rect.width / 2, y: rect.midY + y * rect.height / 2)
    let vertical: VerticalAlignment = y < 0 ? .bottom : y > 0 ? .top : .center
    // Beside the mark, or above and below it at one of its ends.
    let horizontal: HorizontalAlignment =
      x == 0 ? .center : (x < 0) == (y == 0) ? .trailing : .leading
    return PlacedAnnotation(
      point: point, alignment: Alignment(horizontal: horizontal, vertical: vertical),
      spacing: EdgeInsets(
        top: y > 0 ? spacing : 0, leading: y == 0 && x > 0 ? spacing : 0,
        bottom: y < 0 ? spacing : 0, trailing: y == 0 && x < 0 ? spacing : 0),
      fits: annotation.fits, view: annotation.view(AnnotationContext(targetSize: rect.size)))
  }
}

/// An annotation beside a point that is moved so that it does not extend beyond the plot.
private struct FittingAnnotation: Layout {
  let point: CGPoint
  let alignment: Alignment
  let fits: (x: Bool, y: Bool)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let subview = subviews.first else { return }
    let size = subview.sizeThatFits(.unspecified)
    var origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    switch alignment.horizontal {
    case .leading: origin.x = point.x
    case .trailing: origin.x = point.x - size.width
    default: break
    }
    switch alignment.vertical {
    case .top: origin.y = point.y
    case .bottom: origin.y = point.y - size.height
    default: break
    }
    if fits.x { origin.x = max(0, min(origin.x, bounds.width - size.width)) }
    if fits.y { origin.y = max(0, min(origin.y, bounds.height - size.height)) }
    subview.place(
      at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
  }
}

/// The place of a mark about which screen readers say something.
private struct DescribedMark: View {
  let description: _ChartMark.Description

  var body: some View {
    Color.clear
      .accessibilityElement()
      .accessibilityLabel(description.label ?? Text(verbatim: ""))
      .accessibilityValue(description.value ?? Text(verbatim: ""))
      .accessibilityIdentifier(description.identifier ?? "")
      .allowsHitTesting(false)
  }
}

/// A line of an axis across the plot, or a tick beside it.
struct AxisLine {
  let value: _ScaleValue
  let isVertical: Bool
  let isLeading: Bool
  /// The length of a tick, in points; nil for a line across the plot.
  let length: CGFloat?
  /// The distance from the value, as a fraction of the plot.
  var shift: CGFloat = 0
  let stroke: StrokeStyle
  let style: AnyShapeStyle
}
