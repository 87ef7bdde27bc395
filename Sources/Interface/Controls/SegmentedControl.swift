// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// Values side by side on a field, with a lozenge that springs to the chosen one.
///
/// A press on a value chooses it when it is let go. A hand that takes hold of the lozenge draws it along, and the
/// lozenge yields a little while it is held.
struct SegmentedControl: View {
  let choice: PickerChoice
  @State private var extent = SliderExtent()
  /// The value under the hand; nil while no hand is down.
  @State private var touched: Int?
  @State private var holdsLozenge = false
  @Environment(\.isEnabled) private var isEnabled

  private var count: Int { max(choice.views.count, 1) }

  var body: some View {
    let look = AnimatablePair<CGFloat, CGFloat>(
      CGFloat(choice.index ?? 0), holdsLozenge ? 1 : 0)
    HStack(spacing: 0) {
      ForEach(choice.views.indices, id: \.self) { index in
        choice.views[index]
          .font(.system(size: 13, weight: index == choice.index ? .semibold : .medium))
          .lineLimit(1)
          .padding(.horizontal, 6)
          .frame(maxWidth: .infinity)
          .opacity(opacity(of: index))
          .animation(.easeOut(duration: 0.2), value: touched)
      }
    }
    .frame(height: 32)
    .background {
      SegmentFace(
        count: count, hasChoice: choice.index != nil, look: look, extent: extent
      )
      .animation(.snappy(duration: 0.3), value: look)
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { follow($0) }
        .onEnded { _ in
          if let touched, !holdsLozenge { choice.choose(touched) }
          letGo()
        }
        .onCancelled { letGo() }
    )
    .keyboardTarget(
      FocusTarget(
        radius: 9,
        move: { direction in
          switch direction {
          case .left, .up: choice.move(by: -1)
          case .right, .down: choice.move(by: 1)
          }
        }))
  }

  private func opacity(of index: Int) -> Double {
    guard isEnabled else { return 0.4 }
    return touched == index && !holdsLozenge && index != choice.index ? 0.4 : 1
  }

  private func follow(_ drag: DragGesture.Value) {
    let width = max(extent.width / CGFloat(count), 1)
    let index = min(max(Int((drag.location.x / width).rounded(.down)), 0), count - 1)
    if touched == nil { holdsLozenge = index == choice.index }
    if touched != index { touched = index }
    if holdsLozenge { choice.choose(index) }
  }

  private func letGo() {
    touched = nil
    holdsLozenge = false
  }
}

private struct SegmentFace: LeafView {
  let count: Int
  let hasChoice: Bool
  /// Which value the lozenge is at, and how far it is pressed.
  let look: AnimatablePair<CGFloat, CGFloat>
  let extent: SliderExtent

  func makeElement(_ node: Node) -> SegmentElement { SegmentElement(look, node) }

  func update(_ element: SegmentElement, _ pass: UpdatePass) {
    element.colors = ControlColors(EnvironmentValues(element.node.environment))
    element.face = self
    element.set(look, pass)
  }
}

private final class SegmentElement: ControlElement<AnimatablePair<CGFloat, CGFloat>> {
  var face: SegmentFace?

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    face?.extent.width = size.width
  }

  override func draw(_ painter: inout Painter) {
    guard let face else { return }
    let size = presentedSize
    let field = RoundedRect(
      CGRect(origin: .zero, size: size), radius: 9, corners: .continuous)
    painter.fill(field, .color(colors.tertiaryFill))
    let width = size.width / CGFloat(face.count)
    drawLines(width, size, &painter)
    guard face.hasChoice else { return }
    let inset = 2 + value.second
    let rect = CGRect(x: value.first * width, y: 0, width: width, height: size.height)
      .insetBy(dx: inset, dy: inset)
    let lozenge = RoundedRect(rect, radius: 7, corners: .continuous)
    let shadow = LayerEffect.shadow(
      ResolvedColor.black.faded(to: 0.12), radius: 4, x: 0, y: 3)
    painter.layer(shadow) { $0.fill(lozenge, .color(colors.raised)) }
  }

  /// Between values, away from the lozenge.
  private func drawLines(_ width: CGFloat, _ size: CGSize, _ painter: inout Painter) {
    guard let face else { return }
    for index in 1..<max(face.count, 1) {
      let distance = min(
        abs(CGFloat(index) - value.first), abs(CGFloat(index) - value.first - 1))
      let strength = Float(min(max(distance, 0), 1))
      guard strength > 0 else { continue }
      let line = CGRect(
        x: CGFloat(index) * width - 0.5, y: size.height / 4, width: 1, height: size.height / 2)
      painter.fill(RoundedRect(line), .color(colors.separator.faded(to: strength)))
    }
  }
}
