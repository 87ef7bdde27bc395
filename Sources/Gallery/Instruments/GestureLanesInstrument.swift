// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// A lane for each gesture recognizer that saw a touch: its phases over time, its outcome and the
/// reason.
struct GestureLanesInstrument: View {
  let record: StageRecord
  /// Returns the source line of a lane's gesture; nil if it is not known.
  var line: (GestureLane) -> SourceLine? = { _ in nil }
  /// Returns the source of a lane's gesture; nil if it is not known.
  var declaration: (GestureLane) -> String? = { _ in nil }
  /// Shows a line of the source.
  var showLine: (SourceLine) -> Void = { _ in }
  /// Highlights the views with a name on the stage; nil ends the highlight.
  var highlight: (String?) -> Void = { _ in }
  @Environment(\.palette) private var palette

  var body: some View {
    if record.lanes.isEmpty {
      InstrumentPlaceholder(text: "Touch the stage to see each gesture recognizer")
    } else {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(record.lanes) { lane in
          VStack(alignment: .leading, spacing: 4) {
            title(of: lane)
            Canvas { context, size in draw(lane, context, size) }
              .frame(height: 8)
            if let reason = lane.reason {
              Text(verbatim: ShellPhrase.translated(reason) { String(shell: $0) })
                .font(.system(size: 11))
                .foregroundStyle(palette.secondaryText)
                .lineLimit(2)
            }
          }
        }
        HStack(spacing: 8) {
          key("Possible", palette.neutral)
          key("Active", palette.active)
          key("Recognized", palette.success)
          key("Failed", palette.failure)
        }
        .padding(.top, 2)
      }
    }
  }

  /// The view that it belongs to, the gesture as its source declares it, and the line, which a click
  /// shows.
  private func title(of lane: GestureLane) -> some View {
    let line = line(lane)
    // Reasons refer to one of several gestures by its number.
    let isNumbered = lane.name.last?.isNumber == true
    let name =
      declaration(lane).map { isNumbered ? "\(lane.name) · \($0)" : $0 } ?? lane.name
    return VStack(alignment: .leading, spacing: 0) {
      let title = (lane.owner.map { $0 + " · " } ?? "") + name
      Text(verbatim: title)
        .font(.system(size: 12, weight: .medium))
        .truncationMode(.middle)
        .help(Text(verbatim: title))
      HStack(spacing: 8) {
        if let line {
          Button {
            highlight(nil)
            showLine(line)
          } label: {
            Text(verbatim: line.name)
              .font(.system(size: 11))
              .monospacedDigit()
              .foregroundStyle(palette.accent)
              .frame(height: 18)
          }
          .buttonStyle(FlatButtonStyle())
          .pointerStyle(.link)
        }
        Spacer(minLength: 0)
        Text(localized: lane.outcome)
          .font(.system(size: 12, weight: .medium))
          .foregroundStyle(textColor(for: lane.phase))
      }
    }
    .lineLimit(1)
    .onHover { highlight($0 ? lane.owner : nil) }
  }

  private func key(_ text: String, _ color: Color) -> some View {
    HStack(spacing: 4) {
      Circle().fill(color).frame(width: 7, height: 7)
      Text(localized: text)
        .font(.system(size: 11))
        .foregroundStyle(palette.secondaryText)
    }
  }

  private func draw(_ lane: GestureLane, _ context: GraphicsContext, _ size: CGSize) {
    let track = RoundedRectangle(cornerRadius: 4).path(in: CGRect(origin: .zero, size: size))
    context.fill(track, with: .color(palette.pressedFill.opacity(0.6)))
    var context = context
    context.clip(to: track)
    func x(at time: Double) -> CGFloat {
      size.width * CGFloat(1 - (record.time - time) / StageRecord.span)
    }
    let records = record.gestures.filter { $0.id == lane.id }
    for (index, entry) in records.enumerated() {
      let isLast = index + 1 == records.count
      let start = x(at: entry.time)
      var end = isLast ? size.width : x(at: records[index + 1].time)
      // A terminal phase is an instant: a short mark.
      if entry.phase.isTerminal { end = min(end, start + 8) }
      guard end > 0 else { continue }
      context.fill(
        Path(CGRect(x: start, y: 0, width: max(end - start, 2), height: size.height)),
        with: .color(color(of: entry.phase)))
    }
  }

  /// The color of `color(of:)`, with enough contrast for text.
  private func textColor(for phase: GesturePhaseKind) -> Color {
    phase == .possible ? palette.secondaryText : color(of: phase)
  }

  private func color(of phase: GesturePhaseKind) -> Color {
    switch phase {
    case .possible: palette.neutral
    case .active: palette.active
    case .ended: palette.success
    case .failed: palette.failure
    }
  }
}
