// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// An arc of an ellipse between two points, in SVG's endpoint parameterisation.
///
/// Source: SVG 1.1, appendix F.6: conversion from endpoints to the center, and correction of radii
/// that are too small.
struct EllipticArc {
  var from: SIMD2<Double>
  var to: SIMD2<Double>
  var radii: SIMD2<Double>
  /// The rotation of the ellipse's x axis in radians.
  var rotation: Double
  var isLarge: Bool
  /// With y down.
  var isClockwise: Bool

  /// Appends cubic curves for at most a quarter of the ellipse each; a line if a radius is 0.
  func append(to builder: inout OutlineBuilder) {
    if from == to { return }
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0 else {
      builder.addLine(to: to.point)
      return
    }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let half = (from - to) / 2
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let offset = rx * rx * y * y + ry * ry * x * x
    let distance = max(0, (rx * rx * ry * ry - offset) / offset).squareRoot()
    let side = (isLarge == isClockwise ? -1 : 1) * distance
    let (cx, cy) = (side * rx * y / ry, -side * ry * x / rx)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }

    let center = (from + to) / 2 + [cosine * cx - sine * cy, sine * cx + cosine * cy]
    func point(_ u: Double, _ v: Double) -> CGPoint {
      (center + [cosine * rx * u - sine * ry * v, sine * rx * u + cosine * ry * v]).point
    }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let arm = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (first + step * Double(index), first + step * Double(index + 1))
      builder.addCurve(
        to: index == count - 1 ? to.point : point(cos(b), sin(b)),
        control1: point(cos(a) - arm * sin(a), sin(a) + arm * cos(a)),
        control2: point(cos(b) + arm * sin(b), sin(b) - arm * cos(b)))
    }
  }
}
