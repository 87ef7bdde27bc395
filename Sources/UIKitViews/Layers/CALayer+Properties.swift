// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension CALayer {
  /// The rectangle in the coordinates of the sublayers, in points.
  public var bounds: CGRect {
    get { model.bounds }
    set { change(.bounds) { $0.bounds = newValue } }
  }

  /// The position of the anchor point in the superlayer, in points.
  public var position: CGPoint {
    get { model.position }
    set { change(.position) { $0.position = newValue } }
  }

  /// The point of the bounds that `position` places, from 0, 0 to 1, 1.
  public var anchorPoint: CGPoint {
    get { model.anchorPoint }
    set { change(.anchorPoint) { $0.anchorPoint = newValue } }
  }

  /// The order among the layers beside it: a greater one is in front.
  public var zPosition: CGFloat {
    get { model.zPosition }
    set { change(.zPosition) { $0.zPosition = newValue } }
  }

  /// The transform about the anchor point.
  public var transform: CATransform3D {
    get { model.transform }
    set { change(.transform) { $0.transform = newValue } }
  }

  /// The transform of the sublayers, about the anchor point.
  public var sublayerTransform: CATransform3D {
    get { model.sublayerTransform }
    set { change(.sublayerTransform) { $0.sublayerTransform = newValue } }
  }

  /// The corner radius, in points.
  public var cornerRadius: CGFloat {
    get { model.cornerRadius }
    set { change(.cornerRadius) { $0.cornerRadius = newValue } }
  }

  /// The width of the border inside the bounds, in points.
  public var borderWidth: CGFloat {
    get { model.borderWidth }
    set { change(.borderWidth) { $0.borderWidth = newValue } }
  }

  /// The blur of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { model.shadowRadius }
    set { change(.shadowRadius) { $0.shadowRadius = newValue } }
  }

  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { model.shadowOffset }
    set { change(.shadowOffset) { $0.shadowOffset = newValue } }
  }

  /// The outline of the shadow; nil for that of the contents.
  public var shadowPath: CGPath? {
    get { model.shadowPath }
    set { change(.shadowPath) { $0.shadowPath = newValue } }
  }

  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(model.opacity) }
    set { change(.opacity) { $0.opacity = CGFloat(newValue) } }
  }

  /// The opacity of the shadow, from 0, no shadow, to 1.
  public var shadowOpacity: Float {
    get { Float(model.shadowOpacity) }
    set { change(.shadowOpacity) { $0.shadowOpacity = CGFloat(newValue) } }
  }

  /// The color behind the contents; nil for none.
  public var backgroundColor: CGColor? {
    get { model.backgroundColor.map { UIColor($0).cgColor } }
    set { change(.backgroundColor) { $0.backgroundColor = newValue.map { Color(cgColor: $0) } } }
  }

  /// The color of the border.
  public var borderColor: CGColor? {
    get { UIColor(model.borderColor).cgColor }
    set { change(.borderColor) { $0.borderColor = newValue.map { Color(cgColor: $0) } ?? .clear } }
  }

  /// The color of the shadow.
  public var shadowColor: CGColor? {
    get { UIColor(model.shadowColor).cgColor }
    set { change(.shadowColor) { $0.shadowColor = newValue.map { Color(cgColor: $0) } ?? .clear } }
  }

  /// The rectangle in the superlayer that the transformed bounds fill.
  public var frame: CGRect {
    get { model.frame }
    set {
      let anchor = model.anchorPoint
      change(.bounds) { $0.bounds.size = newValue.size }
      change(.position) {
        $0.position = CGPoint(
          x: newValue.minX + anchor.x * newValue.width,
          y: newValue.minY + anchor.y * newValue.height)
      }
    }
  }

  /// Sets the transform to an affine one.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The affine part of the transform.
  public func affineTransform() -> CGAffineTransform { model.transform.planar }
}

extension LayerState {
  /// The transform of the layer's own coordinates to those of the superlayer.
  var matrix: CATransform3D {
    let origin = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
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
