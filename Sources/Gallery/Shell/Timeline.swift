// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The last ten seconds of the stage: a playhead, a tick for every second, a dot for every
/// touch, and a triangle for every reload.
///
/// Dragging the playhead pauses the stage. Resumed, it plays the recorded frames until it reaches
/// the live frame. Touching the stage continues from the shown frame and discards what came after it.
struct Timeline: View {
  let model: GalleryModel
  @State private var isHovered = false
  @Environment(\.palette) private var palette
  /// In points, including padding.
  nonisolated static let height: CGFloat = 44
  /// The width of the label that shows the time, in points.
  private static let labelWidth: CGFloat = 56
  /// In seconds.
  private static let span = 10.0

  var body: some View {
    GeometryReader { bar in
      // In a wide bar the track is centered: the space before it is that of the label.
      let isWide = bar.size.width >= 400
      HStack(spacing: 8) {
        if isWide || model.recorder.isRunning {
          ZStack(alignment: .leading) {
            Color.clear
            if model.recorder.isRunning { RecordingMark(model: model) }
          }
          .frame(width: Self.labelWidth)
        }
        row
      }
    }
    .frame(height: Self.height)
  }

  private var row: some View {
    HStack(spacing: 8) {
      GeometryReader { area in
        Canvas { context, size in draw(context, size) }
          .contentShape(Rectangle())
          .onHover { isHovered = $0 }
          .pointerStyle(model.record.canScrub ? .columnResize : nil)
          .gesture(drag(over: area.size.width))
      }
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        model.playback.scrub(by: press.key == .leftArrow ? -0.1 : 0.1)
        return .handled
      }
      .frame(height: 28)
      Text(localized: label)
        .font(.system(size: 11, weight: .medium))
        .monospacedDigit()
        .foregroundStyle(model.record.isPast ? palette.accent : palette.secondaryText)
        .frame(width: model.record.canScrub ? Self.labelWidth : 176, alignment: .leading)
    }
    .frame(height: Self.height)
  }

  private var label: String {
    guard let age = model.record.secondsAgo else {
      return model.record.canScrub ? "Now" : "History full; press R to restart"
    }
    return String(format: "−%.2f s", age)
  }

  private func drag(over width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        guard width > 0 else { return }
        let age = Double(1 - value.location.x / width) * Self.span
        model.playback.scrub(to: model.stage.end - max(0, age))
      }
  }

  private func draw(_ context: GraphicsContext, _ size: CGSize) {
    let stage = model.stage
    let track = CGRect(x: 0, y: size.height / 2 - 3, width: size.width, height: 6)
    let bar = RoundedRectangle(cornerRadius: 3).path(in: track)
    context.fill(bar, with: .color(palette.pressedFill))
    func x(at time: Double) -> CGFloat {
      size.width * CGFloat(1 - (stage.end - time) / Self.span)
    }
    let start = max(x(at: stage.earliest), 0)
    let time = min(max(stage.time, stage.earliest), stage.end)
    var clipped = context
    clipped.clip(to: bar)
    clipped.fill(
      Path(CGRect(x: start, y: 0, width: max(0, x(at: time) - start), height: size.height)),
      with: .color(palette.accent.opacity(model.record.isPast ? 0.5 : 0.3)))
    var seconds = Path()
    for second in stride(from: stage.earliest.rounded(.up), through: stage.end, by: 1) {
      let x = x(at: second)
      seconds.move(to: CGPoint(x: x, y: track.maxY + 3))
      seconds.addLine(to: CGPoint(x: x, y: track.maxY + 6))
    }
    context.stroke(seconds, with: .color(palette.neutral), lineWidth: 1)
    for press in model.record.presses where press >= stage.earliest {
      context.fill(
        Path(ellipseIn: CGRect(around: CGPoint(x: x(at: press), y: track.minY - 5), radius: 2.5)),
        with: .color(palette.accent))
    }
    for reload in model.record.reloads where reload >= stage.earliest {
      let x = x(at: reload)
      var mark = Path()
      mark.move(to: CGPoint(x: x, y: track.maxY + 2))
      mark.addLine(to: CGPoint(x: x + 4, y: track.maxY + 8))
      mark.addLine(to: CGPoint(x: x - 4, y: track.maxY + 8))
      mark.closeSubpath()
      context.fill(mark, with: .color(palette.success))
    }
    guard model.record.canScrub else { return }
    let width: CGFloat = isHovered ? 8 : 6
    let playhead = CGRect(
      x: min(max(x(at: time), 3), size.width - 3) - width / 2, y: 3, width: width, height: 22)
    context.fill(
      RoundedRectangle(cornerRadius: width / 2).path(in: playhead.insetBy(dx: -1.5, dy: -1.5)),
      with: .color(palette.windowBackground))
    context.fill(
      RoundedRectangle(cornerRadius: width / 2).path(in: playhead), with: .color(palette.accent))
  }
}
