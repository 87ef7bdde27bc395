// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// The switch of a toggle.
///
/// A tap toggles it. A drag moves the thumb; at the release, the position past the center or the
/// velocity of a flick decides the new value.
struct Switch: View {
  @Binding var isOn: Bool
  @State private var isPressed = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.systemVersion) private var version
  /// The position of the thumb between off, 0, and on, 1, while it is dragged.
  @State private var dragFraction: CGFloat?

  var body: some View {
    let thumb = AnimatablePair<CGFloat, CGFloat>(dragFraction ?? (isOn ? 1 : 0), isPressed ? 1 : 0)
    SwitchLeaf(thumb: thumb)
      .animation(
        dragFraction == nil ? .spring(response: 0.35, dampingFraction: 0.75) : nil, value: thumb
      )
      .gesture(
        ControlDragGesture().tracking { drag in
          updateTouch(drag)
        } ended: { drag in
          endTouch(drag)
        } cancelled: {
          reset()
        }
      )
      .shortcutTarget { isOn.toggle() }
      .keyboardTarget(
        FocusTarget(
          radius: SwitchMetrics(version).size.height / 2, press: { isOn.toggle() },
          control: { ControlDescription(.toggle, isOn: isOn) }))
  }

  private func updateTouch(_ drag: DragGesture.Value) {
    isPressed = true
    let distance = drag.translation.width * direction.sign
    guard dragFraction != nil || abs(distance) >= SwitchMetrics.dragThreshold else { return }
    let start: CGFloat = isOn ? 1 : 0
    dragFraction = min(max(start + distance / SwitchMetrics(version).travel, 0), 1)
  }

  private func endTouch(_ drag: DragGesture.Value) {
    if let dragFraction {
      let velocity = drag.velocity.width * direction.sign
      let newValue = abs(velocity) > SwitchMetrics.flickVelocity ? velocity > 0 : dragFraction > 0.5
      if isOn != newValue { isOn = newValue }
    } else {
      isOn.toggle()
    }
    reset()
  }

  private func reset() {
    isPressed = false
    dragFraction = nil
  }
}
