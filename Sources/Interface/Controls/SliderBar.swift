// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A slider's track with its knob.
struct SliderBar: View {
  let model: SliderModel
  @State private var extent = SliderExtent()
  /// From the knob's middle to the hand that holds it; nil while none does.
  @State private var grip: CGFloat?
  /// Whether the knob is on its way under a hand that came down beside it.
  @State private var isComing = false

  var body: some View {
    SliderFace(fraction: model.fraction, extent: extent)
      // A hand that holds the knob has it at once; everything else brings it there.
      .animation(grip == nil || isComing ? .snappy(duration: 0.3) : nil, value: model.fraction)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { follow($0) }
          .onEnded { _ in letGo() }
          .onCancelled { letGo() }
      )
      .keyboardTarget(FocusTarget(radius: 8, outset: 2, move: { move($0) }))
  }

  private func follow(_ drag: DragGesture.Value) {
    let held: CGFloat
    if let grip {
      held = grip
      isComing = false
    } else {
      let distance = drag.startLocation.x - extent.knob(at: model.fraction)
      isComing = abs(distance) > SliderMetrics.reach
      // A hand beside the knob has it by its middle.
      held = isComing ? 0 : distance
      grip = held
      model.editingChanged(true)
    }
    model.choose(extent.fraction(at: drag.location.x - held))
  }

  private func letGo() {
    grip = nil
    isComing = false
    model.editingChanged(false)
  }

  private func move(_ direction: FocusTarget.Direction) -> Bool {
    model.editingChanged(true)
    model.move(by: direction == .right || direction == .up ? 1 : -1)
    model.editingChanged(false)
    return true
  }
}

/// What iOS's slider measures, in points.
enum SliderMetrics {
  static let knob: CGFloat = 28
  static let track: CGFloat = 4
  /// From the knob's middle, how far a hand takes hold of it.
  static let reach: CGFloat = 20
}

/// How long a slider's track is: known to what draws it, and asked by the hand.
@MainActor
final class SliderExtent {
  var width: CGFloat = 0

  /// Where the knob's middle is, in points.
  func knob(at fraction: CGFloat) -> CGFloat {
    SliderMetrics.knob / 2 + fraction * room
  }

  /// The part of the range whose knob has its middle at a place.
  func fraction(at x: CGFloat) -> CGFloat {
    room > 0 ? min(max((x - SliderMetrics.knob / 2) / room, 0), 1) : 0
  }

  private var room: CGFloat { max(0, width - SliderMetrics.knob) }
}

private struct SliderFace: LeafView {
  let fraction: CGFloat
  let extent: SliderExtent

  func makeElement(_ node: Node) -> SliderElement { SliderElement(fraction, node) }

  func update(_ element: SliderElement, _ pass: UpdatePass) {
    element.colors = ControlColors(EnvironmentValues(element.node.environment))
    element.extent = extent
    element.set(fraction, pass)
  }
}

private final class SliderElement: ControlElement<CGFloat> {
  var extent: SliderExtent?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 150
    return CGSize(
      width: width.isFinite ? max(width, SliderMetrics.knob) : width, height: SliderMetrics.knob + 3
    )
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    extent?.width = size.width
  }

  override func draw(_ painter: inout Painter) {
    let size = presentedSize
    let (side, thickness) = (SliderMetrics.knob, SliderMetrics.track)
    let own = SliderExtent()
    own.width = size.width
    let x = own.knob(at: value)
    let y = ((size.height - thickness) / 2).rounded(.down)
    func bar(_ start: CGFloat, _ end: CGFloat) -> RoundedRect {
      RoundedRect(
        CGRect(x: start, y: y, width: max(0, end - start), height: thickness),
        radius: thickness / 2)
    }
    painter.faded(unless: colors.isEnabled) { painter in
      painter.fill(bar(0, size.width), .color(colors.fill))
      painter.fill(bar(0, x), .color(colors.tint))
      let knob = CGRect(x: x - side / 2, y: y + thickness / 2 - side / 2, width: side, height: side)
      painter.knob(RoundedRect(knob, radius: side / 2))
    }
  }
}
