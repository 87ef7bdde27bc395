// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// What a row's buttons measure, and what the one at the edge is for.
@MainActor
final class SwipeExtent {
  /// Of all of them, where they are not stretched, in points.
  fileprivate(set) var width: CGFloat = 0
  /// Of the row.
  fileprivate(set) var cell: CGFloat = 0
  fileprivate(set) var first: SwipeTriggerElement?
}

/// The buttons beside a row: as wide as they are uncovered, the first at the edge.
struct SwipeButtonPile<Content: View>: ContainerView {
  let edge: HorizontalEdge
  let isFull: Bool
  let extent: SwipeExtent
  let content: Content

  func makeElement(_ node: Node) -> SwipeButtonsElement { SwipeButtonsElement(node) }

  func update(_ element: SwipeButtonsElement, _ pass: UpdatePass) {
    element.extent = extent
    guard element.edge != edge || element.isFull != isFull else { return }
    (element.edge, element.isFull) = (edge, isFull)
    element.setNeedsLayout()
  }
}

final class SwipeButtonsElement: ContainerElement {
  fileprivate var extent: SwipeExtent?
  fileprivate var edge = HorizontalEdge.trailing
  fileprivate var isFull = false

  /// iOS's, in points.
  private static let least: CGFloat = 74

  private func width(of item: Element) -> CGFloat {
    max(Self.least, item.size(.unspecified).width)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 44)
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    let items = layoutItems
    let widths = items.map { width(of: $0) }
    let whole = widths.reduce(0, +)
    note(items, whole)
    guard whole > 0 else { return [] }
    let stretch = size.width / whole
    var used: CGFloat = 0
    return zip(items, widths).enumerated().map { index, pair in
      var width = pair.1 * stretch
      if isFull { width = index == 0 ? size.width : 0 }
      let x = edge == .leading ? used : size.width - used - width
      used += width
      // While little is uncovered, they are cut rather than squeezed.
      let inner = ProposedViewSize(width: max(width, pair.1), height: size.height)
      let taken = pair.0.dimensions(in: inner)
      let shift = edge == .leading ? width - taken.size.width : 0
      return Placing(pair.0, CGPoint(x: min(x, x + shift), y: 0), taken)
    }
  }

  private func note(_ items: [Element], _ whole: CGFloat) {
    extent?.width = whole
    extent?.cell = parent?.parent?.size.width ?? extent?.cell ?? 0
    var element = items.first
    while let current = element {
      if let trigger = current as? SwipeTriggerElement {
        extent?.first = trigger
        return
      }
      element = current.onlyChild
    }
  }
}

/// Knows what a button beside a row is for.
private struct _SwipeTriggerModifier: ElementModifier {
  typealias Body = Never
  let role: ButtonRole?
  let action: () -> Void

  func wrap(_ child: Element, _ node: Node) -> SwipeTriggerElement {
    SwipeTriggerElement(child, node)
  }

  func update(_ element: SwipeTriggerElement, _ pass: UpdatePass) {
    (element.role, element.action) = (role, action)
  }
}

final class SwipeTriggerElement: UnaryElement {
  fileprivate(set) var role: ButtonRole?
  fileprivate(set) var action: () -> Void = {}
}

/// Buttons as fields of their tint, as high as the row.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let done: () -> Void

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration, done: done)
  }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let done: () -> Void
  @State private var isPressed = false
  @Environment(\.tint) private var tint

  init(configuration: PrimitiveButtonStyleConfiguration, done: @escaping () -> Void) {
    self.configuration = configuration
    self.done = done
  }

  var body: some View {
    configuration.label
      .font(.system(size: 17))
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
      .opacity(isPressed ? 0.8 : 1)
      .contentShape(Rectangle())
      .gesture(_ButtonGesture(action: run, pressing: { isPressed = $0 }))
      .modifier(
        _SwipeTriggerModifier(role: configuration.role, action: { configuration.trigger() }))
  }

  private var color: Color {
    configuration.role == .destructive
      ? .red : tint ?? Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
  }

  private func run() {
    done()
    withAnimation(.default) { configuration.trigger() }
  }
}
