// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) public import ViewCore

/// A container that overlays its views, later ones in front. It is as large as the largest view.
public struct ZStack<Content: View>: ContainerView {
  private let alignment: Alignment
  package let content: Content

  /// Creates a stack that aligns its views in both dimensions.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func makeElement(_ node: Node) -> ZStackElement { ZStackElement(node) }

  package func update(_ element: ZStackElement, _ pass: UpdatePass) {
    guard element.alignment != alignment else { return }
    element.alignment = alignment
    element.setNeedsLayout()
  }
}

package final class ZStackElement: ContainerElement {
  var alignment = Alignment.center
  /// The items of the last measurement.
  private var overlay: OverlayItems?

  public override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  public override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    OverlayArrangement.lengthRange(of: currentItems, alignment, along: axis, across: across)
  }

  public override func placements(in size: CGSize, _ proposal: ProposedViewSize)
    -> [ElementPlacement]
  {
    layout(proposal).placements
  }

  public override func invalidateSizes() {
    super.invalidateSizes()
    overlay = nil
  }

  private var currentItems: OverlayItems {
    let items = layoutItems
    if let overlay, areIdentical(overlay.items, items) { return overlay }
    for item in items { item.applyStackAxis(nil) }
    let current = OverlayItems(items)
    overlay = current
    return current
  }

  private func layout(_ proposal: ProposedViewSize) -> OverlayArrangement {
    OverlayArrangement(currentItems, alignment, proposal)
  }
}
