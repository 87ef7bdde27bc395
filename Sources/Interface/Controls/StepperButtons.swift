// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// The two buttons of a stepper.
struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let editingChanged: (Bool) -> Void
  /// Which button the hand is on: -1 is less, 1 is more, 0 is none.
  @State private var pressed = 0

  var body: some View {
    StepperFace(canIncrease: increment != nil, canDecrease: decrement != nil, pressed: pressed)
      .gesture(
        StepGesture(
          step: { step($0) },
          pressing: { side in
            if (side != 0) != (pressed != 0) { editingChanged(side != 0) }
            pressed = side
          })
      )
      .keyboardTarget(FocusTarget(radius: StepperMetrics.radius, move: { move($0) }))
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

/// What iOS's stepper measures, in points.
enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  static let radius: CGFloat = 8
}

private struct StepperFace: LeafView {
  let canIncrease: Bool
  let canDecrease: Bool
  let pressed: Int

  func makeElement(_ node: Node) -> StepperElement { StepperElement(node) }

  func update(_ element: StepperElement, _ pass: UpdatePass) {
    element.colors = ControlColors(EnvironmentValues(element.node.environment))
    element.face = self
  }
}

private final class StepperElement: Element {
  var colors = ControlColors()
  var face = StepperFace(canIncrease: false, canDecrease: false, pressed: 0)

  override func measure(_ proposal: ProposedViewSize) -> CGSize { StepperMetrics.size }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    CGRect(origin: .zero, size: presentedSize).contains(point)
  }

  override func draw(_ painter: inout Painter) {
    let (size, radius) = (StepperMetrics.size, StepperMetrics.radius)
    let bounds = RoundedRect(
      CGRect(origin: .zero, size: size), radius: radius, corners: .continuous)
    painter.faded(unless: colors.isEnabled) { painter in
      painter.fill(bounds, .color(colors.tertiaryFill))
      if face.pressed != 0 {
        let half = CGRect(
          x: face.pressed < 0 ? 0 : size.width / 2, y: 0, width: size.width / 2,
          height: size.height)
        painter.layer(.clip(bounds)) { $0.fill(RoundedRect(half), .color(colors.secondaryFill)) }
      }
      bar(size.width / 2, size.height / 2, 1, 18, colors.separator, &painter)
      let (left, right) = (size.width / 4, size.width * 3 / 4)
      let less = colors.label.faded(to: face.canDecrease ? 1 : 0.3)
      let more = colors.label.faded(to: face.canIncrease ? 1 : 0.3)
      bar(left, size.height / 2, 15, 2, less, &painter)
      plus(right, size.height / 2, more, &painter)
    }
  }

  private func plus(_ x: CGFloat, _ y: CGFloat, _ color: ResolvedColor, _ painter: inout Painter) {
    // Two bars that cross would be darker there where the colour is faint.
    bar(x, y, 16, 2, color, &painter)
    bar(x, y - 4.5, 2, 7, color, &painter)
    bar(x, y + 4.5, 2, 7, color, &painter)
  }

  private func bar(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ color: ResolvedColor, _ painter: inout Painter
  ) {
    let rect = CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    painter.fill(RoundedRect(rect), .color(color))
  }
}
