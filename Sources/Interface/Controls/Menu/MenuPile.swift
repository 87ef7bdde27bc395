// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The rows of a menu, or of a section of one: hairlines between them, bands around sections.
struct MenuPile<Content: View>: ContainerView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func makeElement(_ node: Node) -> MenuPileElement { MenuPileElement(node) }

  func update(_ element: MenuPileElement, _ pass: UpdatePass) {
    element.configure(EnvironmentValues(element.node.environment))
  }
}

final class MenuPileElement: ContainerElement {
  private var line = ResolvedColor.clear
  private var band = ResolvedColor.clear
  private var lines: [CGRect] = []
  private var bands: [CGRect] = []

  private static let bandHeight: CGFloat = 8

  func configure(_ values: EnvironmentValues) {
    line = ControlColors(values).separator
    band = ResolvedColor.black.faded(to: values.colorScheme == .dark ? 0.16 : 0.08)
  }

  private struct Plan {
    var places: [(Element, CGRect)] = []
    var lines: [CGRect] = []
    var bands: [CGRect] = []
    var height: CGFloat = 0
  }

  private func plan(_ width: CGFloat) -> Plan {
    var plan = Plan()
    var y: CGFloat = 0
    var wantsBand = false
    let pixel = 1 / host.scale
    for item in layoutItems {
      if item.trunk is DividerElement {
        plan.places.append((item, CGRect(x: 0, y: y, width: width, height: 0)))
        wantsBand = true
        continue
      }
      let isSection = item.trunk is MenuPileElement
      let height = item.size(ProposedViewSize(width: width, height: nil)).height
      if y > 0, height > 0 {
        if wantsBand || isSection {
          plan.bands.append(CGRect(x: 0, y: y, width: width, height: Self.bandHeight))
          y += Self.bandHeight
        } else {
          plan.lines.append(CGRect(x: 0, y: y - pixel, width: width, height: pixel))
        }
      }
      plan.places.append((item, CGRect(x: 0, y: y, width: width, height: height)))
      y += height
      if height > 0 { wantsBand = isSection }
    }
    plan.height = y
    return plan
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 250
    return CGSize(width: width, height: plan(width).height)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let plan = plan(size.width)
    for (item, rect) in plan.places {
      item.place(rect, proposed: ProposedViewSize(width: rect.width, height: nil), pass)
    }
    (lines, bands) = (plan.lines, plan.bands)
  }

  override func draw(_ painter: inout Painter) {
    for rect in bands { painter.fill(RoundedRect(rect), .color(band)) }
    for item in children where !(item.trunk is DividerElement) { item.render(&painter) }
    for rect in lines { painter.fill(RoundedRect(rect), .color(line)) }
  }
}
