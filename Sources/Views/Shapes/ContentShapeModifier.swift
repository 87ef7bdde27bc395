// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
package import Foundation
@_spi(ViewTree) public import ViewCore

/// Sets the shape of content for some purposes.
public struct _ContentShapeModifier<S: Shape>: ElementModifier {
  public typealias Body = Never
  let shape: S
  var kinds = ContentShapeKinds.interaction

  package func wrap(_ child: Element, _ node: Node) -> ContentShapeElement<S> {
    ContentShapeElement(shape, child, node)
  }

  package func update(_ element: ContentShapeElement<S>, _ pass: UpdatePass) {
    element.shape = shape
    element.kinds = kinds
  }
}

package final class ContentShapeElement<S: Shape>: UnaryElement, ContextMenuPreviewShaped {
  fileprivate var shape: S
  fileprivate var kinds = ContentShapeKinds.interaction

  init(_ shape: S, _ child: Element, _ node: Node) {
    self.shape = shape
    super.init(child, node)
  }

  fileprivate var contextMenuPreview: AnyShape? {
    kinds.contains(.contextMenuPreview) ? AnyShape(shape) : nil
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard kinds.contains(.interaction) else { return super.hitTest(point, &path) }
    let drawing = ContainerShapeLookup.outline(of: shape, in: self)
    guard drawing.contains(point, .nonZero) else { return false }
    _ = child.hit(point, &path)
    return true
  }
}

private protocol ContextMenuPreviewShaped: Element {
  /// The shape of the content that a context menu lifts; nil if another one, or none, is set.
  var contextMenuPreview: AnyShape? { get }
}

extension Element {
  /// The shape of the element that a context menu around it lifts: that of the outermost modifier; nil if none is set.
  package final var contextMenuPreviewShape: AnyShape? {
    var element: Element? = self
    while let current = element {
      if let shape = (current as? any ContextMenuPreviewShaped)?.contextMenuPreview { return shape }
      element = current.wrappedContent
    }
    return nil
  }
}

extension View {
  /// Sets the hit-test area of the view to a shape in its frame. `eoFill` has no effect: the
  /// non-zero rule always applies.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape))
  }

  /// Sets a shape for some purposes: `interaction`, the hit-test area, and `contextMenuPreview`, the outline of the view
  /// that a context menu lifts. The other ones have no effect. `eoFill` has no effect: the non-zero rule always applies.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(shape: shape, kinds: kind))
  }
}
