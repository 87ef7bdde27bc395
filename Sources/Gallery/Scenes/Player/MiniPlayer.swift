// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The small player: a line of words, a button, and how far the song is.
struct MiniPlayer: View {
  let playback: Playback
  /// The room that the cover takes at the leading edge.
  let inset: CGFloat

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(playback.song.title)
          .font(.subheadline)
          .fontWeight(.semibold)
        Text(playback.song.artist)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer()
      PlayButton(playback: playback, size: 22)
        .frame(width: 48, height: 48)
      Button {
        playback.skip(by: 1)
      } label: {
        Image(systemName: "forward.fill")
          .font(.system(size: 18))
          .frame(width: 40, height: 48)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    .padding(.leading, inset)
    .padding(.trailing, 8)
  }
}

/// How far the song is: a line at the bottom.
struct MiniProgress: View {
  let playback: Playback

  var body: some View {
    GeometryReader { space in
      Rectangle()
        .fill(.primary.opacity(0.7))
        .frame(width: space.size.width * playback.progress, height: 2)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
    .allowsHitTesting(false)
  }
}

/// Plays and stops: a triangle or two bars.
struct PlayButton: View {
  let playback: Playback
  let size: CGFloat

  var body: some View {
    Button {
      playback.toggle()
    } label: {
      ZStack {
        symbol("play.fill", isShown: !playback.isPlaying)
        symbol("pause.fill", isShown: playback.isPlaying)
      }
      .frame(minWidth: 44, minHeight: 44)
      .contentShape(Rectangle())
      .animation(.spring(duration: 0.3, bounce: 0.3), value: playback.isPlaying)
    }
    .buttonStyle(.plain)
  }

  private func symbol(_ name: String, isShown: Bool) -> some View {
    Image(systemName: name)
      .font(.system(size: size))
      .opacity(isShown ? 1 : 0)
      .scaleEffect(isShown ? 1 : 0.5)
  }
}
