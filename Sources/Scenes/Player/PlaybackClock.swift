// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// An invisible view that advances a playback while it plays.
struct PlaybackClock: View {
  let playback: Playback

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.25, paused: !playback.isPlaying)) { context in
      Color.clear
        .onChange(of: context.date, initial: true) { playback.advance(to: context.date) }
    }
    .frame(width: 0, height: 0)
  }
}
