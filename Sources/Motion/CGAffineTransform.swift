// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// In the notation of Core Graphics, since Foundation on Linux has no such type:
///
///     | a  b  0 |
///     | c  d  0 |      (x, y, 1) · M
///     | tx ty 1 |
///
/// `first.concatenating(second)` applies `first`, then `second`. With y pointing down a positive
/// angle rotates clockwise. Components that are not finite give results that are not finite; nothing
/// traps.
public struct CGAffineTransform: Equatable, Hashable, Sendable {
  /// The factor from x to x'.
  public var a: CGFloat
  /// The factor from x to y'.
  public var b: CGFloat
  /// The factor from y to x'.
  public var c: CGFloat
  /// The factor from y to y'.
  public var d: CGFloat
  /// The horizontal translation, in points.
  public var tx: CGFloat
  /// The vertical translation, in points, positive downwards.
  public var ty: CGFloat

  /// Creates a transform from the six elements of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the identity transform.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a translation, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin; a negative factor mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by an angle in radians, clockwise.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The transform that maps every point to itself.
  public static let identity = CGAffineTransform()

  /// Whether every element equals the identity's, without a tolerance.
  public var isIdentity: Bool { self == .identity }

  /// Whether the transform only translates: no rotation, scale or shear.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The signed scale factor of areas; 0 when the plane collapses to a line or a point.
  package var determinant: CGFloat { a * d - b * c }

  /// The transform that applies `self`, then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform that translates first and then applies `self`.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// The transform that scales first and then applies `self`.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that rotates by an angle in radians first and then applies `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse transform; `self` when there is none (determinant 0), as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The point under the transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a vector under the transform, without the translation. Components may become
  /// negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The axis-aligned bounding box of the transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let (minX, minY, maxX, maxY) = (minX, minY, maxX, maxY)
    // Without arrays of the corners: views apply it several times for each that is drawn.
    let first = CGPoint(x: minX, y: minY).applying(t)
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    func include(_ x: CGFloat, _ y: CGFloat) {
      let corner = CGPoint(x: x, y: y).applying(t)
      if corner.x < left { left = corner.x }
      if right < corner.x { right = corner.x }
      if corner.y < top { top = corner.y }
      if bottom < corner.y { bottom = corner.y }
    }
    include(maxX, minY)
    include(minX, maxY)
    include(maxX, maxY)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
