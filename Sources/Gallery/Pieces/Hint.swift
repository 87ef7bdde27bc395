// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A quiet line at a scene's foot that says what the hand can do.
struct Hint: View {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 24)
      .allowsHitTesting(false)
  }
}
