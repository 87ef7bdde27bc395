// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Person: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var hue: Double
  var url: URL? { URL(string: "https://example.com/\(name.lowercased()).png") }
}

struct AvatarView: View {
  let person: Person
  var size: CGFloat = 56

  var body: some View {
    AsyncImage(url: person.url, transaction: Transaction(animation: .easeIn)) { phase in
      switch phase {
      case .success(let image):
        image.resizable().scaledToFill()
      case .failure:
        initials
      case .empty:
        initials.overlay { ProgressView() }
      @unknown default:
        EmptyView()
      }
    }
    .frame(width: size, height: size)
    .clipShape(Circle())
    .overlay { Circle().strokeBorder(.white, lineWidth: 3) }
    .shadow(radius: 4)
  }

  private var initials: some View {
    ZStack {
      Color(hue: person.hue, saturation: 0.55, brightness: 0.9)
      Text(person.name.prefix(1)).font(.title2.weight(.heavy)).foregroundStyle(.white)
    }
  }
}

struct AsyncAvatars: View {
  @State private var people = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"].enumerated().map {
    i, n in
    Person(name: n, hue: Double(i) / 6)
  }
  @State private var spread = false
  @State private var selected: Person?
  @Namespace private var hero

  var body: some View {
    ZStack {
      VStack(spacing: 50) {
        HStack(spacing: spread ? 8 : -24) {
          ForEach(people) { person in
            if selected != person {
              AvatarView(person: person)
                .matchedGeometryEffect(id: person.id, in: hero)
                .zIndex(Double(people.firstIndex(of: person) ?? 0))
                .onTapGesture {
                  withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { selected = person }
                }
            } else {
              Color.clear.frame(width: 56, height: 56)
            }
          }
        }
        Button(spread ? "Stack" : "Spread") {
          withAnimation(.bouncy) { spread.toggle() }
        }
        Button("Shuffle", systemImage: "shuffle") {
          withAnimation(.smooth(duration: 0.6)) { people.shuffle() }
        }
        .buttonStyle(.bordered)
      }
      if let selected {
        Color.black.opacity(0.4).ignoresSafeArea()
          .onTapGesture { close() }
          .transition(.opacity)
        AvatarView(person: selected, size: 240)
          .matchedGeometryEffect(id: selected.id, in: hero)
          .onTapGesture(perform: close)
          .zIndex(100)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .task {
      try? await Task.sleep(nanoseconds: 300_000_000)
      withAnimation { spread = true }
    }
  }

  private func close() {
    withAnimation(.spring()) { selected = nil }
  }
}

#Preview {
  AsyncAvatars()
}
