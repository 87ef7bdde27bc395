// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The tabs, all of them alive: those that are not selected are only not to be seen.
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

/// A page's title and content.
struct Page<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title)
        .font(.largeTitle)
        .fontWeight(.bold)
        .padding(.horizontal, 24)
        .padding(.top, 24)
      content()
    }
    .frame(maxWidth: 960, alignment: .leading)
    .frame(maxWidth: .infinity)
  }
}

/// Songs to scroll through: where it was scrolled to stays.
private struct HomePage: View {
  let playback: Playback

  var body: some View {
    ScrollView {
      Page(title: "홈") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 16)], spacing: 24) {
          ForEach(0..<12, id: \.self) { index in
            let song = Song.all[(index * 5) % Song.all.count]
            Button {
              playback.play(song)
            } label: {
              HomeCard(song: song)
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

private struct HomeCard: View {
  let song: Song

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Cover(song: song, cornerRadius: 12)
        .aspectRatio(1, contentMode: .fit)
        .padding(.bottom, 6)
      Text(song.title)
        .font(.subheadline)
        .fontWeight(.semibold)
      Text(song.artist)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

/// A counter: what it counted stays.
private struct SamplesPage: View {
  @State private var count = 0

  var body: some View {
    Page(title: "샘플") {
      VStack(spacing: 24) {
        Text(verbatim: "\(count)")
          .font(.system(size: 88, weight: .bold, design: .rounded))
          .monospacedDigit()
          .contentTransition(.numericText())
        Button {
          withAnimation(.snappy) { count += 1 }
        } label: {
          Label("좋아요", systemImage: "hand.thumbsup.fill")
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

/// Moods to choose: what was chosen stays.
private struct BrowsePage: View {
  private static let moods = [
    "집중", "운동", "휴식", "출근길", "비 오는 날", "드라이브", "새벽", "파티", "여행", "독서",
  ]
  @State private var chosen: Set<String> = ["휴식"]

  var body: some View {
    ScrollView {
      Page(title: "둘러보기") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 12)], spacing: 12) {
          ForEach(Self.moods, id: \.self) { mood in
            let isChosen = chosen.contains(mood)
            Button {
              withAnimation(.snappy(duration: 0.25)) { chosen.formSymmetricDifference([mood]) }
            } label: {
              Text(mood)
                .font(.subheadline)
                .fontWeight(.medium)
                .foregroundStyle(isChosen ? Color.white : .primary)
                .frame(maxWidth: .infinity)
                .frame(height: 56)
                .background {
                  RoundedRectangle(cornerRadius: 14, style: .continuous)
                    .fill(isChosen ? Color.pink : .primary.opacity(0.07))
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

/// Songs in a list, each with a heart: it stays.
private struct LibraryPage: View {
  let playback: Playback
  @State private var loved: Set<Song.ID> = [0, 2]

  var body: some View {
    ScrollView {
      Page(title: "보관함") {
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
      Cover(song: song)
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(song.title).font(.body)
        Text(song.artist).font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer()
      Button {
        withAnimation(.bouncy(duration: 0.3)) { loved.formSymmetricDifference([song.id]) }
      } label: {
        Image(systemName: loved.contains(song.id) ? "heart.fill" : "heart")
          .font(.system(size: 20))
          .foregroundStyle(loved.contains(song.id) ? Color.pink : .secondary)
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
