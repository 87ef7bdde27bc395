// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The player at any state between small and large.
struct PlayerSheet: View, Animatable {
  /// 0 when it is small, 1 when it fills the window; below 0 or above 1 when it is dragged past an
  /// end.
  var openness: CGFloat
  let metrics: PlayerMetrics
  let playback: Playback
  let tracker: PlayerDragTracker
  let close: () -> Void
  @Environment(\.colorScheme) private var scheme

  var animatableData: CGFloat {
    get { openness }
    set { openness = newValue }
  }

  var body: some View {
    tracker.openness = openness
    let large = smoothed(from: 0.35, to: 0.9)
    let small = 1 - smoothed(from: 0.1, to: 0.4)
    let cover = coverFrame
    return ZStack(alignment: .topLeading) {
      background
      LargePlayer(playback: playback, cover: largeCover, close: close)
        .frame(width: stage.width, height: stage.height)
        .opacity(large)
        .allowsHitTesting(openness > 0.5)
      MiniPlayer(playback: playback, inset: cover.maxX + 12)
        .frame(width: stage.width, height: metrics.miniHeight)
        .offset(y: cover.midY - metrics.miniHeight / 2)
        .opacity(small)
        .allowsHitTesting(openness < 0.4)
      MiniProgressBar(playback: playback)
        .frame(width: stage.width, height: metrics.miniHeight)
        .opacity(1 - smoothed(from: 0, to: 0.15))
      coverImage(in: cover)
    }
    .frame(width: stage.width, height: stage.height + 80, alignment: .top)
    .offset(y: metrics.travel * (1 - openness))
  }

  private var stage: CGSize { metrics.stage }

  private var background: some View {
    let shape = RoundedRectangle(cornerRadius: 12 * (1 - unit) + 24 * bump, style: .continuous)
    return SurfaceFill(shape)
      .overlay {
        shape
          .fill(
            LinearGradient(
              colors: [
                playback.song.colors[0].opacity(scheme == .dark ? 0.55 : 0.34),
                playback.song.colors[1].opacity(0.08),
              ], startPoint: .top, endPoint: .bottom)
          )
          .opacity(smoothed(from: 0, to: 0.8))
      }
      .shadow(color: .black.opacity(0.14), radius: 16, y: -2)
  }

  private func coverImage(in rect: CGRect) -> some View {
    SongCover(song: playback.song, cornerRadius: 8 + 12 * unit)
      .frame(width: rect.width, height: rect.height)
      .shadow(color: .black.opacity(0.3 * Double(unit)), radius: 24 * unit, y: 12 * unit)
      .offset(x: rect.minX, y: rect.minY)
      .allowsHitTesting(false)
  }

  /// The frame of the cover, interpolated between the small player and the large one.
  private var coverFrame: CGRect {
    let small = CGRect(x: 8, y: 8, width: 48, height: 48)
    let large = largeCover
    func lerp(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * unit }
    return CGRect(
      x: lerp(small.minX, large.minX), y: lerp(small.minY, large.minY),
      width: lerp(small.width, large.width), height: lerp(small.height, large.height))
  }

  private var largeCover: CGRect {
    let controls = LargePlayer.height + 40
    let side = max(64, min(stage.width - 64, stage.height - controls - 80, 420))
    let top = max(64, (stage.height - side - controls) * 0.45)
    return CGRect(x: (stage.width - side) / 2, y: top, width: side, height: side)
  }

  /// The openness clamped to 0...1.
  private var unit: CGFloat { min(max(openness, 0), 1) }

  /// 0 at both ends, 1 in the middle.
  private var bump: CGFloat { 4 * unit * (1 - unit) }

  /// The smoothstep function: 0 to 1 while the openness goes from `start` to `end`.
  private func smoothed(from start: CGFloat, to end: CGFloat) -> Double {
    let t = min(max((openness - start) / (end - start), 0), 1)
    return Double(t * t * (3 - 2 * t))
  }
}
