// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The content of a window, a page, a sheet or a tab: a single view as it is, and several views as
/// a vertical stack.
package struct ImplicitStack<Content: View>: ContainerView {
  package let content: Content

  package init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package static var contentArrangement: ChildArrangement { .single(.column) }

  package func makeElement(_ node: Node) -> ImplicitStackElement { ImplicitStackElement(node) }

  package func update(_ element: ImplicitStackElement, _ pass: UpdatePass) {}
}

/// The element of an `ImplicitStack`. The traits of its views end at it.
package final class ImplicitStackElement: ContainerElement {
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    ImplicitStackArrangement(layoutItems, proposal).size
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    ImplicitStackArrangement(layoutItems, proposal).placements
  }
}

/// The arrangement of views that are in no container of their own.
@MainActor
package struct ImplicitStackArrangement {
  package let size: CGSize
  package let placements: [ElementPlacement]

  package init(_ items: [Element], _ proposal: ProposedViewSize) {
    if items.count > 1 {
      let column = LinearArrangement(
        items, .vertical, spacing: nil, alignment: HorizontalAlignment.center.key, proposal)
      size = column.size
      placements = column.placements
    } else if let item = items.first {
      item.applyStackAxis(nil)
      let dimensions = item.dimensions(in: proposal)
      size = dimensions.size
      placements = [ElementPlacement(item, .zero, dimensions)]
    } else {
      size = .zero
      placements = []
    }
  }

  /// Returns the placements of views that are proposed a size and centered in it.
  package static func centered(_ items: [Element], in size: CGSize) -> [ElementPlacement] {
    let arrangement = ImplicitStackArrangement(items, ProposedViewSize(size))
    return arrangement.placements.map { placement in
      var placement = placement
      placement.origin.x += (size.width - arrangement.size.width) / 2
      placement.origin.y += (size.height - arrangement.size.height) / 2
      return placement
    }
  }
}
