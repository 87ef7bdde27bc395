// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A quiet line at a scene's foot that says what the hand can do.
struct Hint: View {
  let text: String
  /// Nil for a grey that can be read on the ground.
  let color: Color?
  @Environment(\.palette) private var palette

  init(_ text: String, color: Color? = nil) {
    self.text = text
    self.color = color
  }

  var body: some View {
    Text(text)
      .font(.footnote)
      .foregroundStyle(color ?? palette.quietText)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 24)
      .allowsHitTesting(false)
  }
}
