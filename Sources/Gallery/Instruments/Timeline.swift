// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The stage's last ten seconds, under it: a handle to look back with, a line for every second, and a dot for every
/// press.
///
/// Taking the handle stops the stage's time. Played on, it shows again what happened, until it is the present again;
/// a hand on the stage takes hold of what is seen there, and what came after it is dropped.
struct Timeline: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette
  /// In points, with the room above and below.
  nonisolated static let height: CGFloat = 44
  private static let span = 10.0

  var body: some View {
    HStack(spacing: 8) {
      GeometryReader { area in
        Canvas { context, size in draw(context, size) }
          .contentShape(Rectangle())
          .gesture(drag(over: area.size.width))
      }
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        model.scrub(by: press.key == .leftArrow ? -0.1 : 0.1)
        return .handled
      }
      .frame(height: 28)
      Text(label)
        .font(.system(size: 11, weight: .medium))
        .monospacedDigit()
        .foregroundStyle(model.record.isPast ? palette.accent : palette.quietText)
        .frame(width: 56, alignment: .leading)
    }
    .frame(height: Self.height)
  }

  private var label: String {
    guard let ago = model.record.secondsAgo else {
      return model.record.isComplete ? "Now" : "Full: R"
    }
    return String(format: "−%.2f s", ago)
  }

  private func drag(over width: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        guard width > 0 else { return }
        let ago = Double(1 - value.location.x / width) * Self.span
        model.scrub(to: model.stage.end - max(0, ago))
      }
  }

  private func draw(_ context: GraphicsContext, _ size: CGSize) {
    let stage = model.stage
    let track = CGRect(x: 0, y: size.height / 2 - 3, width: size.width, height: 6)
    let bar = RoundedRectangle(cornerRadius: 3).path(in: track)
    context.fill(bar, with: .color(palette.press))
    func place(_ time: Double) -> CGFloat {
      size.width * CGFloat(1 - (stage.end - time) / Self.span)
    }
    let begin = max(place(stage.earliest), 0)
    let time = min(max(stage.time, stage.earliest), stage.end)
    var known = context
    known.clip(to: bar)
    known.fill(
      Path(CGRect(x: begin, y: 0, width: max(0, place(time) - begin), height: size.height)),
      with: .color(palette.accent.opacity(model.record.isPast ? 0.5 : 0.3)))
    var seconds = Path()
    for second in stride(from: stage.earliest.rounded(.up), through: stage.end, by: 1) {
      let x = place(second)
      seconds.move(to: CGPoint(x: x, y: track.maxY + 3))
      seconds.addLine(to: CGPoint(x: x, y: track.maxY + 6))
    }
    context.stroke(seconds, with: .color(palette.waiting), lineWidth: 1)
    for press in model.record.presses where press >= stage.earliest {
      context.fill(
        Path(ellipseIn: CGRect(around: CGPoint(x: place(press), y: track.minY - 5), radius: 2.5)),
        with: .color(palette.accent))
    }
    guard model.record.isComplete else { return }
    let handle = CGRect(x: min(max(place(time), 3), size.width - 3) - 3, y: 3, width: 6, height: 22)
    context.fill(
      RoundedRectangle(cornerRadius: 3).path(in: handle.insetBy(dx: -1.5, dy: -1.5)),
      with: .color(palette.floor))
    context.fill(RoundedRectangle(cornerRadius: 3).path(in: handle), with: .color(palette.accent))
  }
}
