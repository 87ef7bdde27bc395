// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The square face of a cover.
struct CarouselCoverView: View {
  let cover: CarouselCover
  let side: CGFloat

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: side * 0.1, style: .continuous)
    Image(systemName: cover.symbol)
      .font(.system(size: side * 0.34))
      .foregroundStyle(.white.opacity(0.95))
      .frame(width: side, height: side)
      .background(
        LinearGradient(colors: cover.colors, startPoint: .topLeading, endPoint: .bottomTrailing),
        in: shape
      )
      .shadow(color: .black.opacity(0.22), radius: side * 0.07, y: side * 0.045)
  }
}
