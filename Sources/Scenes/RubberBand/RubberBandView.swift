// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A rubber band stretched to an extent, the disc at its end, and a dashed circle at the unresisted
/// position.
struct RubberBandView: View, Animatable {
  let kind: RubberBandPreset
  /// The vertical offset of the disc, in points.
  var extent: CGFloat
  /// The vertical offset without resistance, in points.
  var unresistedOffset: CGFloat
  let isHeld: Bool
  let probe: PresentedValueProbe<CGFloat>
  private static let side: CGFloat = 60

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(extent, unresistedOffset) }
    set { (extent, unresistedOffset) = (newValue.first, newValue.second) }
  }

  var body: some View {
    probe.value = extent
    return ZStack {
      Rectangle()
        .fill(.primary.opacity(0.1))
        .frame(height: 1)
      Circle()
        .stroke(kind.color, style: StrokeStyle(lineWidth: 1.5, dash: [4, 4]))
        .frame(width: Self.side, height: Self.side)
        .offset(y: unresistedOffset)
        .opacity(isHeld && abs(unresistedOffset - extent) > 1 ? 0.6 : 0)
      RubberBandShape(extent: extent)
        .fill(kind.color.opacity(0.35))
      Capsule()
        .fill(kind.color)
        .frame(width: 44, height: 4)
      disc
        .offset(y: extent)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var disc: some View {
    Circle()
      .fill(kind.color.gradient)
      .frame(width: Self.side, height: Self.side)
      .shadow(color: .black.opacity(0.2), radius: 10, y: 5)
      .overlay {
        Text(verbatim: "\(Int(extent.rounded()))".replacingOccurrences(of: "-", with: "−"))
          .font(.subheadline)
          .fontWeight(.semibold)
          .monospacedDigit()
          .foregroundStyle(.white)
      }
  }
}

/// A band from the middle of its frame to `extent` points below it: the longer, the thinner.
private nonisolated struct RubberBandShape: Shape {
  let extent: CGFloat

  func path(in rect: CGRect) -> Path {
    let (end, waist) = (CGFloat(14), 14 / (1 + abs(extent) / 120))
    let (x, y) = (rect.midX, rect.midY)
    return Path { path in
      path.move(to: CGPoint(x: x - end, y: y))
      path.addQuadCurve(
        to: CGPoint(x: x - end, y: y + extent),
        control: CGPoint(x: x - 2 * waist + end, y: y + extent / 2))
      path.addLine(to: CGPoint(x: x + end, y: y + extent))
      path.addQuadCurve(
        to: CGPoint(x: x + end, y: y),
        control: CGPoint(x: x + 2 * waist - end, y: y + extent / 2))
    }
  }
}
