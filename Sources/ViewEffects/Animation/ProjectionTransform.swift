// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore

/// A projective transform of the plane. It maps lines to lines and can have perspective.
///
///     | m11 m12 m13 |
///     | m21 m22 m23 |      (x, y, 1) · M = (w·x', w·y', w)
///     | m31 m32 m33 |
public struct ProjectionTransform: Equatable, Sendable {
  /// The contribution of x to x'.
  public var m11: CGFloat = 1
  /// The contribution of x to y'.
  public var m12: CGFloat = 0
  /// The contribution of x to w: perspective along the x axis.
  public var m13: CGFloat = 0
  /// The contribution of y to x'.
  public var m21: CGFloat = 0
  /// The contribution of y to y'.
  public var m22: CGFloat = 1
  /// The contribution of y to w: perspective along the y axis.
  public var m23: CGFloat = 0
  /// The translation in x.
  public var m31: CGFloat = 0
  /// The translation in y.
  public var m32: CGFloat = 0
  /// The constant part of w.
  public var m33: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates a transform without perspective.
  public init(_ m: CGAffineTransform) {
    self.init(Projection(m))
  }

  init(_ projection: Projection) {
    (m11, m12, m13) = (projection.m11, projection.m12, projection.m13)
    (m21, m22, m23) = (projection.m21, projection.m22, projection.m23)
    (m31, m32, m33) = (projection.m31, projection.m32, projection.m33)
  }

  package var projection: Projection {
    Projection([m11, m12, m13], [m21, m22, m23], [m31, m32, m33])
  }

  /// Whether the transform changes no point.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the transform has no perspective: the third column is 0, 0, 1.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns the transform that applies this one first, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(projection.concatenating(rhs.projection))
  }

  /// Returns the inverse transform; the transform itself if it is not invertible.
  public func inverted() -> ProjectionTransform {
    projection.inverted.map { ProjectionTransform($0) } ?? self
  }
}

extension Projection {
  /// Returns the affine transform that approximates this one to first order at a point.
  func tangent(at point: SIMD2<Double>) -> CGAffineTransform {
    let (image, depth) = (map(point), depth(point))
    let (a, b) = ((m11 - image.x * m13) / depth, (m12 - image.y * m13) / depth)
    let (c, d) = ((m21 - image.x * m23) / depth, (m22 - image.y * m23) / depth)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }
}
