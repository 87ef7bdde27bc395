// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The window's frame times by pipeline stage, including the cost of the gallery and this
/// instrument.
struct FrameTimeInstrument: View {
  let costs: FrameCosts
  @Environment(\.palette) private var palette

  var body: some View {
    Canvas { context, size in draw(context, size) }
      .frame(height: 260)
  }

  private func draw(_ context: GraphicsContext, _ size: CGSize) {
    guard let average = costs.average else {
      let text = label("Measured only in a live window", palette.secondaryText)
      return context.draw(text, at: CGPoint(x: 0, y: 2), anchor: .topLeading)
    }
    drawGraph(context, CGRect(x: 0, y: 4, width: size.width, height: 80))
    for (index, stage) in FrameStage.allCases.enumerated() {
      let column = CGFloat(index / 4) * (size.width / 2 + 6)
      let y = 96 + CGFloat(index % 4) * 18
      let color = Self.color(of: stage, palette)
      context.fill(
        Path(ellipseIn: CGRect(around: CGPoint(x: column + 4, y: y + 7), radius: 3.5)),
        with: .color(color))
      context.draw(
        label(stage.name, palette.secondaryText), at: CGPoint(x: column + 14, y: y),
        anchor: .topLeading)
      context.draw(
        label(milliseconds(average[stage]), palette.text),
        at: CGPoint(x: column + size.width / 2 - 6, y: y), anchor: .topTrailing)
    }
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 175))
    line.addLine(to: CGPoint(x: size.width, y: 175))
    context.stroke(line, with: .color(palette.line))
    let figures = [
      ("Frame", milliseconds(average.total)), ("Maximum", milliseconds(costs.worst)),
      ("Area redrawn", String(format: "%.0f %%", average.redrawn * 100)),
      ("Dropped", "\(costs.dropped)"),
    ]
    for (index, figure) in figures.enumerated() {
      let column = CGFloat(index % 2) * (size.width / 2 + 6)
      let y = 183 + CGFloat(index / 2) * 20
      context.draw(
        label(figure.0, palette.secondaryText), at: CGPoint(x: column, y: y + 2),
        anchor: .topLeading)
      context.draw(
        Text(figure.1).font(.system(size: 13, weight: .semibold)).monospacedDigit()
          .foregroundStyle(palette.text),
        at: CGPoint(x: column + size.width / 2 - 6, y: y), anchor: .topTrailing)
    }
    context.draw(
      Text(
        localized:
          "Each bar is a frame of the last 2 s. A red mark at the top: frames were dropped."
      )
      .font(.system(size: 11)).foregroundStyle(palette.secondaryText),
      in: CGRect(x: 0, y: 230, width: size.width, height: 30))
  }

  /// Draws a stacked bar for every frame, and the lines of the scale.
  private func drawGraph(_ context: GraphicsContext, _ rect: CGRect) {
    let box = RoundedRectangle(cornerRadius: 6).path(in: rect)
    context.fill(box, with: .color(palette.pressedFill.opacity(0.4)))
    var context = context
    context.clip(to: box)
    let scale = FrameTimeScale(worst: costs.costs.map(\.total).max() ?? 0)
    let top = scale.top
    guard let last = costs.costs.last else { return }
    for cost in costs.costs {
      let right = rect.maxX - CGFloat((last.time - cost.time) / FrameCosts.span) * rect.width
      var y = rect.maxY
      for stage in FrameStage.allCases {
        let height = CGFloat(cost[stage] / top) * rect.height
        guard height > 0.05 else { continue }
        context.fill(
          Path(CGRect(x: right - 2, y: y - height, width: 1.75, height: height)),
          with: .color(Self.color(of: stage, palette)))
        y -= height
      }
      if FrameCosts.dropped(by: cost) > 0 {
        context.fill(
          Path(CGRect(x: right - 2, y: rect.minY, width: 1.75, height: 6)),
          with: .color(palette.failure))
      }
    }
    for mark in scale.marks(in: rect) {
      context.stroke(
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: mark.y))
          path.addLine(to: CGPoint(x: rect.maxX, y: mark.y))
        }, with: .color(palette.secondaryText.opacity(0.5)),
        style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
      let name = context.resolve(label(mark.name, palette.secondaryText))
      let size = name.measure(in: CGSize(width: rect.width, height: 40))
      let origin = CGPoint(
        x: rect.minX + 4, y: mark.isAbove ? mark.y - 1 - size.height : mark.y + 1)
      let plate = CGRect(origin: origin, size: size).insetBy(dx: -3, dy: 0)
      // Bars pass behind the label.
      context.fill(
        Path(roundedRect: plate, cornerRadius: 3), with: .color(palette.card.opacity(0.9)))
      context.draw(name, at: origin, anchor: .topLeading)
    }
  }

  private func label(_ text: String, _ color: Color) -> Text {
    Text(localized: text).font(.system(size: 11)).monospacedDigit().foregroundStyle(color)
  }

  private func milliseconds(_ seconds: Double) -> String {
    String(format: "%.2f ms", seconds * 1000)
  }

  private static func color(of stage: FrameStage, _ palette: Palette) -> Color {
    let light = palette.isDark ? 0.95 : 0.78
    return switch stage {
    case .events: Color(hue: 0.62, saturation: 0.15, brightness: light * 0.8)
    case .gestures: Color(hue: 0.7, saturation: 0.6, brightness: light)
    case .animation: Color(hue: 0.58, saturation: 0.7, brightness: light)
    case .views: Color(hue: 0.5, saturation: 0.65, brightness: light * 0.9)
    case .layout: Color(hue: 0.38, saturation: 0.6, brightness: light * 0.85)
    case .list: Color(hue: 0.15, saturation: 0.75, brightness: light)
    case .pixels: Color(hue: 0.08, saturation: 0.8, brightness: light)
    case .present: Color(hue: 0.98, saturation: 0.6, brightness: light)
    }
  }
}

extension FrameStage {
  nonisolated fileprivate var name: String {
    switch self {
    case .events: "Events"
    case .gestures: "Gestures"
    case .animation: "Animation"
    case .views: "Views"
    case .layout: "Layout"
    case .list: "Display list"
    case .pixels: "Raster"
    case .present: "Present"
    }
  }
}
