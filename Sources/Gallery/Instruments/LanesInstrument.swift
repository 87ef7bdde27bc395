// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// One lane per gesture under the hand: its phases over time, and what became of it in words.
struct LanesInstrument: View {
  let record: StageRecord
  @Environment(\.palette) private var palette

  var body: some View {
    if record.lanes.isEmpty {
      Nothing(text: "Touch the stage: every gesture under the hand gets a lane.")
    } else {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(record.lanes) { lane in
          VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 8) {
              Text(lane.name)
                .font(.system(size: 12, weight: .medium))
                .lineLimit(1)
              Spacer(minLength: 0)
              Text(lane.outcome)
                .font(.system(size: 12, weight: .medium))
                .foregroundStyle(words(for: lane.phase))
            }
            Canvas { context, size in draw(lane, context, size) }
              .frame(height: 8)
            if let reason = lane.reason {
              Text(reason)
                .font(.system(size: 11))
                .foregroundStyle(palette.quietText)
                .lineLimit(2)
            }
          }
        }
        HStack(spacing: 12) {
          key("possible", palette.waiting)
          key("active", palette.active)
          key("ended", palette.success)
          key("failed", palette.failure)
        }
        .padding(.top, 2)
      }
    }
  }

  private func key(_ text: String, _ color: Color) -> some View {
    HStack(spacing: 4) {
      Circle().fill(color).frame(width: 7, height: 7)
      Text(text)
        .font(.system(size: 11))
        .foregroundStyle(palette.quietText)
    }
  }

  private func draw(_ lane: GestureLane, _ context: GraphicsContext, _ size: CGSize) {
    let track = RoundedRectangle(cornerRadius: 4).path(in: CGRect(origin: .zero, size: size))
    context.fill(track, with: .color(palette.press.opacity(0.6)))
    var context = context
    context.clip(to: track)
    func place(_ time: Double) -> CGFloat {
      size.width * CGFloat(1 - (record.time - time) / StageRecord.span)
    }
    let records = record.gestures.filter { $0.id == lane.id }
    for (index, entry) in records.enumerated() {
      let isLast = index + 1 == records.count
      let start = place(entry.time)
      var end = isLast ? size.width : place(records[index + 1].time)
      // What is over is a mark, not a state.
      if entry.phase.isTerminal { end = min(end, start + 8) }
      guard end > 0 else { continue }
      context.fill(
        Path(CGRect(x: start, y: 0, width: max(end - start, 2), height: size.height)),
        with: .color(color(of: entry.phase)))
    }
  }

  /// As `color`, but dark enough to be read.
  private func words(for phase: GesturePhaseKind) -> Color {
    phase == .possible ? palette.quietText : color(of: phase)
  }

  private func color(of phase: GesturePhaseKind) -> Color {
    switch phase {
    case .possible: palette.waiting
    case .active: palette.active
    case .ended: palette.success
    case .failed: palette.failure
    }
  }
}
