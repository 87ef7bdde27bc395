// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The arrangement of the views of a child node.
@_spi(ViewTree) public enum ChildArrangement {
  /// The arrangement of the node, which only passes the views on.
  case inherited
  /// The arrangement of the node, which wraps each of the views.
  case wrapped
  /// Each by itself, such as the items of a stack.
  case separate
  /// A single view: several views inside of modifiers are an implicit stack, to which the modifiers apply as a
  /// whole.
  case single(ImplicitLayout)
}

/// The layout of several views where a single one is asked for.
@_spi(ViewTree) public enum ImplicitLayout {
  /// A vertical stack.
  case column
  /// On top of each other, as in an overlay.
  case overlay
}

extension Node {
  /// Returns a new stack for the views of the node, if they are arranged as a single view inside of modifiers; nil
  /// otherwise, as the container around arranges several views that no modifier wraps.
  package final func makeImplicitRoot() -> ContainerElement? {
    var (child, isWrapped) = (self, false)
    while let node = child.parent {
      switch node.arrangement(of: child) {
      case .inherited: break
      case .wrapped: isWrapped = true
      case .separate: return nil
      case .single(let layout):
        guard isWrapped else { return nil }
        return layout == .column ? StackElement(self, .vertical) : ImplicitOverlayElement(self)
      }
      child = node
    }
    return nil
  }
}

/// Several views of a layer, centered on top of each other.
private final class ImplicitOverlayElement: ContainerElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for item in layoutItems {
      let item = item.size(proposal)
      size = CGSize(width: max(size.width, item.width), height: max(size.height, item.height))
    }
    return size
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    layoutItems.map { ElementPlacement($0, proposal, .center, in: size) }
  }
}
