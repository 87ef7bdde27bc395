// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// The switch of a toggle.
///
/// It turns over at a tap, and goes along with a hand that drags the knob: the hand moves it past the middle or
/// flicks it, and where the hand lets go decides.
struct Switch: View {
  @Binding var isOn: Bool
  @State private var isPressed = false
  /// Where the knob is between off, 0, and on, 1, while a hand drags it.
  @State private var dragged: CGFloat?

  var body: some View {
    let look = AnimatablePair<CGFloat, CGFloat>(dragged ?? (isOn ? 1 : 0), isPressed ? 1 : 0)
    SwitchFace(look: look)
      .animation(
        dragged == nil ? .spring(response: 0.35, dampingFraction: 0.75) : nil, value: look
      )
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { follow($0) }
          .onEnded { finish($0) }
          .onCancelled { letGo() }
      )
      .shortcutTarget { isOn.toggle() }
      .keyboardTarget(
        FocusTarget(radius: SwitchMetrics.size.height / 2, press: { isOn.toggle() }))
  }

  private func follow(_ drag: DragGesture.Value) {
    isPressed = true
    let distance = drag.translation.width
    guard dragged != nil || abs(distance) >= SwitchMetrics.slop else { return }
    let start: CGFloat = isOn ? 1 : 0
    dragged = min(max(start + distance / SwitchMetrics.travel, 0), 1)
  }

  private func finish(_ drag: DragGesture.Value) {
    if let dragged {
      let velocity = drag.velocity.width
      let turned = abs(velocity) > SwitchMetrics.flick ? velocity > 0 : dragged > 0.5
      if isOn != turned { isOn = turned }
    } else {
      isOn.toggle()
    }
    letGo()
  }

  private func letGo() {
    isPressed = false
    dragged = nil
  }
}

/// What iOS's switch measures, in points; flicks in points per second.
enum SwitchMetrics {
  static let size = CGSize(width: 51, height: 31)
  static let margin: CGFloat = 2
  /// How much wider the knob is under the hand.
  static let stretch: CGFloat = 7
  /// From where the knob is when off to where it is when on.
  static let travel: CGFloat = 20
  /// How far a hand moves before it drags the knob.
  static let slop: CGFloat = 3
  static let flick: CGFloat = 200
}

private struct SwitchFace: LeafView {
  /// Where the knob is, from off to on, and how far it is pressed.
  let look: AnimatablePair<CGFloat, CGFloat>

  func makeElement(_ node: Node) -> SwitchElement { SwitchElement(look, node) }

  func update(_ element: SwitchElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = ControlColors(values, tint: .green)
    element.scale = values.controlSize.switchScale
    element.set(look, pass)
  }
}

private final class SwitchElement: ControlElement<AnimatablePair<CGFloat, CGFloat>> {
  var scale: CGFloat = 1 {
    didSet { if scale != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: SwitchMetrics.size.width * scale, height: SwitchMetrics.size.height * scale)
  }

  override func draw(_ painter: inout Painter) {
    let (position, press) = (value.first, value.second)
    let size = SwitchMetrics.size
    let track = RoundedRect(CGRect(origin: .zero, size: size), radius: size.height / 2)
    let color = colors.secondaryFill.mixed(with: colors.tint, by: position)
    let side = size.height - 2 * SwitchMetrics.margin
    let stretch = SwitchMetrics.stretch * press
    // The knob stretches away from the end it is at.
    let x =
      SwitchMetrics.margin + position * SwitchMetrics.travel - stretch * min(max(position, 0), 1)
    let knob = CGRect(x: x, y: SwitchMetrics.margin, width: side + stretch, height: side)
    let outer = painter.transform
    painter.apply(CGAffineTransform(scaleX: scale, y: scale))
    painter.faded(unless: colors.isEnabled) { painter in
      painter.fill(track, .color(color))
      painter.knob(RoundedRect(knob, radius: side / 2))
    }
    painter.transform = outer
  }
}

extension ControlSize {
  /// How big a switch is beside the regular one.
  fileprivate var switchScale: CGFloat {
    switch self {
    case .mini: 0.6
    case .small: 0.8
    case .regular, .large, .extraLarge: 1
    }
  }
}

extension Painter {
  /// Draws at half the strength what cannot be used.
  mutating func faded(unless isEnabled: Bool, _ content: (inout Painter) -> Void) {
    if isEnabled { content(&self) } else { layer(.opacity(0.5), content) }
  }
}
