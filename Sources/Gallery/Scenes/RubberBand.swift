// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What is seen of a band that is drawn out by a way: its disc, and where the hand would have it.
struct RubberBand: View, Animatable {
  let kind: RubberKind
  /// In points; downwards.
  var way: CGFloat
  var pull: CGFloat
  let isHeld: Bool
  let sighting: Sighting<CGFloat>
  private static let side: CGFloat = 60

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(way, pull) }
    set { (way, pull) = (newValue.first, newValue.second) }
  }

  var body: some View {
    sighting.value = way
    return ZStack {
      Rectangle()
        .fill(.primary.opacity(0.1))
        .frame(height: 1)
      Circle()
        .stroke(kind.color, style: StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
        .frame(width: Self.side, height: Self.side)
        .offset(y: pull)
        .opacity(isHeld && abs(pull - way) > 1 ? 0.6 : 0)
      RubberShape(way: way)
        .fill(kind.color.opacity(0.35))
      Capsule()
        .fill(kind.color)
        .frame(width: 44, height: 4)
      disc
        .offset(y: way)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .top) {
      Text(kind.id)
        .font(.subheadline)
        .fontWeight(.semibold)
        .monospacedDigit()
        .foregroundStyle(kind.color)
        .padding(.top, 72)
    }
  }

  private var disc: some View {
    Circle()
      .fill(kind.color.gradient)
      .frame(width: Self.side, height: Self.side)
      .shadow(color: .black.opacity(0.2), radius: 10, y: 5)
      .overlay {
        Text(verbatim: "\(Int(way.rounded()))".replacingOccurrences(of: "-", with: "−"))
          .font(.subheadline)
          .fontWeight(.semibold)
          .monospacedDigit()
          .foregroundStyle(.white)
      }
  }
}

/// A band from the middle of its frame to a way below or above it: the longer, the thinner.
private nonisolated struct RubberShape: Shape {
  let way: CGFloat

  func path(in rect: CGRect) -> Path {
    let (end, waist) = (CGFloat(14), 14 / (1 + abs(way) / 120))
    let (x, y) = (rect.midX, rect.midY)
    return Path { path in
      path.move(to: CGPoint(x: x - end, y: y))
      path.addQuadCurve(
        to: CGPoint(x: x - end, y: y + way),
        control: CGPoint(x: x - 2 * waist + end, y: y + way / 2))
      path.addLine(to: CGPoint(x: x + end, y: y + way))
      path.addQuadCurve(
        to: CGPoint(x: x + end, y: y),
        control: CGPoint(x: x + 2 * waist - end, y: y + way / 2))
    }
  }
}
