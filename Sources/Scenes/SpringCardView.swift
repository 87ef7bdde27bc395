// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The face of a card: the curve of its spring, its name and its description.
struct SpringCardView: View {
  let card: SpringCard

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 28, style: .continuous)
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(scene: "bounce")
        Spacer()
        Text(verbatim: String(format: "%.2f", card.bounce)).monospacedDigit()
      }
      .font(.footnote)
      .fontWeight(.medium)
      .opacity(0.8)
      ZStack {
        // The target.
        SpringCurve(spring: nil)
          .stroke(.white.opacity(0.35), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        SpringCurve(spring: card.spring)
          .stroke(.white, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .padding(.vertical, 24)
      Text(scene: card.title)
        .font(.largeTitle)
        .fontWeight(.bold)
      Text(scene: card.text)
        .font(.subheadline)
        .minimumScaleFactor(0.75)
        .opacity(0.85)
        .padding(.top, 4)
        .frame(height: 48, alignment: .topLeading)
    }
    .foregroundStyle(.white)
    .padding(24)
    .background(
      LinearGradient(colors: card.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
      in: shape
    )
    .contentShape(shape)
  }
}
