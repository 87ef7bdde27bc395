// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Swipe buttons: filled with their tint, as high as the row.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  /// Runs before the action of a button.
  let willTrigger: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, willTrigger: willTrigger)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let willTrigger: () -> Void
  @State private var isPressed = false
  @Environment(\.tint) private var tint

  init(
    configuration: PrimitiveButtonStyleConfiguration, willTrigger: @escaping () -> Void
  ) {
    self.configuration = configuration
    self.willTrigger = willTrigger
  }

  var body: some View {
    configuration.label
      .font(.system(size: 17))
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
      .opacity(isPressed ? 0.8 : 1)
      .contentShape(Rectangle())
      .gesture(_ButtonGesture(action: run, pressing: { isPressed = $0 }))
      .modifier(
        _SwipeTriggerModifier(role: configuration.role, action: { configuration.trigger() }))
  }

  private var color: Color {
    configuration.role == .destructive
      ? .red : tint ?? Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
  }

  private func run() {
    willTrigger()
    withAnimation(.default) { configuration.trigger() }
  }
}
