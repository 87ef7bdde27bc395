// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

@Observable
final class Player {
  var isPlaying = false
  var position = 0.3
  var title = "Spring"
}

struct NewSpellings: View {
  @State private var player = Player()
  @State private var selection = 0
  @State private var zoomed = false
  @State private var scrolled = ScrollPosition(edge: .top)

  var body: some View {
    TabView(selection: $selection) {
      PlayerScreen()
        .environment(player)
        .tabItem { Label("Play", systemImage: "play.fill") }
        .tag(0)
      ZStack {
        ScrollView {
          LazyVStack {
            ForEach(0..<40) { i in
              Text("Row \(i)").padding()
                .scrollTransition { content, phase in
                  content.opacity(phase.isIdentity ? 1 : 0.3).blur(radius: abs(phase.value) * 4)
                }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($scrolled)
        .overlay(alignment: .bottomTrailing) {
          Button("Top") { withAnimation { scrolled.scrollTo(edge: .top) } }
        }
      }
      .tabItem { Label("List", systemImage: "list.bullet") }
      .tag(1)
    }
    .onChange(of: selection, initial: true) { old, new in
      if old != new { zoomed = false }
    }
  }
}

struct PlayerScreen: View {
  @Environment(Player.self) private var player
  @Environment(\.displayScale) private var scale

  var body: some View {
    @Bindable var player = player
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 30)
        .fill(
          .angularGradient(
            colors: [.red, .orange, .purple, .blue, .red], center: .center,
            startAngle: .zero, endAngle: .degrees(360))
        )
        .frame(width: 260, height: 260)
        .scaleEffect(player.isPlaying ? 1 : 0.8)
      Text(player.title).font(.title2).bold()
      Slider(value: $player.position)
      Button {
        withAnimation(.spring(duration: 0.5, bounce: 0.4)) { player.isPlaying.toggle() }
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.interpolate)
          .font(.largeTitle)
      }
    }
    .padding()
    .transaction { $0.animation = .smooth(duration: 0.3) }
    .onGeometryChange(for: CGSize.self, of: \.size) { print($0) }
  }
}

private struct CardSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 12
}

extension EnvironmentValues {
  var cardSpacing: CGFloat {
    get { self[CardSpacingKey.self] }
    set { self[CardSpacingKey.self] = newValue }
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  NewSpellings()
}
