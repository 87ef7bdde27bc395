// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A line at the bottom of a scene with the gesture to try. It does not intercept touches.
struct Hint: View {
  let text: String
  /// Nil for the palette's secondary text color, which is legible on `SceneBackground`.
  let color: Color?
  @Environment(\.palette) private var palette

  init(_ text: String, color: Color? = nil) {
    self.text = text
    self.color = color
  }

  var body: some View {
    Text(scene: text)
      .font(.footnote)
      .foregroundStyle(color ?? palette.secondaryText)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 24)
      .allowsHitTesting(false)
  }
}
