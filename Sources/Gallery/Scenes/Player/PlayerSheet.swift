// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The player, anywhere between small and large.
struct PlayerSheet: View, Animatable {
  /// 0 when it is small, 1 when it fills the window; beyond both when it is drawn further.
  var openness: CGFloat
  let measures: PlayerMeasures
  let playback: Playback
  let grip: PlayerGrip
  let close: () -> Void
  @Environment(\.colorScheme) private var scheme

  var animatableData: CGFloat {
    get { openness }
    set { openness = newValue }
  }

  var body: some View {
    grip.openness = openness
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
        .frame(width: stage.width, height: measures.miniHeight)
        .offset(y: cover.midY - measures.miniHeight / 2)
        .opacity(small)
        .allowsHitTesting(openness < 0.4)
      MiniProgress(playback: playback)
        .frame(width: stage.width, height: measures.miniHeight)
        .opacity(1 - smoothed(from: 0, to: 0.15))
      picture(in: cover)
    }
    .frame(width: stage.width, height: stage.height + 80, alignment: .top)
    .offset(y: measures.travel * (1 - openness))
  }

  private var stage: CGSize { measures.stage }

  private var background: some View {
    let shape = RoundedRectangle(cornerRadius: 12 * (1 - unit) + 24 * hump, style: .continuous)
    return Surface(shape)
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

  private func picture(in rect: CGRect) -> some View {
    Cover(song: playback.song, cornerRadius: 8 + 12 * unit)
      .frame(width: rect.width, height: rect.height)
      .shadow(color: .black.opacity(0.3 * Double(unit)), radius: 24 * unit, y: 12 * unit)
      .offset(x: rect.minX, y: rect.minY)
      .allowsHitTesting(false)
  }

  /// Where the cover is: between its place in the small player and that in the large one.
  private var coverFrame: CGRect {
    let small = CGRect(x: 8, y: 8, width: 48, height: 48)
    let large = largeCover
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * unit }
    return CGRect(
      x: between(small.minX, large.minX), y: between(small.minY, large.minY),
      width: between(small.width, large.width), height: between(small.height, large.height))
  }

  private var largeCover: CGRect {
    let words = LargePlayer.height + 40
    let side = max(64, min(stage.width - 64, stage.height - words - 80, 420))
    let room = max(64, (stage.height - side - words) * 0.45)
    return CGRect(x: (stage.width - side) / 2, y: room, width: side, height: side)
  }

  private var unit: CGFloat { min(max(openness, 0), 1) }

  /// None at both ends, one in the middle.
  private var hump: CGFloat { 4 * unit * (1 - unit) }

  /// From 0 to 1 while the openness goes from one value to another.
  private func smoothed(from start: CGFloat, to end: CGFloat) -> Double {
    let share = min(max((openness - start) / (end - start), 0), 1)
    return Double(share * share * (3 - 2 * share))
  }
}
