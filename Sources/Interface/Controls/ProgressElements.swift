// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A bar that is filled as far as something has come; empty where nobody knows.
struct ProgressBar: LeafView {
  let fraction: Double?

  func makeElement(_ node: Node) -> ProgressBarElement {
    ProgressBarElement(CGFloat(fraction ?? 0), node)
  }

  func update(_ element: ProgressBarElement, _ pass: UpdatePass) {
    element.colors = ControlColors(EnvironmentValues(element.node.environment))
    element.set(CGFloat(fraction ?? 0), pass)
  }
}

final class ProgressBarElement: ControlElement<CGFloat> {
  private static let thickness: CGFloat = 4

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 150, height: Self.thickness)
  }

  override func draw(_ painter: inout Painter) {
    let size = presentedSize
    let radius = size.height / 2
    painter.fill(
      RoundedRect(CGRect(origin: .zero, size: size), radius: radius), .color(colors.fill))
    let part = min(max(value, 0), 1)
    guard part > 0 else { return }
    let filled = CGRect(x: 0, y: 0, width: max(size.height, size.width * part), height: size.height)
    painter.fill(RoundedRect(filled, radius: radius), .color(colors.tint))
  }
}

/// A wheel of eight spokes that goes round once a second, a spoke at a time, as iOS's does, which goes on
/// where less motion is asked for.
struct Spinner: LeafView {
  func makeElement(_ node: Node) -> SpinnerElement { SpinnerElement(node) }

  func update(_ element: SpinnerElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.color = (values.tint ?? Color.gray).resolve(values)
    let side: CGFloat =
      switch values.controlSize {
      case .mini, .small: 16
      case .regular: 20
      case .large, .extraLarge: 37
      }
    if element.side != side {
      element.side = side
      element.setNeedsLayout()
    }
    element.node.host.noteAnimating(element)
  }
}

final class SpinnerElement: Element {
  var color = ResolvedColor.clear
  var side: CGFloat = 20

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: side, height: side)
  }

  override func sampleOwnValues(at time: Double) -> Bool { !isDismantled }

  override func draw(_ painter: inout Painter) {
    let outer = painter.transform
    defer { painter.transform = outer }
    let unit = side / 20
    let time = host.time
    painter.move(by: CGPoint(x: side / 2, y: side / 2))
    let step = (time.truncatingRemainder(dividingBy: 1) * 8).rounded(.down)
    let spoke = RoundedRect(
      CGRect(x: -1.25 * unit, y: -10 * unit, width: 2.5 * unit, height: 5.5 * unit),
      radius: 1.25 * unit)
    for index in 0..<8 {
      // The brightest spoke is the one it has just come to.
      let age = (step - Double(index) + 8).truncatingRemainder(dividingBy: 8)
      let strength = 0.2 + 0.8 * pow(1 - age / 8, 1.5)
      painter.fill(spoke, .color(color.faded(to: Float(strength))))
      painter.apply(CGAffineTransform(rotationAngle: .pi / 4))
    }
  }
}
