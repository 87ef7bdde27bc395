// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
package import Motion

/// Moves the modified view in drawing and hit testing, not in layout.
public struct _OffsetEffect: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let offset: CGSize

  package func wrap(_ child: Element, _ node: Node) -> OffsetElement {
    OffsetElement(offset, child, node)
  }
  package func update(_ element: OffsetElement, _ pass: UpdatePass) {
    element.setOffset(offset, pass)
  }
}

/// An element that draws and hit-tests its child at an animatable offset.
package final class OffsetElement: TransformElement<CGSize> {
  /// The offset at the last pixel snap.
  private var snappedOffset: CGSize

  override init(_ value: CGSize, _ child: Element, _ node: Node) {
    snappedOffset = value.isFinite ? value : .zero
    super.init(value, child, node)
  }

  override var snappedContentOffset: CGSize { snappedOffset }

  func setOffset(_ offset: CGSize, _ pass: UpdatePass) {
    set(offset, pass)
    if offset != snappedOffset { host.setNeedsPixelSnap() }
  }

  override func willSnapToPixels() {
    if model.isFinite { snappedOffset = model }
  }

  public override func transform(_ value: CGSize, in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: value.width, y: value.height)
  }
}

extension View {
  /// Moves the view by an offset in points, in drawing and hit testing, not in layout. NaN and infinity hide it.
  public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Moves the view by distances in points, in drawing and hit testing, not in layout. NaN and infinity hide it.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}
