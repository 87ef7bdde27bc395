// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The sheet's content: nearby places, as in a map app.
struct NearbySheet: View {
  let detent: SheetDetent
  @Environment(\.colorScheme) private var scheme

  private static let places: [(name: String, distance: String, symbol: String, color: Color)] = [
    ("Riverside Café", "120 m", "cup.and.saucer.fill", .brown),
    ("Botanic Garden", "350 m", "leaf.fill", .green),
    ("Old Library", "400 m", "book.fill", .indigo),
    ("Tram Stop", "450 m", "tram.fill", .blue),
    ("Corner Bakery", "600 m", "basket.fill", .orange),
    ("Cinema", "800 m", "film.fill", .pink),
    ("Swimming Hall", "1.1 km", "drop.fill", .teal),
    ("Night Market", "1.4 km", "moon.stars.fill", .purple),
    ("Bicycle Shop", "1.6 km", "bicycle", .mint),
    ("Observatory", "2.3 km", "star.fill", .cyan),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Capsule()
        .fill(.primary.opacity(0.2))
        .frame(width: 40, height: 5)
        .frame(maxWidth: .infinity)
        .padding(.top, 8)
      HStack(alignment: .firstTextBaseline) {
        Text(scene: "Nearby")
          .font(.title2)
          .fontWeight(.bold)
        Spacer()
        Text(detent.rawValue)
          .font(.subheadline)
          .captionColor()
      }
      .padding(.top, 16)
      .padding(.bottom, 8)
      ForEach(Self.places.indices, id: \.self) { index in
        row(Self.places[index])
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background {
      SurfaceFill(UnevenRoundedRectangle(topLeadingRadius: 28, topTrailingRadius: 28))
        .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.18), radius: 20, y: -2)
    }
    .contentShape(Rectangle())
  }

  private func row(
    _ place: (name: String, distance: String, symbol: String, color: Color)
  ) -> some View {
    HStack(spacing: 16) {
      Image(systemName: place.symbol)
        .font(.system(size: 16))
        .foregroundStyle(.white)
        .frame(width: 40, height: 40)
        .background(place.color.gradient, in: Circle())
      Text(place.name)
        .lineLimit(1)
      Spacer()
      Text(place.distance)
        .font(.subheadline)
        .monospacedDigit()
        .captionColor()
    }
    .frame(height: 64)
    .overlay(alignment: .bottom) {
      Divider().padding(.leading, 56)
    }
  }
}
