// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// The properties that a glyph's mask depends on: its shape, and its transform relative to a whole pixel.
protocol GlyphKey: Equatable {
  var hash: UInt { get }
  var transform: CGAffineTransform { get }
}

/// The key of a glyph that is only scaled, with its origin at a quarter of a pixel.
struct UprightGlyphKey: GlyphKey {
  var shape: ObjectIdentifier
  var scaleX: Float
  var scaleY: Float
  /// The origin's fraction in quarters of a pixel, 0 to 3 each: x plus 4 times y.
  var phase: UInt8

  var hash: UInt {
    var hash = UInt(bitPattern: shape).mixed
    hash = (hash ^ UInt(scaleX.bitPattern)).mixed
    hash = (hash ^ UInt(scaleY.bitPattern) ^ UInt(phase) << 40).mixed
    return hash ^ hash >> 32
  }

  var transform: CGAffineTransform {
    CGAffineTransform(
      a: Double(scaleX), b: 0, c: 0, d: Double(scaleY), tx: Double(phase & 3) / 4,
      ty: Double(phase >> 2) / 4)
  }
}

/// The key of a glyph under any transform.
struct TransformedGlyphKey: GlyphKey {
  var shape: ObjectIdentifier
  private var linear: SIMD4<Double>
  private var origin: SIMD2<Double>

  init(_ shape: GlyphShape, _ transform: CGAffineTransform) {
    self.shape = ObjectIdentifier(shape)
    linear = SIMD4(transform.a, transform.b, transform.c, transform.d)
    origin = SIMD2(transform.tx, transform.ty)
  }

  /// Without two components of the scale, which are mostly the same for all glyphs of a text.
  var hash: UInt {
    var hash = UInt(bitPattern: shape).mixed
    hash = (hash ^ UInt(linear.x.bitPattern)).mixed
    hash = (hash ^ UInt(linear.y.bitPattern)).mixed
    hash = (hash ^ UInt(origin.x.bitPattern)).mixed
    hash = (hash ^ UInt(origin.y.bitPattern)).mixed
    return hash ^ hash >> 32
  }

  var transform: CGAffineTransform {
    CGAffineTransform(
      a: linear.x, b: linear.y, c: linear.z, d: linear.w, tx: origin.x, ty: origin.y)
  }
}
