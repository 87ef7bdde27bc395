// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// What an element of a dialogue is; without any of these it is a field.
enum DialogPart {
  case header
  case button(ButtonRole?)

  var traits: Traits { Traits(values: [ObjectIdentifier(DialogPart.self): self]) }
}

/// The cards of a dialogue: what it says, fields, and buttons, which are ordered by their roles.
struct DialogPile<Content: View>: ContainerView {
  let look: DialogLook
  let content: Content

  init(look: DialogLook, @ViewBuilder content: () -> Content) {
    self.look = look
    self.content = content()
  }

  func makeElement(_ node: Node) -> DialogElement { DialogElement(node) }

  func update(_ element: DialogElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = DialogColors(values, look)
    guard element.look != look else { return }
    element.look = look
    element.setNeedsLayout()
  }
}

struct DialogColors {
  var card = ResolvedColor.white
  var strongCard = ResolvedColor.white
  var line = ResolvedColor.clear

  init() {}

  @MainActor
  init(_ values: EnvironmentValues, _ look: DialogLook) {
    let isDark = values.colorScheme == .dark
    func gray(_ white: Float, _ opacity: Float) -> ResolvedColor {
      ResolvedColor(red: white, green: white, blue: white, opacity: opacity)
    }
    card = isDark ? gray(0.145, 0.97) : gray(0.96, 0.97)
    strongCard = isDark ? gray(0.17, 1) : .white
    line = ControlColors(values).separator
  }
}

final class DialogElement: ContainerElement {
  var look = DialogLook.alert
  var colors = DialogColors()
  private var cards: [(rect: CGRect, items: [Element], lines: [CGRect])] = []

  private static let gap: CGFloat = 8

  /// What it is made of, as far as it takes part in layout, each kind from top to bottom.
  private struct Parts {
    var headers: [Element] = []
    var fields: [Element] = []
    var buttons: [Element] = []
    var cancels: [Element] = []
  }

  private var parts: Parts {
    var parts = Parts()
    for item in layoutItems {
      switch item.layoutValue(ObjectIdentifier(DialogPart.self)) as? DialogPart {
      case .header: parts.headers.append(item)
      case .button(.cancel): parts.cancels.append(item)
      case .button: parts.buttons.append(item)
      case nil: parts.fields.append(item)
      }
    }
    return parts
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    look == .alert ? 270 : min(max(0, proposal.width ?? 374), 398)
  }

  private func height(_ item: Element, _ width: CGFloat) -> CGFloat {
    item.size(ProposedViewSize(width: width, height: nil)).height
  }

  /// Whether two buttons stand side by side: where both fit.
  private func isPair(_ buttons: [Element], _ width: CGFloat) -> Bool {
    look == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.size(.unspecified).width <= width / 2 }
  }

  /// Where everything lies in a width, and how high that is.
  private func plan(_ width: CGFloat) -> (
    places: [(Element, CGRect)], cards: [(CGRect, [Element], [CGRect])], height: CGFloat
  ) {
    let parts = parts
    let pixel = 1 / host.scale
    var places: [(Element, CGRect)] = []
    var cards: [(CGRect, [Element], [CGRect])] = []
    var items: [Element] = []
    var lines: [CGRect] = []
    var (top, y): (CGFloat, CGFloat) = (0, 0)
    func add(_ item: Element, inset: CGFloat = 0) {
      let height = height(item, width - 2 * inset)
      places.append((item, CGRect(x: inset, y: y, width: width - 2 * inset, height: height)))
      items.append(item)
      y += height
    }
    func line() {
      if y > top { lines.append(CGRect(x: 0, y: y - pixel, width: width, height: pixel)) }
    }
    func close() {
      guard y > top else { return }
      cards.append((CGRect(x: 0, y: top, width: width, height: y - top), items, lines))
      (items, lines) = ([], [])
    }
    for header in parts.headers { add(header) }
    if look == .alert {
      for field in parts.fields {
        add(field, inset: 16)
        y += 6
      }
      if !parts.fields.isEmpty { y += 14 }
      let pair = parts.cancels + parts.buttons
      if isPair(pair, width) {
        line()
        let height = max(height(pair[0], width / 2), height(pair[1], width / 2))
        for (index, item) in pair.enumerated() {
          let x = CGFloat(index) * width / 2
          places.append((item, CGRect(x: x, y: y, width: width / 2, height: height)))
        }
        items += pair
        lines.append(CGRect(x: width / 2 - pixel / 2, y: y, width: pixel, height: height))
        y += height
      } else {
        for button in parts.buttons + parts.cancels {
          line()
          add(button)
        }
      }
      close()
    } else {
      for button in parts.buttons {
        line()
        add(button)
      }
      close()
      for button in parts.cancels {
        if y > 0 { y += Self.gap }
        top = y
        add(button)
        close()
      }
    }
    return (places, cards, y)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = width(proposal)
    return CGSize(width: width, height: plan(width).height)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let plan = plan(size.width)
    for (item, rect) in plan.places {
      item.place(rect, proposed: ProposedViewSize(width: rect.width, height: nil), pass)
    }
    cards = plan.cards
  }

  override func draw(_ painter: inout Painter) {
    var rest = children
    for (index, card) in cards.enumerated() {
      let shape = RoundedRect(card.rect, radius: look.radius, corners: .continuous)
      painter.fill(shape, .color(look == .sheet && index > 0 ? colors.strongCard : colors.card))
      painter.layer(.clip(shape)) { painter in
        for item in card.items { item.render(&painter) }
        for line in card.lines { painter.fill(RoundedRect(line), .color(colors.line)) }
      }
      rest.removeAll { item in card.items.contains { $0 === item } }
    }
    for item in rest { item.render(&painter) }
  }

  /// A press beside the cards is none on them.
  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if super.hitTest(point, &path) { return true }
    return cards.contains { $0.rect.contains(point) }
  }
}
