// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A transform as translation, scale, shear, rotation and perspective, which are interpolated one by
/// one: a rotation rotates instead of shrinking.
package struct TransformParts {
  private var translation = SIMD3<Double>.zero
  private var scale = SIMD3<Double>.one
  /// The axis of the rotation, as long as its angle in radians.
  private var rotation = SIMD3<Double>.zero
  private var shear = 0.0
  private var perspective = 0.0

  package init(_ m: CATransform3D) {
    translation = [m.m41, m.m42, m.m43]
    if m.m33 != 0 { perspective = m.m34 / m.m33 }
    if m.m12 == 0, m.m21 == 0, m.m13 == 0, m.m31 == 0, m.m23 == 0, m.m32 == 0 {
      scale = [m.m11, m.m22, m.m33]
      if m.m11 < 0, m.m22 < 0 {
        scale = [-m.m11, -m.m22, m.m33]
        rotation = [0, 0, .pi]
      }
      return
    }
    var rows: [SIMD3<Double>] = [
      [m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33],
    ]
    func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
    scale.x = length(rows[0])
    guard scale.x > 0 else { return }
    rows[0] /= scale.x
    let lean = (rows[0] * rows[1]).sum()
    rows[1] -= lean * rows[0]
    scale.y = length(rows[1])
    scale.z = length(rows[2])
    guard scale.y > 0, scale.z > 0 else { return }
    rows[1] /= scale.y
    rows[2] /= scale.z
    shear = lean / scale.y
    let (a, b) = (rows[0], rows[1])
    let cross = SIMD3(
      a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    if (cross * rows[2]).sum() < 0 {
      scale.y = -scale.y
      rows[1] = -rows[1]
    }
    rotation = Self.axisAngle(rows)
  }

  /// The rotation of an orthonormal matrix whose rows are the images of the axes.
  private static func axisAngle(_ r: [SIMD3<Double>]) -> SIMD3<Double> {
    let cosine = min(max((r[0].x + r[1].y + r[2].z - 1) / 2, -1), 1)
    let v = SIMD3(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x)
    let length = (v * v).sum().squareRoot()
    let angle = atan2(length / 2, cosine)
    if length > 1e-9 { return v * (angle / length) }
    if cosine > 0 { return .zero }
    // Half a turn: the axis is in the diagonal.
    let squares = SIMD3(r[0].x + 1, r[1].y + 1, r[2].z + 1) / 2
    let axis = SIMD3(
      max(squares.x, 0).squareRoot(), max(squares.y, 0).squareRoot(),
      max(squares.z, 0).squareRoot())
    return axis * .pi
  }

  package init(_ v: [Double]) {
    translation = [v[0], v[1], v[2]]
    scale = [v[3], v[4], v[5]]
    rotation = [v[6], v[7], v[8]]
    shear = v[9]
    perspective = v[10]
  }

  package var vector: [Double] {
    [
      translation.x, translation.y, translation.z, scale.x, scale.y, scale.z, rotation.x,
      rotation.y, rotation.z, shear, perspective,
    ]
  }

  /// The path from one vector to another with the shorter rotation.
  package static func difference(_ from: [Double], _ to: [Double]) -> [Double] {
    var delta = zip(from, to).map { $0 - $1 }
    if delta[6] == 0, delta[7] == 0 {
      while delta[8] > .pi + 1e-9 { delta[8] -= 2 * .pi }
      while delta[8] < -.pi - 1e-9 { delta[8] += 2 * .pi }
    }
    return delta
  }

  package var transform: CATransform3D {
    let angle = (rotation * rotation).sum().squareRoot()
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (scale.x, scale.y, scale.z)
    if shear != 0 { result.m21 = shear * scale.y }
    if angle != 0 {
      let u = rotation / angle
      result = CATransform3DConcat(result, CATransform3DMakeRotation(angle, u.x, u.y, u.z))
    }
    if perspective != 0 {
      var view = CATransform3DIdentity
      view.m34 = perspective
      result = CATransform3DConcat(result, view)
    }
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    return result
  }
}
