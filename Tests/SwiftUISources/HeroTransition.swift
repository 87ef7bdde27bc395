// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Destination: Identifiable {
  var id = UUID()
  var title: String
  var subtitle: String
  var color: Color
}

struct HeroTransition: View {
  @Namespace private var hero
  @State private var selected: Destination?
  private let columns = [GridItem(.flexible(), spacing: 16), GridItem(.flexible())]
  private let places = [
    Destination(title: "Fjord", subtitle: "Cold water", color: .teal),
    Destination(title: "Dune", subtitle: "Warm sand", color: .orange),
    Destination(title: "Forest", subtitle: "Moss and fern", color: .green),
    Destination(title: "City", subtitle: "Late lights", color: .purple),
  ]

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(places) { place in
            if selected?.id != place.id {
              thumbnail(place)
            } else {
              Color.clear.frame(height: 160)
            }
          }
        }
        .padding()
      }
      if let place = selected {
        detail(place)
      }
    }
  }

  private func thumbnail(_ place: Destination) -> some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .fill(place.color)
        .matchedGeometryEffect(id: "back\(place.id)", in: hero)
      Text(place.title)
        .font(.headline)
        .foregroundColor(.white)
        .matchedGeometryEffect(id: "title\(place.id)", in: hero, properties: .position)
        .padding()
    }
    .frame(height: 160)
    .onTapGesture {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) { selected = place }
    }
  }

  @ViewBuilder
  private func detail(_ place: Destination) -> some View {
    VStack(alignment: .leading) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 0, style: .continuous)
          .fill(place.color)
          .matchedGeometryEffect(id: "back\(place.id)", in: hero)
          .frame(height: 320)
        Button {
          withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) { selected = nil }
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title).foregroundStyle(
            .white, .black.opacity(0.4))
        }
        .padding(.top, 50)
        .padding(.trailing)
      }
      Text(place.title)
        .font(.headline)
        .matchedGeometryEffect(id: "title\(place.id)", in: hero, properties: .position)
        .padding(.horizontal)
      Text(place.subtitle)
        .padding(.horizontal)
        .transition(
          .asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity))
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .systemBackground).ignoresSafeArea())
    .edgesIgnoringSafeArea(.top)
    .zIndex(2)
  }
}

#Preview { HeroTransition() }
