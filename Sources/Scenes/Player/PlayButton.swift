// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Starts and pauses playback.
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
