// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A key's label in the shape of a key.
struct KeyCap: View {
  let text: String
  @Environment(\.palette) private var palette

  var body: some View {
    Text(localized: text)
      .font(.system(size: 12, weight: .medium))
      .padding(.horizontal, 7)
      .frame(minWidth: 24, minHeight: 22)
      .background(palette.card, in: RoundedRectangle(cornerRadius: 5, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 5, style: .continuous).stroke(palette.line, lineWidth: 1))
  }
}
