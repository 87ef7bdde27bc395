// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What the hand handed over when it last let go, in words.
struct HandOverText: View {
  let record: StageRecord
  @Environment(\.palette) private var palette

  var body: some View {
    if let handOver = record.handOver {
      VStack(alignment: .leading, spacing: 4) {
        line("Velocity", vector(handOver.velocity, "pt/s"))
        line("Measured from", "\(handOver.sampleCount) places")
        line(
          "Predicted, ¼ s on",
          vector(
            CGSize(
              width: handOver.predicted.x - handOver.place.x,
              height: handOver.predicted.y - handOver.place.y), "pt"))
      }
    } else {
      Nothing(text: "Drag and let go: the velocity that the spring is given.")
    }
  }

  private func vector(_ size: CGSize, _ unit: String) -> String {
    func signed(_ value: CGFloat) -> String {
      let whole = Int(value.rounded())
      return whole < 0 ? "−\(-whole)" : "+\(whole)"
    }
    return "\(signed(size.width)), \(signed(size.height)) \(unit)"
  }

  private func line(_ title: String, _ value: String) -> some View {
    HStack(spacing: 8) {
      Text(title)
        .font(.system(size: 12))
        .foregroundStyle(palette.quietText)
      Spacer(minLength: 0)
      Text(value)
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .lineLimit(1)
    }
  }
}
