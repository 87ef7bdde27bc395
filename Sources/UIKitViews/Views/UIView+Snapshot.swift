// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A layer that draws a display list.
final class SnapshotLayer: CALayer {
  var list: DisplayList? { didSet { setNeedsFrame() } }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard let list, list.size.width > 0, list.size.height > 0 else { return }
    let outer = builder.transform
    builder.move(by: state.bounds.origin)
    builder.apply(
      CGAffineTransform(
        scaleX: state.bounds.width / list.size.width, y: state.bounds.height / list.size.height))
    builder.embed(list)
    builder.transform = outer
  }
}

/// A view that shows how another one was drawn.
final class SnapshotView: UIView {
  override class var layerClass: AnyClass { SnapshotLayer.self }
}

extension CALayer {
  /// Sets the geometry to that of another layer, without animations.
  func copyGeometry(of other: CALayer, size: CGSize) {
    ViewAnimation.withoutAnimation {
      anchorPoint = other.anchorPoint
      bounds = CGRect(origin: .zero, size: size)
      (position, transform, zPosition) = (other.position, other.transform, other.zPosition)
    }
  }

  /// The current drawing of the layer in its bounds, with the origin of the bounds at 0, 0.
  package func snapshot(in rect: CGRect) -> DisplayList {
    DisplayListBuilder.list(size: rect.size) { builder in
      builder.move(by: CGPoint(x: -rect.minX, y: -rect.minY))
      renderUntransformed(&builder)
    }
  }
}

extension UIView {
  /// A view of the same size that shows how this one is drawn now.
  ///
  /// - Parameter afterUpdates: Whether a layout that is due is done before.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows how a rectangle of this one is drawn now. It is stretched if its size changes;
  /// cap insets are stretched, too.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let view = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    view.clipsToBounds = true
    (view.layer as? SnapshotLayer)?.list = layer.snapshot(in: rect)
    return view
  }
}
