// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The round button of a card; its gesture is added by the caller.
struct TouchTarget: View {
  let title: String
  let color: Color
  let isPressed: Bool

  var body: some View {
    Circle()
      .fill(color)
      // White is legible on the darker color only.
      .overlay { Circle().fill(.black.opacity(0.3)) }
      .overlay {
        Text(scene: title)
          .font(.footnote)
          .fontWeight(.semibold)
          .foregroundStyle(.white)
      }
      .frame(width: 80, height: 80)
      .shadow(color: .black.opacity(isPressed ? 0.1 : 0.24), radius: isPressed ? 3 : 9, y: 4)
      .scaleEffect(isPressed ? 0.92 : 1)
      .animation(.snappy(duration: 0.2), value: isPressed)
  }
}
