// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A quiet line at a scene's foot that says what the hand can do.
struct Hint: View {
  let text: String
  let color: Color

  init(_ text: String, color: Color = .secondary) {
    self.text = text
    self.color = color
  }

  var body: some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 24)
      .allowsHitTesting(false)
  }
}
