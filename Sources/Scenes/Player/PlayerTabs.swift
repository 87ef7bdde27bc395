// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// All tabs, of which only the selected one is visible; the others keep their state.
struct PlayerTabs: View {
  let selected: PlayerTab
  let playback: Playback

  var body: some View {
    ZStack {
      ForEach(PlayerTab.allCases, id: \.self) { tab in
        page(tab)
          .opacity(tab == selected ? 1 : 0)
          .allowsHitTesting(tab == selected)
      }
    }
  }

  @ViewBuilder private func page(_ tab: PlayerTab) -> some View {
    switch tab {
    case .home: HomePage(playback: playback)
    case .samples: SamplesPage()
    case .browse: BrowsePage()
    case .library: LibraryPage(playback: playback)
    }
  }
}

/// A grid of songs; its scroll position is kept.
private struct HomePage: View {
  let playback: Playback

  var body: some View {
    ScrollView {
      PlayerPage(title: "Home") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 16)], spacing: 24) {
          ForEach(0..<12, id: \.self) { index in
            let song = Song.all[(index * 5) % Song.all.count]
            Button {
              playback.play(song)
            } label: {
              SongCard(song: song)
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 24)
      }
    }
  }
}

private struct SongCard: View {
  let song: Song

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      SongCover(song: song, cornerRadius: 12)
        .aspectRatio(1, contentMode: .fit)
        .padding(.bottom, 6)
      Text(song.title)
        .font(.subheadline)
        .fontWeight(.semibold)
      Text(song.artist)
        .font(.caption)
        .captionColor()
    }
    .lineLimit(1)
  }
}

/// A counter; its count is kept.
private struct SamplesPage: View {
  @State private var count = 0

  var body: some View {
    PlayerPage(title: "Samples") {
      VStack(spacing: 24) {
        Text(verbatim: "\(count)")
          .font(.system(size: 88, weight: .bold, design: .rounded))
          .monospacedDigit()
          .contentTransition(.numericText())
        Button {
          withAnimation(.snappy) { count += 1 }
        } label: {
          Label("Like", systemImage: "hand.thumbsup.fill")
            .font(.headline)
            .padding(.horizontal, 24)
            .padding(.vertical, 14)
            .background(.primary.opacity(0.08), in: Capsule())
        }
        .buttonStyle(.plain)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Moods to select; the selection is kept.
private struct BrowsePage: View {
  private static let moods = [
    "Focus", "Workout", "Rest", "Commute", "Rainy day", "Drive", "Dawn", "Party", "Travel",
    "Reading",
  ]
  @State private var selection: Set<String> = ["Rest"]

  var body: some View {
    ScrollView {
      PlayerPage(title: "Browse") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 12)], spacing: 12) {
          ForEach(Self.moods, id: \.self) { mood in
            let isSelected = selection.contains(mood)
            Button {
              withAnimation(.snappy(duration: 0.25)) { selection.formSymmetricDifference([mood]) }
            } label: {
              Text(LocalizedStringKey(mood))
                .font(.subheadline)
                .fontWeight(.medium)
                .foregroundStyle(isSelected ? Color.white : .primary)
                .frame(maxWidth: .infinity)
                .frame(height: 56)
                .background {
                  RoundedRectangle(cornerRadius: 14, style: .continuous)
                    .fill(isSelected ? Color.pink : .primary.opacity(0.07))
                }
            }
            .buttonStyle(.plain)
          }
        }
        .padding(.horizontal, 24)
        .padding(.bottom, 24)
      }
    }
  }
}

/// A list of songs, each with a heart; the favorites are kept.
private struct LibraryPage: View {
  let playback: Playback
  @State private var favorites: Set<Song.ID> = [0, 2]

  var body: some View {
    ScrollView {
      PlayerPage(title: "Library") {
        VStack(spacing: 0) {
          ForEach(Song.all) { song in
            row(song)
          }
        }
        .padding(.bottom, 24)
      }
    }
  }

  private func row(_ song: Song) -> some View {
    HStack(spacing: 12) {
      SongCover(song: song)
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(song.title).font(.body)
        Text(song.artist).font(.caption).captionColor()
      }
      .lineLimit(1)
      Spacer()
      Button {
        withAnimation(.bouncy(duration: 0.3)) { favorites.formSymmetricDifference([song.id]) }
      } label: {
        Image(systemName: favorites.contains(song.id) ? "heart.fill" : "heart")
          .font(.system(size: 20))
          .foregroundStyle(favorites.contains(song.id) ? Color.pink : .secondary)
          .frame(width: 44, height: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 8)
    .contentShape(Rectangle())
    .onTapGesture { playback.play(song) }
  }
}
