// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion

extension CATransform3D {
  /// Whether it moves no point out of the plane and has no perspective.
  var isFlat: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }

  /// The mapping of the plane z = 0 to the plane of the screen.
  var projection: Projection {
    Projection([m11, m12, m14], [m21, m22, m24], [m41, m42, m44])
  }

  /// The affine part of the mapping of the plane.
  var planar: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// Returns a three-dimensional transform of an affine one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns the affine part of a transform.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.planar }

/// Whether a transform is affine.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.isFlat && t.m13 == 0 && t.m23 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m43 == 0
}
