// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var hue: Double { Double(id) / 9 }
  var title: LocalizedStringResource { "Photo \(id)" }
}

struct PhotoCard: View {
  let photo: Photo

  var body: some View {
    ZStack {
      Color(hue: photo.hue, saturation: 0.5, brightness: 0.9)
      Image(systemName: "mountain.2.fill")
        .resizable()
        .scaledToFit()
        .padding(60)
        .foregroundStyle(.white.opacity(0.6))
        .visualEffect { content, proxy in
          content.offset(x: -proxy.frame(in: .scrollView(axis: .horizontal)).minX * 0.4)
        }
    }
  }
}

struct PagingPhotoStrip: View {
  private let photos = (0..<9).map(Photo.init)
  @State private var mainID: Int?
  @State private var style = 0
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      Text("Featured").font(.title.bold()).padding(.horizontal)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(photos) { photo in
            PhotoCard(photo: photo)
              .containerRelativeFrame(.horizontal)
              .frame(height: 260)
              .clipShape(.rect(cornerRadius: 32))
              .scrollTransition { content, phase in
                content
                  .scaleEffect(y: phase.isIdentity ? 1 : 0.85)
                  .rotation3DEffect(.degrees(phase.value * -12), axis: (0, 1, 0))
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 32, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .scrollPosition(id: $mainID)

      HStack(spacing: 6) {
        ForEach(photos) { photo in
          Capsule()
            .fill((mainID ?? 0) == photo.id ? Color.primary : Color.secondary.opacity(0.4))
            .frame(width: (mainID ?? 0) == photo.id ? 20 : 7, height: 7)
        }
      }
      .frame(maxWidth: .infinity)
      .animation(.snappy, value: mainID)

      Text("Albums").font(.title2.bold()).padding(.horizontal)
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(90)), GridItem(.fixed(90))], spacing: 12) {
          ForEach(photos) { photo in
            Button {
              withAnimation { mainID = photo.id }
            } label: {
              PhotoCard(photo: photo)
                .frame(width: 130, height: 90)
                .clipShape(.rect(topLeadingRadius: 20, bottomTrailingRadius: 20))
            }
          }
        }
        .padding(.horizontal)
      }
      .scrollClipDisabled()
      .scrollBounceBehavior(.basedOnSize)
      Spacer()
    }
    .background(scheme == .dark ? Color.black : Color(white: 0.97))
  }
}

#Preview("Light") {
  PagingPhotoStrip()
}

#Preview("Dark") {
  PagingPhotoStrip()
    .preferredColorScheme(.dark)
}
