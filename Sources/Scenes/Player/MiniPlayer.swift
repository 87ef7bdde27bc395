// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The small player: the song's title and artist, and two buttons. `PlayerSheet` draws the cover.
struct MiniPlayer: View {
  let playback: Playback
  /// The space for the cover at the leading edge, in points.
  let inset: CGFloat

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(playback.song.title)
          .font(.subheadline)
          .fontWeight(.semibold)
        Text(playback.song.artist)
          .font(.caption)
          .captionColor()
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
