// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The playback position as a line at the bottom.
struct MiniProgressBar: View {
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
