// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The large player, without the cover, which `PlayerSheet` draws above it.
struct LargePlayer: View {
  /// The height of the controls below the cover, in points.
  static let height: CGFloat = 248

  let playback: Playback
  /// The frame of the cover.
  let cover: CGRect
  let close: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button {
          close()
        } label: {
          Image(systemName: "chevron.down")
            .font(.system(size: 20, weight: .semibold))
            .frame(width: 48, height: 48)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        Spacer()
        Capsule()
          .fill(.secondary.opacity(0.4))
          .frame(width: 36, height: 5)
        Spacer()
        Color.clear.frame(width: 48, height: 48)
      }
      .padding(.horizontal, 12)
      .frame(height: 64)
      VStack(spacing: 24) {
        VStack(alignment: .leading, spacing: 4) {
          Text(playback.song.title)
            .font(.title2)
            .fontWeight(.bold)
          Text(playback.song.artist)
            .captionColor()
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
        SeekBar(playback: playback)
        HStack(spacing: 40) {
          skip("backward.fill", by: -1)
          PlayButton(playback: playback, size: 30)
            .frame(width: 72, height: 72)
            .background(.primary.opacity(0.08), in: Circle())
          skip("forward.fill", by: 1)
        }
      }
      .frame(width: max(min(cover.width, 420), 240))
      .frame(height: Self.height)
      .padding(.top, max(0, cover.maxY + 40 - 64))
      Spacer(minLength: 0)
    }
  }

  private func skip(_ name: String, by count: Int) -> some View {
    Button {
      playback.skip(by: count)
    } label: {
      Image(systemName: name)
        .font(.system(size: 26))
        .frame(width: 48, height: 48)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// A slider and labels for the playback position.
private struct SeekBar: View {
  @Bindable var playback: Playback

  var body: some View {
    VStack(spacing: 4) {
      Slider(value: $playback.progress)
        .tint(.primary)
      HStack {
        Text(verbatim: Self.time(playback.position))
        Spacer()
        Text(verbatim: "−" + Self.time(playback.song.duration - playback.position))
      }
      .font(.caption)
      .monospacedDigit()
      .captionColor()
    }
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds))
    return "\(whole / 60):" + String(format: "%02d", whole % 60)
  }
}
