// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The filled button of a card for what its other controls prepare. There is at most one in a card.
struct PrimaryButton: View {
  let title: Text
  var isEnabled = true
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      title
        .font(.system(size: 12, weight: .semibold))
        // On both accents the contrast is above 4.5:1.
        .foregroundStyle(isEnabled ? palette.isDark ? Color.black : .white : palette.secondaryText)
        .lineLimit(1)
        .fixedSize()
        .padding(.horizontal, 12)
        .frame(height: 28)
        .background(
          isEnabled ? palette.accent : palette.pressedFill,
          in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
    .buttonStyle(PressDimStyle())
    .disabled(!isEnabled)
  }
}

private struct PressDimStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}
