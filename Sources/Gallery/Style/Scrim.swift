// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// Dims and blocks the content below a sheet; a tap closes the sheet.
struct Scrim: View {
  let close: () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Color.black.opacity(palette.isDark ? 0.55 : 0.28)
      .onTapGesture(perform: close)
  }
}
