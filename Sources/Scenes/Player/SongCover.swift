// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A song's cover; it fills the proposed size.
struct SongCover: View {
  let song: Song
  var cornerRadius: CGFloat = 8

  var body: some View {
    GeometryReader { space in
      let side = min(space.size.width, space.size.height)
      ZStack {
        LinearGradient(colors: song.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        if song.id == 0 {
          Image("Album").resizable().scaledToFill()
        } else {
          Image(systemName: song.symbol)
            .resizable()
            .scaledToFit()
            .foregroundStyle(.white.opacity(0.9))
            .frame(width: side * 0.42, height: side * 0.42)
        }
      }
      .frame(width: space.size.width, height: space.size.height)
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
    }
  }
}
