// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Marks the content of a row in its cell, which the modifiers around the row wrap in place of the cell: layout
/// modifiers around `swipeActions` change the content, not the swiped cell.
struct _SwipeRowContentModifier: ElementModifier {
  typealias Body = Never

  static var wrapsRowContents: Bool { false }

  func wrap(_ child: Element, _ node: Node) -> SwipeRowContentElement {
    SwipeRowContentElement(child, node)
  }

  func update(_ element: SwipeRowContentElement, _ pass: UpdatePass) {
    element.setMembers([element.content], of: element.node, pass)
  }
}

/// The content of a row, with the modifiers around the row.
final class SwipeRowContentElement: MemberContainerElement {
  /// The content without these modifiers.
  fileprivate let content: Element

  fileprivate init(_ content: Element, _ node: Node) {
    self.content = content
    super.init(node)
  }

  private var item: Element { items.first ?? content }

  /// The modifiers of the cell wrap this element: only those around the row wrap its content.
  override var memberContainer: MemberContainerElement? { nil }
  override var isRow: Bool { true }
  override var wrappedContent: Element? { item }
  override var presenceContent: Element? { item }

  override var preferredSpacing: ViewSpacing { item.preferredSpacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }

  override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    item.lengthRange(along: axis, across: across)
  }

  override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    item.keepsIdealLength(along: axis, across: across)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    items.map { ElementPlacement($0, .zero, ViewDimensions(size, proposal, $0)) }
  }
}

/// Lets the modifiers around a row wrap the content in its cell, or ends that for the modifiers inside of a row that
/// belong to its cell.
struct _SwipeRowModifier: ElementModifier {
  typealias Body = Never
  /// Whether the modifiers around this one wrap the content in the cell.
  let passesModifiers: Bool

  static var wrapsRowContents: Bool { false }

  func wrap(_ child: Element, _ node: Node) -> SwipeRowElement {
    SwipeRowElement(child, node, passesModifiers: passesModifiers)
  }

  func update(_ element: SwipeRowElement, _ pass: UpdatePass) {}
}

/// A cell with swipe buttons.
final class SwipeRowElement: UnaryElement {
  private let passesModifiers: Bool

  fileprivate init(_ child: Element, _ node: Node, passesModifiers: Bool) {
    self.passesModifiers = passesModifiers
    super.init(child, node)
  }

  /// The content of the innermost of nested cells: that one is swiped.
  override var memberContainer: MemberContainerElement? {
    guard passesModifiers else { return nil }
    var (element, container): (Element, MemberContainerElement?) = (child, nil)
    while let inner = element.wrappedContent {
      if let content = element as? SwipeRowContentElement { container = content }
      element = inner
    }
    return container
  }
}
