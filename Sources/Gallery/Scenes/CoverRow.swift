// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The covers as they stand when a place in the row, counted in covers, is in the middle.
struct CoverRow: View, Animatable {
  /// How far the hand goes from one cover to the next, as a share of a cover's side.
  static let step: CGFloat = 0.62

  var place: CGFloat
  let side: CGFloat
  let sighting: Sighting<CGFloat>

  var animatableData: CGFloat {
    get { place }
    set { place = newValue }
  }

  var body: some View {
    sighting.value = place
    return VStack(spacing: 0) {
      ZStack {
        ForEach(Sleeve.all) { cover in
          let distance = CGFloat(cover.id) - place
          // 0 in the middle, 1 or -1 from the first cover beside it on.
          let turn = min(max(distance, -1), 1)
          SleeveFace(cover: cover, side: side)
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

  /// The place, without what is beyond the ends.
  private var within: CGFloat { min(max(place, 0), CGFloat(Sleeve.all.count - 1)) }

  /// The name of what is in the middle; between two, neither.
  private var title: some View {
    let nearest = Int(within.rounded())
    let clarity = max(0, 1 - 2.4 * abs(within - CGFloat(nearest)))
    return VStack(spacing: 4) {
      Text(Sleeve.all[nearest].title)
        .font(.title3)
        .fontWeight(.semibold)
      Text(Sleeve.all[nearest].text)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .opacity(clarity)
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(Sleeve.all) { cover in
        let nearness = max(0, 1 - abs(CGFloat(cover.id) - within))
        Capsule()
          .fill(.primary.opacity(0.2 + 0.5 * nearness))
          .frame(width: 6 + 14 * nearness, height: 6)
      }
    }
  }
}
