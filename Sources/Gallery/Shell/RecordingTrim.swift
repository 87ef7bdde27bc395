// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Snapback
import Traces

/// Two handles on the recording's time, and the button that saves what is between them.
struct RecordingTrim: View {
  let model: GalleryModel
  let recording: Recording
  @Environment(\.palette) private var palette

  var body: some View {
    let kept = model.recordings.kept
    GeometryReader { area in
      Canvas { context, size in draw(context, size) }
      handle(Text(localized: "Start"), at: kept.lowerBound, in: area.size.width) {
        model.recordings.setStart($0)
      }
      handle(Text(localized: "End"), at: kept.upperBound, in: area.size.width) {
        model.recordings.setEnd($0)
      }
    }
    .coordinateSpace(name: Self.space)
    .frame(height: 44)
    .padding(.horizontal, Self.handleWidth / 2)
    HStack(spacing: 8) {
      Text(
        verbatim: String(
          format: "%.2f – %.2f s  ·  %.2f s", kept.lowerBound, kept.upperBound,
          kept.upperBound - kept.lowerBound)
      )
      .font(.system(size: 12, weight: .medium))
      .monospacedDigit()
      .lineLimit(1)
      .foregroundStyle(palette.secondaryText)
      Spacer(minLength: 0)
      CardButton(title: "Save trimmed copy", isProminent: true) { model.saveTrimmed() }
    }
    .frame(height: 28)
  }

  private static let space = "trim"
  private static let handleWidth: CGFloat = 12

  private func x(of time: Double, in width: CGFloat) -> CGFloat {
    width * CGFloat(min(max(time / max(recording.trace.end, 0.001), 0), 1))
  }

  private func handle(
    _ label: Text, at time: Double, in width: CGFloat, move: @escaping @MainActor (Double) -> Void
  ) -> some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(palette.accent)
      .frame(width: 6, height: 36)
      .frame(width: Self.handleWidth * 2, height: 44)
      .contentShape(Rectangle())
      .pointerStyle(.columnResize)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named(Self.space)).onChanged { value in
          guard width > 0 else { return }
          move(Double(value.location.x / width) * recording.trace.end)
        }
      )
      .focusable()
      .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
        move(time + (press.key == .leftArrow ? -0.1 : 0.1))
        return .handled
      }
      .accessibilityLabel(label)
      .offset(x: x(of: time, in: width) - Self.handleWidth)
  }

  private func draw(_ context: GraphicsContext, _ size: CGSize) {
    let kept = model.recordings.kept
    let track = CGRect(x: 0, y: 8, width: size.width, height: size.height - 16)
    context.fill(
      RoundedRectangle(cornerRadius: 6).path(in: track), with: .color(palette.pressedFill))
    let start = x(of: kept.lowerBound, in: size.width)
    let end = x(of: kept.upperBound, in: size.width)
    context.fill(
      Path(CGRect(x: start, y: track.minY, width: end - start, height: track.height)),
      with: .color(palette.accentFill))
    for press in recording.presses {
      let left = x(of: press.lowerBound, in: size.width)
      let right = x(of: press.upperBound, in: size.width)
      context.fill(
        RoundedRectangle(cornerRadius: 3).path(
          in: CGRect(x: left, y: track.midY - 4, width: max(3, right - left), height: 8)),
        with: .color(palette.accent.opacity(0.6)))
    }
    var seconds = Path()
    for second in stride(from: 1.0, to: recording.trace.end, by: 1) {
      let x = x(of: second, in: size.width)
      seconds.move(to: CGPoint(x: x, y: track.maxY + 2))
      seconds.addLine(to: CGPoint(x: x, y: track.maxY + 6))
    }
    context.stroke(seconds, with: .color(palette.neutral), lineWidth: 1)
  }
}
