// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// The two buttons of a stepper.
struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void
  /// The pressed button: -1 is decrement, 1 is increment, 0 is none.
  @State private var pressedSide = 0
  @Environment(\.systemVersion) private var version

  var body: some View {
    StepperLeaf(
      canIncrease: increment != nil, canDecrease: decrement != nil, pressedSide: pressedSide
    )
    .gesture(
      StepGesture(
        step: { step($0) },
        pressing: { side in
          if (side != 0) != (pressedSide != 0) { editingChanged(side != 0) }
          pressedSide = side
        })
    )
    .keyboardTarget(
      FocusTarget(
        radius: StepperMetrics(version).radius, move: { move($0) },
        control: {
          ControlDescription(.stepper, adjust: { _ = move($0 > 0 ? .up : .down) })
        }))
  }

  private func step(_ direction: Int) {
    if direction > 0 { increment?() } else { decrement?() }
  }

  private func move(_ direction: FocusTarget.Direction) -> Bool {
    editingChanged(true)
    step(direction == .up || direction == .right ? 1 : -1)
    editingChanged(false)
    return true
  }
}
