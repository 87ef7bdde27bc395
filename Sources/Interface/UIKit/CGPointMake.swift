// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import Motion

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a rectangle.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a matrix.
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform {
  CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
}

/// Returns a translation.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a scaling.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// The left edge of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// The horizontal middle of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// The right edge of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// The upper edge of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// The vertical middle of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// The lower edge of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// The width of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// The height of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
