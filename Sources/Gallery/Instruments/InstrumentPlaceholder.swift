// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The text of an instrument that has nothing to show yet.
struct InstrumentPlaceholder: View {
  let text: String
  @Environment(\.palette) private var palette

  var body: some View {
    Text(localized: text)
      .font(.system(size: 12))
      .foregroundStyle(palette.secondaryText)
  }
}
