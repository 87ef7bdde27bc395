// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Arranges header, text fields and buttons of a dialog in cards; the buttons are ordered by their
/// roles.
struct DialogLayout<Content: View>: ContainerView {
  let style: DialogStyle
  let content: Content

  init(style: DialogStyle, @ViewBuilder content: () -> Content) {
    self.style = style
    self.content = content()
  }

  func makeElement(_ node: Node) -> DialogElement { DialogElement(node) }

  func update(_ element: DialogElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.colors = DialogColors(values, style)
    guard element.style != style else { return }
    element.style = style
    element.setNeedsLayout()
  }
}

/// Lays out and draws the cards of a dialog.
final class DialogElement: ContainerElement {
  var style = DialogStyle.alert
  var colors = DialogColors()
  private var cards: [Card] = [] {
    didSet { cardItems = Set(cards.lazy.flatMap(\.items).map { ObjectIdentifier($0) }) }
  }
  /// The items of all cards.
  private var cardItems: Set<ObjectIdentifier> = []

  /// A rounded rectangle with items, and separator lines over them.
  private struct Card {
    let rect: CGRect
    let items: [Element]
    let lines: [CGRect]
  }

  /// Between the cards, in points.
  private static let gap: CGFloat = 8

  /// The children in layout by their kind, each from top to bottom.
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
    style == .alert ? 270 : min(max(0, proposal.width ?? 374), 398)
  }

  /// Returns whether two buttons of an alert are side by side: if both fit.
  private func isPair(_ buttons: [Element], _ width: CGFloat) -> Bool {
    style == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.size(.unspecified).width <= width / 2 }
  }

  /// The cards of a dialog of a width, which are built from top to bottom.
  @MainActor
  private struct Plan {
    let width: CGFloat
    /// The thickness of separator lines: a pixel, in points.
    let line: CGFloat
    /// The frames of all items.
    private(set) var frames: [(Element, CGRect)] = []
    private(set) var cards: [Card] = []
    /// The position of the next item.
    private(set) var y: CGFloat = 0
    /// The top of the current card, and its parts.
    private var top: CGFloat = 0
    private var items: [Element] = []
    private var lines: [CGRect] = []

    init(width: CGFloat, line: CGFloat) {
      (self.width, self.line) = (width, line)
    }

    /// Adds an item with insets at the left and right.
    mutating func add(_ item: Element, inset: CGFloat = 0) {
      let width = width - 2 * inset
      let height = item.height(inWidth: width)
      frames.append((item, CGRect(x: inset, y: y, width: width, height: height)))
      items.append(item)
      y += height
    }

    /// Adds an item below a separator line, which it does not have at the top of a card.
    mutating func addBelowLine(_ item: Element) {
      separate()
      add(item)
    }

    /// Adds two items side by side, below a separator line and with one between them.
    mutating func addPair(_ pair: [Element]) {
      separate()
      let height = pair.reduce(0) { max($0, $1.height(inWidth: width / 2)) }
      for (index, item) in pair.enumerated() {
        let x = CGFloat(index) * width / 2
        frames.append((item, CGRect(x: x, y: y, width: width / 2, height: height)))
      }
      items += pair
      lines.append(CGRect(x: width / 2 - line / 2, y: y, width: line, height: height))
      y += height
    }

    mutating func addSpace(_ height: CGFloat) { y += height }

    /// Ends the current card, and begins the next one a distance below it.
    mutating func endCard(gap: CGFloat = 0) {
      if y > top {
        let rect = CGRect(x: 0, y: top, width: width, height: y - top)
        cards.append(Card(rect: rect, items: items, lines: lines))
        (items, lines) = ([], [])
      }
      if y > 0 { y += gap }
      top = y
    }

    private mutating func separate() {
      if y > top { lines.append(CGRect(x: 0, y: y - line, width: width, height: line)) }
    }
  }

  /// Returns the frames of all items, the cards, and the total height, for a width.
  private func plan(_ width: CGFloat) -> Plan {
    var plan = Plan(width: width, line: 1 / host.scale)
    let parts = parts
    for header in parts.headers { plan.add(header) }
    if style == .alert {
      addAlert(parts, to: &plan)
    } else {
      for button in parts.buttons { plan.addBelowLine(button) }
      for button in parts.cancels {
        plan.endCard(gap: Self.gap)
        plan.add(button)
      }
      plan.endCard()
    }
    return plan
  }

  /// Adds the text fields and the buttons of an alert.
  private func addAlert(_ parts: Parts, to plan: inout Plan) {
    for field in parts.fields {
      plan.add(field, inset: 16)
      plan.addSpace(6)
    }
    if !parts.fields.isEmpty { plan.addSpace(14) }
    let pair = parts.cancels + parts.buttons
    if isPair(pair, plan.width) {
      plan.addPair(pair)
    } else {
      for button in parts.buttons + parts.cancels { plan.addBelowLine(button) }
    }
    plan.endCard()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = width(proposal)
    return CGSize(width: width, height: plan(width).y)
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    let plan = plan(size.width)
    for (item, rect) in plan.frames {
      item.place(rect, proposed: ProposedViewSize(width: rect.width, height: nil), pass)
    }
    cards = plan.cards
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    for (index, card) in cards.enumerated() {
      let shape = RoundedRect(
        pixelAligned(card.rect), radius: style.radius, corners: .continuous)
      builder.fill(shape, .color(style == .sheet && index > 0 ? colors.strongCard : colors.card))
      builder.layer(.clip(shape)) { builder in
        for item in card.items { item.render(&builder) }
        for line in card.lines {
          builder.fill(RoundedRect(pixelAligned(line)), .color(colors.line))
        }
      }
    }
    for item in children where !cardItems.contains(ObjectIdentifier(item)) {
      item.render(&builder)
    }
  }

  /// Consumes touches on the cards; those beside the cards pass through.
  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if super.hitTest(point, &path) { return true }
    return cards.contains { $0.rect.encloses(point) }
  }
}

extension Element {
  /// Returns the height that the element takes in a width, in points.
  fileprivate final func height(inWidth width: CGFloat) -> CGFloat {
    size(ProposedViewSize(width: width, height: nil)).height
  }
}
