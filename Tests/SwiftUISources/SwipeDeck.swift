// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Profile: Identifiable, Equatable {
  let id = UUID()
  var name: String
  var age: Int
  var color: Color
}

final class DeckModel: ObservableObject {
  @Published var profiles: [Profile] = [
    Profile(name: "Mina", age: 27, color: .pink),
    Profile(name: "Theo", age: 31, color: .blue),
    Profile(name: "Ines", age: 24, color: .orange),
  ]
  @Published private(set) var liked: [Profile] = []

  func remove(_ profile: Profile, liked isLiked: Bool) {
    if isLiked { liked.append(profile) }
    profiles.removeAll { $0.id == profile.id }
  }
}

struct SwipeDeck: View {
  @StateObject private var model = DeckModel()

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        if model.profiles.isEmpty {
          VStack {
            Image(systemName: "heart.fill").font(.largeTitle).foregroundColor(.red)
            Text("\(model.liked.count) liked").font(.headline)
          }
          .transition(.scale.combined(with: .opacity))
        }
        ForEach(Array(model.profiles.enumerated().reversed()), id: \.element.id) { index, profile in
          ProfileCard(profile: profile) { liked in
            withAnimation(.spring(response: 0.4, dampingFraction: 0.75)) {
              model.remove(profile, liked: liked)
            }
          }
          .scaleEffect(1 - CGFloat(index) * 0.05)
          .offset(y: CGFloat(index) * 12)
          .zIndex(Double(-index))
        }
      }
      .padding(.horizontal, 20)
      HStack(spacing: 40) {
        button("xmark", .red, liked: false)
        button("heart.fill", .green, liked: true)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGray6))
  }

  private func button(_ symbol: String, _ tint: Color, liked: Bool) -> some View {
    Button {
      guard let top = model.profiles.first else { return }
      withAnimation(.easeInOut) { model.remove(top, liked: liked) }
    } label: {
      Image(systemName: symbol)
        .font(.system(size: 26, weight: .bold))
        .foregroundColor(tint)
        .frame(width: 64, height: 64)
        .background(Circle().fill(Color.white).shadow(radius: 6))
    }
  }
}

struct ProfileCard: View {
  let profile: Profile
  var onRemove: (Bool) -> Void
  @State private var translation: CGSize = .zero
  private let threshold: CGFloat = 120

  private var likeOpacity: Double { Double(max(0, min(1, translation.width / threshold))) }

  var body: some View {
    GeometryReader { geometry in
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(profile.color.gradient)
        .overlay(alignment: .bottomLeading) {
          HStack(alignment: .firstTextBaseline) {
            Text(profile.name).font(.title).bold()
            Text("\(profile.age)").font(.title2)
          }
          .foregroundStyle(.white)
          .padding()
        }
        .overlay(
          Text("LIKE")
            .font(.system(size: 40, weight: .heavy, design: .rounded))
            .foregroundColor(.green)
            .padding(8)
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.green, lineWidth: 4))
            .rotationEffect(.degrees(-15))
            .opacity(likeOpacity)
            .padding(30), alignment: .topLeading
        )
        .frame(width: geometry.size.width, height: geometry.size.height)
        .offset(x: translation.width, y: translation.height)
        .rotationEffect(
          .degrees(Double(translation.width / geometry.size.width) * 25), anchor: .bottom
        )
        .gesture(
          DragGesture()
            .onChanged { value in
              self.translation = value.translation
            }
            .onEnded { value in
              if abs(value.predictedEndTranslation.width) > self.threshold * 2 {
                withAnimation(.easeOut(duration: 0.25)) {
                  self.translation.width = value.translation.width > 0 ? 600 : -600
                }
                onRemove(value.translation.width > 0)
              } else {
                withAnimation(.interactiveSpring()) { self.translation = .zero }
              }
            })
    }
    .frame(height: 420)
    .animation(.interactiveSpring(), value: translation)
  }
}

struct SwipeDeck_Previews: PreviewProvider {
  static var previews: some View {
    SwipeDeck()
  }
}
