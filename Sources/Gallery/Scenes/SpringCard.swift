// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A card of the deck: a spring, and what it is like.
struct SpringCard: Identifiable {
  let id: Int
  let title: String
  let text: String
  let bounce: Double
  var duration = 0.55
  let colors: [Color]

  var spring: Spring { Spring(duration: duration, bounce: bounce) }

  static let deck: [SpringCard] = [
    SpringCard(
      id: 0, title: "Bouncy", text: "Past the goal once, and back with a smile.", bounce: 0.3,
      colors: [Color(red: 0.49, green: 0.44, blue: 0.96), Color(red: 0.3, green: 0.26, blue: 0.78)]),
    SpringCard(
      id: 1, title: "Smooth", text: "Arrives without a trace of hurry.", bounce: 0,
      colors: [
        Color(red: 0.16, green: 0.69, blue: 0.72), Color(red: 0.05, green: 0.45, blue: 0.56),
      ]
    ),
    SpringCard(
      id: 2, title: "Wobbly", text: "Cannot stop. Does not want to.", bounce: 0.72,
      colors: [
        Color(red: 0.99, green: 0.48, blue: 0.42), Color(red: 0.86, green: 0.24, blue: 0.42),
      ]
    ),
    SpringCard(
      id: 3, title: "Snappy", text: "There before you have let go.", bounce: 0.15,
      colors: [
        Color(red: 0.98, green: 0.68, blue: 0.25), Color(red: 0.91, green: 0.42, blue: 0.17),
      ]
    ),
    SpringCard(
      id: 4, title: "Playful", text: "Twice past the goal, then home.", bounce: 0.5,
      colors: [
        Color(red: 0.25, green: 0.56, blue: 0.97), Color(red: 0.13, green: 0.31, blue: 0.79),
      ]
    ),
  ]
}

/// What is seen of a card: its spring drawn large, and its name.
struct SpringCardFace: View {
  let card: SpringCard

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 28, style: .continuous)
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("bounce")
        Spacer()
        Text(verbatim: String(format: "%.2f", card.bounce)).monospacedDigit()
      }
      .font(.footnote)
      .fontWeight(.medium)
      .opacity(0.8)
      ZStack {
        // Where it is going.
        SpringCurve(spring: nil)
          .stroke(.white.opacity(0.35), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        SpringCurve(spring: card.spring)
          .stroke(.white, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .padding(.vertical, 24)
      Text(card.title)
        .font(.largeTitle)
        .fontWeight(.bold)
      Text(card.text)
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

/// The way of a spring from the bottom of its frame to a third below the top; without one, the line of its goal.
nonisolated struct SpringCurve: Shape {
  let spring: Spring?
  private static let span = 1.4

  func path(in rect: CGRect) -> Path {
    // A spring that bounces by all it can goes to twice its goal.
    func height(_ value: Double) -> CGFloat { rect.maxY - rect.height * 0.56 * value }
    return Path { path in
      guard let spring else {
        path.move(to: CGPoint(x: rect.minX, y: height(1)))
        return path.addLine(to: CGPoint(x: rect.maxX, y: height(1)))
      }
      path.move(to: CGPoint(x: rect.minX, y: height(0)))
      for step in 1...96 {
        let share = Double(step) / 96
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * share,
            y: height(spring.value(target: 1, time: share * Self.span))))
      }
    }
  }
}
