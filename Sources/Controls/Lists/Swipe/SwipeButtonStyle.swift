// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Swipe buttons: filled with their tint, as high as the row.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  /// Runs the action of a button with a role.
  let trigger: (ButtonRole?, _ action: @escaping () -> Void) -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, trigger: trigger)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let trigger: (ButtonRole?, _ action: @escaping () -> Void) -> Void
  @State private var isPressed = false
  @Environment(\.tint) private var tint

  init(
    configuration: PrimitiveButtonStyleConfiguration,
    trigger: @escaping (ButtonRole?, _ action: @escaping () -> Void) -> Void
  ) {
    self.configuration = configuration
    self.trigger = trigger
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
    trigger(configuration.role) { configuration.trigger() }
  }
}
