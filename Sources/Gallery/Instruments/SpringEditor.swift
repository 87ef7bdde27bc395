// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The curve of a spring, with handles for its duration and its bounce, over that of the spring in
/// the source. The running animation is marked on it.
struct SpringEditor: View {
  let spring: Spring
  /// The spring in the source; nil if it is the shown one.
  let source: Spring?
  /// Whether animations use the spring in the source.
  let showsSource: Bool
  /// The time since the spring started, in seconds; nil if it has not.
  let flight: () -> Double?
  let change: (Spring) -> Void
  @Environment(\.palette) private var palette

  /// In points.
  static let height: CGFloat = 164
  fileprivate static let space = "spring"

  var body: some View {
    GeometryReader { area in
      let plot = SpringPlot(size: area.size)
      ZStack(alignment: .topLeading) {
        grid(plot)
        if let source {
          plot.path(source)
            .stroke(
              showsSource ? palette.accent : palette.neutral,
              style: StrokeStyle(lineWidth: showsSource ? 2 : 1.5, dash: showsSource ? [] : [5, 3]))
          Text(verbatim: "A")
            .font(.system(size: 10, weight: .semibold))
            .foregroundStyle(palette.secondaryText)
            .position(plot.label(source, besides: spring))
            .allowsHitTesting(false)
        }
        plot.path(spring)
          .stroke(
            source != nil && showsSource ? palette.neutral : palette.accent,
            style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        progress
        handle("Duration", plot.durationHandle(spring)) {
          change(plot.spring(spring, durationAt: $0))
        }
        handle("Bounce", plot.bounceHandle(spring)) { change(plot.spring(spring, bounceAt: $0)) }
      }
      .coordinateSpace(.named(Self.space))
    }
    .frame(height: Self.height)
    .clipped()
  }

  private func grid(_ plot: SpringPlot) -> some View {
    ZStack(alignment: .topLeading) {
      Path { path in
        for value in [0.0, 1] {
          path.move(to: plot.point(0, value))
          path.addLine(to: plot.point(SpringPlot.span, value))
        }
        for time in [0.5, 1.0] {
          path.move(to: plot.point(time, 0))
          path.addLine(to: plot.point(time, SpringPlot.top))
        }
      }
      .stroke(palette.line, lineWidth: 1)
      ForEach([0.5, 1.0], id: \.self) { time in
        label(
          String(format: "%.1f s", time), at: plot.point(time, 0.13), color: palette.secondaryText)
      }
    }
  }

  private func label(_ text: String, at point: CGPoint, color: Color) -> some View {
    Text(verbatim: text)
      .font(.system(size: 10).monospacedDigit())
      .foregroundStyle(color)
      .fixedSize()
      .offset(x: point.x + 3, y: point.y - 6)
  }

  /// A dot at the current time of the animation; a canvas is drawn in every frame.
  private var progress: some View {
    let shown = showsSource ? source ?? spring : spring
    return Canvas { context, size in
      guard let flight = flight(), (0...SpringPlot.span).contains(flight) else { return }
      let point = SpringPlot(size: size).point(flight, shown.value(target: 1, time: flight))
      context.fill(
        Path(ellipseIn: CGRect(x: point.x - 4.5, y: point.y - 4.5, width: 9, height: 9)),
        with: .color(palette.velocity))
    }
    .allowsHitTesting(false)
  }

  private func handle(
    _ title: String, _ point: CGPoint, move: @escaping (CGPoint) -> Void
  ) -> some View {
    SpringHandle(title: title, move: move)
      .offset(x: point.x - SpringHandle.side / 2, y: point.y - SpringHandle.side / 2)
  }
}

private struct SpringHandle: View {
  let title: String
  /// Called with the position to which it is dragged, in the space of the editor.
  let move: (CGPoint) -> Void
  @State private var isHovered = false
  @GestureState private var isDragged = false
  @Environment(\.palette) private var palette

  /// Of the area that can be touched, in points.
  static let side: CGFloat = 28

  var body: some View {
    Circle()
      .fill(palette.card)
      .overlay { Circle().strokeBorder(palette.accent, lineWidth: 2) }
      .frame(width: isHovered ? 16 : 12, height: isHovered ? 16 : 12)
      .frame(width: Self.side, height: Self.side)
      .contentShape(Rectangle())
      .onHover { isHovered = $0 }
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named(SpringEditor.space))
          .updating($isDragged) { _, isDragged, _ in isDragged = true }
          .onChanged { move($0.location) }
      )
      .pointerStyle(isDragged ? .grabActive : .grabIdle)
      .accessibilityLabel(Text(localized: title))
  }
}
