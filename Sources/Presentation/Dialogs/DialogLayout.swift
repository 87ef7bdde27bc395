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

  private func height(_ item: Element, _ width: CGFloat) -> CGFloat {
    item.size(ProposedViewSize(width: width, height: nil)).height
  }

  /// Returns whether two buttons of an alert are side by side: if both fit.
  private func isPair(_ buttons: [Element], _ width: CGFloat) -> Bool {
    style == .alert && buttons.count == 2
      && buttons.allSatisfy { $0.size(.unspecified).width <= width / 2 }
  }

  /// Returns the frames of all items, the cards, and the total height, for a width.
  private func plan(_ width: CGFloat) -> (
    frames: [(Element, CGRect)], cards: [Card], height: CGFloat
  ) {
    let parts = parts
    let pixel = 1 / host.scale
    var frames: [(Element, CGRect)] = []
    var cards: [Card] = []
    var items: [Element] = []
    var lines: [CGRect] = []
    var (top, y): (CGFloat, CGFloat) = (0, 0)
    /// Adds an item at the current position.
    func add(_ item: Element, inset: CGFloat = 0) {
      let height = height(item, width - 2 * inset)
      frames.append((item, CGRect(x: inset, y: y, width: width - 2 * inset, height: height)))
      items.append(item)
      y += height
    }
    /// Adds a line at the current position, except at the top of the card.
    func line() {
      if y > top { lines.append(CGRect(x: 0, y: y - pixel, width: width, height: pixel)) }
    }
    /// Ends the current card.
    func close() {
      guard y > top else { return }
      let rect = CGRect(x: 0, y: top, width: width, height: y - top)
      cards.append(Card(rect: rect, items: items, lines: lines))
      (items, lines) = ([], [])
    }
    for header in parts.headers { add(header) }
    if style == .alert {
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
          frames.append((item, CGRect(x: x, y: y, width: width / 2, height: height)))
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
    return (frames, cards, y)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = width(proposal)
    return CGSize(width: width, height: plan(width).height)
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
