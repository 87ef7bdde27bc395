// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// The track and the thumb of a slider, and their gesture.
struct SliderTrack: View {
  let model: SliderModel
  /// The label, which is not shown.
  let label: String?
  @State private var geometry = TrackGeometry()
  /// The distance from the thumb's center to the touch that drags it; nil without a touch.
  @State private var touchOffset: CGFloat?
  /// Whether the thumb is moving to a touch that began next to it.
  @State private var isThumbJumping = false

  var body: some View {
    SliderLeaf(fraction: model.fraction, geometry: geometry)
      // A dragged thumb tracks the touch without animation, unless it jumps there. Other changes of
      // the value have the animation of their transaction.
      .transaction(value: model.fraction) { transaction in
        guard touchOffset != nil, !transaction.disablesAnimations else { return }
        transaction.animation = isThumbJumping ? .snappy(duration: 0.3) : nil
        if isThumbJumping { transaction.tracksVelocity = false }
      }
      .gesture(
        ControlDragGesture().tracking { drag in
          withTransaction(\.isContinuous, true) { updateTouch(drag) }
        } ended: { _ in
          endTouch()
        } cancelled: {
          endTouch()
        }
      )
      .keyboardTarget(
        FocusTarget(
          radius: 8, outset: 2, move: { move($0) },
          control: { model.description(label: label) }))
  }

  private func updateTouch(_ drag: DragGesture.Value) {
    let offset: CGFloat
    if let touchOffset {
      offset = touchOffset
      isThumbJumping = false
    } else {
      let distance =
        geometry.position(drag.startLocation.x) - geometry.thumbPosition(at: model.fraction)
      isThumbJumping = abs(distance) > SliderMetrics.touchRadius
      // A touch next to the thumb drags it by its center.
      offset = isThumbJumping ? 0 : distance
      touchOffset = offset
      model.editingChanged(true)
    }
    model.setFraction(geometry.fraction(at: geometry.position(drag.location.x) - offset))
  }

  private func endTouch() {
    touchOffset = nil
    isThumbJumping = false
    model.editingChanged(false)
  }

  private func move(_ direction: FocusTarget.Direction) -> Bool {
    model.editingChanged(true)
    let forward: FocusTarget.Direction = geometry.isMirrored ? .left : .right
    model.move(by: direction == forward || direction == .up ? 1 : -1)
    model.editingChanged(false)
    return true
  }
}
