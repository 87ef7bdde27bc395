// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension CALayer {
  /// The point of the bounds that `position` places, from 0, 0 to 1, 1.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change(.anchorPoint) { $0.anchorPoint = newValue } }
  }

  /// The order among the layers beside it, 0 by default: a greater one is in front; of equal ones the later.
  public var zPosition: CGFloat {
    get { model.zPosition }
    set { change(.zPosition) { $0.zPosition = newValue } }
  }

  /// The transform of the sublayers, about the anchor point.
  public var sublayerTransform: CATransform3D {
    get { model.sublayerTransform }
    set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
  }

  /// The width of the border inside the bounds, in points. There is none at 0, a negative number or NaN.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth) { $0.borderWidth = newValue } }
  }

  /// The blur of the shadow, in points: the standard deviation of its edge; 3 by default. 0 and negative numbers do not
  /// blur; there is no shadow with NaN or infinity.
  public var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius) { $0.shadowRadius = newValue } }
  }

  /// The offset of the shadow, in points; 3 points upwards by default. There is no shadow at an offset that is not
  /// finite.
  public var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset) { $0.shadowOffset = newValue } }
  }

  /// The outline of the shadow; nil for that of the contents.
  public var shadowPath: CGPath? {
    get { model.shadowPath }
    set { change(.shadowPath) { $0.shadowPath = newValue?.copy() } }
  }

  /// The opacity of the shadow, from 0, no shadow, to 1. There is none at a negative number or NaN.
  public var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue) } }
  }

  /// The color of the border; black by default, and nil for a clear one.
  public var borderColor: CGColor? {
    get { UIColor(model.borderColor).cgColor }
    set { change(.borderColor) { $0.borderColor = newValue.map { Color(cgColor: $0) } ?? .clear } }
  }

  /// The color of the shadow; black by default, and nil for a clear one.
  public var shadowColor: CGColor? {
    get { UIColor(model.shadowColor).cgColor }
    set { change(.shadowColor) { $0.shadowColor = newValue.map { Color(cgColor: $0) } ?? .clear } }
  }

  /// Sets the transform to one of the plane, about the anchor point.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Returns the transform without the third dimension and the perspective.
  public func affineTransform() -> CGAffineTransform { model.transform.planar }
}

extension LayerState {
  /// The transform of the layer's own coordinates to those of the superlayer.
  var matrix: CATransform3D {
    let origin = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    if transform == CATransform3DIdentity {
      return CATransform3DMakeTranslation(position.x - origin.x, position.y - origin.y, 0)
    }
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-origin.x, -origin.y, 0), transform),
      CATransform3DMakeTranslation(position.x, position.y, 0))
  }

  /// The rectangle in the superlayer that the transformed bounds fill.
  var frame: CGRect {
    if transform == CATransform3DIdentity {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
    }
    return bounds.applying(matrix.planar)
  }
}
