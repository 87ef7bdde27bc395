// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// Moves what it modifies where it is drawn and hit, not where it is laid out.
public struct _OffsetEffect: ElementModifier {
  public typealias Body = Never
  let offset: CGSize

  func wrap(_ child: Element, _ node: Node) -> OffsetElement { OffsetElement(offset, child, node) }
  func update(_ element: OffsetElement, _ pass: UpdatePass) { element.take(offset, pass) }
}

final class OffsetElement: TransformElement<CGSize> {
  /// The offset with which it last came to rest.
  private var resting: CGSize

  override init(_ value: CGSize, _ child: Element, _ node: Node) {
    resting = value.isFinite ? value : .zero
    super.init(value, child, node)
  }

  override var restingOffsetOfContent: CGSize { resting }

  func take(_ offset: CGSize, _ pass: UpdatePass) {
    set(offset, pass)
    if offset != resting { host.noteUnrest() }
  }

  override func willRest() {
    if model.isFinite { resting = model }
  }

  override func transform(_ value: CGSize, in size: CGSize) -> CGAffineTransform {
    CGAffineTransform(translationX: value.width, y: value.height)
  }
}

extension View {
  /// Moves the view by an offset in points.
  public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }

  /// Moves the view by distances in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }
}
