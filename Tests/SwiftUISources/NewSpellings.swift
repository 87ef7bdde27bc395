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
      Tab("Play", systemImage: "play.fill", value: 0) {
        PlayerScreen()
          .environment(player)
      }
      Tab("List", systemImage: "list.bullet", value: 1) {
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
    }
    .onChange(of: selection, initial: true) { old, new in
      if old != new { zoomed = false }
    }
  }
}

struct PlayerScreen: View {
  @Environment(Player.self) private var player
  @Environment(\.displayScale) private var scale
  @Entry0 var unused = 0

  var body: some View {
    @Bindable var player = player
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 30)
        .fill(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .orange, .purple, .blue])
        )
        .frame(width: 260, height: 260)
        .scaleEffect(player.isPlaying ? 1 : 0.8)
      Text(player.title).font(.title2).bold()
      Slider(value: $player.position)
      Button {
        withAnimation(.spring(duration: 0.5, bounce: 0.4)) { player.isPlaying.toggle() }
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
          .font(.largeTitle)
      }
    }
    .padding()
    .animation(.smooth(duration: 0.3)) { content in
      content.opacity(player.isPlaying ? 1 : 0.9)
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { print($0) }
  }
}

@propertyWrapper struct Entry0 { var wrappedValue: Int }

extension EnvironmentValues {
  @Entry var cardSpacing: CGFloat = 12
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var on = true
  Toggle("On", isOn: $on)
  NewSpellings()
}
