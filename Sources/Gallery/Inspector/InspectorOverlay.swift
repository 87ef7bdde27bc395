// Part of Snapback, under the MIT licence; see LICENSE.

import Inspection
import Interface
import Snapback

/// Draws the frames of views and other facts over the stage; while pointing, selects views.
struct InspectorOverlay: View {
  let inspector: InspectorModel
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      Canvas { context, size in draw(context, size) }
        .allowsHitTesting(false)
      if inspector.isPointing {
        Color.clear
          .contentShape(Rectangle())
          .onContinuousHover { phase in
            switch phase {
            case .active(let point): inspector.hover(at: point)
            case .ended: inspector.hover(at: nil)
            }
          }
          .gesture(
            SpatialTapGesture().onEnded { inspector.select(at: $0.location) }
          )
          .accessibilityLabel(Text(localized: "Select a view"))
      }
    }
  }

  private func draw(_ context: GraphicsContext, _ size: CGSize) {
    _ = inspector.revision
    guard let host = inspector.host else { return }
    let overlays = inspector.overlays
    if overlays.contains(.safeArea) { drawSafeArea(host.safeAreaInsets, context, size) }
    if overlays.contains(.redraws) { drawRedraws(context, host.time) }
    if overlays.contains(.bounds) {
      for row in inspector.rows {
        for outline in host.outlines(of: row.id) {
          context.stroke(path(outline), with: .color(palette.accent.opacity(0.7)), lineWidth: 1)
        }
      }
    }
    if overlays.contains(.hitShapes) {
      for outline in host.touchOutlines {
        let path = path(outline)
        context.fill(path, with: .color(palette.success.opacity(0.18)))
        context.stroke(
          path, with: .color(palette.success), style: StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
      }
    }
    if overlays.contains(.slowBodies) { drawSlowBodies(context, host) }
    if let selection = inspector.selection {
      for outline in host.outlines(of: selection) {
        context.stroke(path(outline), with: .color(.white.opacity(0.8)), lineWidth: 3.5)
        context.stroke(path(outline), with: .color(palette.accent), lineWidth: 2)
      }
    }
    let hovered = inspector.hovered ?? inspector.highlightedName.flatMap(inspector.view(named:))
    if let hovered { drawHovered(hovered, context, host, size) }
  }

  private func path(_ corners: [CGPoint]) -> Path {
    Path { path in
      path.addLines(corners)
      path.closeSubpath()
    }
  }

  private func drawSafeArea(_ insets: EdgeInsets, _ context: GraphicsContext, _ size: CGSize) {
    let inner = CGRect(
      x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
    var path = Path(CGRect(origin: .zero, size: size))
    path.addRect(inner)
    context.fill(
      path, with: .color(palette.velocity.opacity(0.25)), style: FillStyle(eoFill: true))
    context.stroke(Path(inner), with: .color(palette.velocity), lineWidth: 1)
  }

  private func drawRedraws(_ context: GraphicsContext, _ time: Double) {
    for redraw in inspector.redraws {
      let opacity = 1 - (time - redraw.time) / InspectorModel.redrawTime
      guard opacity > 0, opacity <= 1 else { continue }
      context.stroke(
        Path(redraw.area), with: .color(palette.failure.opacity(opacity)), lineWidth: 1.5)
      context.fill(Path(redraw.area), with: .color(palette.failure.opacity(0.05 * opacity)))
    }
  }

  /// The duration of a body in seconds above which it is slow.
  private static let slow = 0.001

  private func drawSlowBodies(_ context: GraphicsContext, _ host: ViewHost) {
    for (id, duration) in inspector.slowBodies(above: Self.slow) {
      for outline in host.outlines(of: id) {
        context.stroke(path(outline), with: .color(palette.failure), lineWidth: 2)
        guard let corner = outline.first else { continue }
        tag(String(format: "%.1f ms", duration * 1000), at: corner, palette.failure, context)
      }
    }
  }

  private func drawHovered(
    _ id: InspectedView.ID, _ context: GraphicsContext, _ host: ViewHost, _ size: CGSize
  ) {
    let outlines = host.outlines(of: id)
    for outline in outlines {
      // A view that is changed from a panel is only outlined, so that it can be seen unmodified.
      if inspector.hovered != nil {
        context.fill(path(outline), with: .color(palette.accent.opacity(0.18)))
      }
      context.stroke(path(outline), with: .color(palette.accent), lineWidth: 2)
    }
    guard let corner = outlines.first?.min(by: { $0.y < $1.y }) else { return }
    let left = outlines.flatMap(\.self).map(\.x).min() ?? corner.x
    tag(
      inspector.label(of: id),
      at: CGPoint(x: min(max(left, 4), size.width - 40), y: min(max(corner.y, 24), size.height)),
      palette.accent, context)
  }

  /// A text above a point, on a background of a color.
  private func tag(
    _ text: String, at point: CGPoint, _ color: Color, _ context: GraphicsContext
  ) {
    let label = context.resolve(
      Text(text).font(.system(size: 11, weight: .medium)).monospacedDigit()
        .foregroundStyle(palette.isDark ? Color.black : .white))
    let size = label.measure(in: CGSize(width: 400, height: 40))
    let rect = CGRect(
      x: point.x, y: point.y - size.height - 6, width: size.width + 12, height: size.height + 4)
    context.fill(Path(roundedRect: rect, cornerRadius: 5), with: .color(color))
    context.draw(label, at: CGPoint(x: rect.minX + 6, y: rect.minY + 2), anchor: .topLeading)
  }
}
