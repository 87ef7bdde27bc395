// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The row of covers at a scroll position, with the centered cover's title and the page dots.
struct CoverRow: View, Animatable {
  /// The drag distance from one cover to the next, as a fraction of a cover's side.
  static let step: CGFloat = 0.62

  /// The position in the center, in covers from the first; beyond the covers when the row is
  /// overscrolled.
  var position: CGFloat
  let side: CGFloat
  let probe: PresentedValueProbe<CGFloat>

  var animatableData: CGFloat {
    get { position }
    set { position = newValue }
  }

  var body: some View {
    probe.value = position
    return VStack(spacing: 0) {
      ZStack {
        ForEach(CarouselCover.all) { cover in
          let distance = CGFloat(cover.id) - position
          // 0 in the center, ±1 from the neighboring cover on.
          let turn = min(max(distance, -1), 1)
          CarouselCoverView(cover: cover, side: side)
            .rotation3DEffect(
              .degrees(-Double(turn) * 58), axis: (x: 0, y: 1, z: 0), perspective: 0.6
            )
            .scaleEffect(1 - 0.16 * abs(turn))
            .offset(x: side * (turn * 0.66 + (distance - turn) * 0.3))
            .opacity(abs(distance) < 4.5 ? 1 : 0)
            .zIndex(-Double(abs(distance)))
        }
      }
      .frame(height: side * 1.3)
      title
        .frame(height: 56)
      dots
        .padding(.top, 16)
    }
  }

  /// The position clamped to the covers.
  private var clampedPosition: CGFloat {
    min(max(position, 0), CGFloat(CarouselCover.all.count - 1))
  }

  /// The title of the nearest cover, faded out between two covers.
  private var title: some View {
    let nearest = Int(clampedPosition.rounded())
    let opacity = max(0, 1 - 2.4 * abs(clampedPosition - CGFloat(nearest)))
    return VStack(spacing: 4) {
      Text(CarouselCover.all[nearest].title)
        .font(.title3)
        .fontWeight(.semibold)
      Text(CarouselCover.all[nearest].text)
        .font(.subheadline)
        .captionColor()
    }
    .opacity(opacity)
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(CarouselCover.all) { cover in
        let nearness = max(0, 1 - abs(CGFloat(cover.id) - clampedPosition))
        Capsule()
          .fill(.primary.opacity(0.2 + 0.5 * nearness))
          .frame(width: 6 + 14 * nearness, height: 6)
      }
    }
  }
}
