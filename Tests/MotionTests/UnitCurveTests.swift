// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

struct UnitCurveTests {
  static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .circularEaseInOut.inverse,
    .bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
  ]

  struct Row: Sendable {
    var curve: UnitCurve
    var values: [Double]
  }

  @Test(arguments: [
    Row(curve: .easeIn, values: [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    Row(curve: .easeOut, values: [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    Row(curve: .easeInOut, values: [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    Row(
      curve: .bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1)),
      values: [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
  ])
  func `a curve has Core Animation's values`(_ row: Row) {
    for (progress, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], row.values) {
      #expect(isNear(row.curve.value(at: progress), value, within: 2e-6))
    }
  }

  @Test(arguments: curves)
  func `a curve goes from 0 to 1 and is constant outside`(_ curve: UnitCurve) {
    for progress in [0, -1, -Double.infinity, .nan] { #expect(curve.value(at: progress) == 0) }
    for progress in [1, 2, .infinity] { #expect(curve.value(at: progress) == 1) }
  }

  @Test(arguments: curves)
  func `the velocity is the slope`(_ curve: UnitCurve) {
    for step in 1..<100 {
      let progress = Double(step) / 100 + 0.0037
      let slope = (curve.value(at: progress + 1e-6) - curve.value(at: progress - 1e-6)) / 2e-6
      #expect(isNear(curve.velocity(at: progress), slope, within: 1e-4 * max(1, slope)))
    }
    for progress in [-1, 0, 0.5, 1, 2, .nan] {
      #expect(!curve.velocity(at: progress).isNaN)
      #expect(curve.finiteVelocity(at: progress).isFinite)
    }
  }

  @Test(arguments: curves)
  func `the inverse composes to the identity`(_ curve: UnitCurve) {
    for step in 0...100 {
      let progress = Double(step) / 100
      #expect(isNear(curve.inverse.value(at: curve.value(at: progress)), progress, within: 1e-7))
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test(arguments: curves)
  func `a curve never decreases`(_ curve: UnitCurve) {
    var last = 0.0
    for step in 0...1000 {
      let value = curve.value(at: Double(step) / 1000)
      #expect(value >= last - 1e-15)
      last = value
    }
  }

  @Test func `an animation along a curve starts and ends with the slope of its control points`() {
    #expect(isNear(UnitCurve.easeIn.finiteVelocity(at: 0), 0, within: 1e-4))
    #expect(isNear(UnitCurve.easeOut.finiteVelocity(at: 0), 1 / 0.58, within: 1e-3))
    #expect(isNear(UnitCurve.easeIn.finiteVelocity(at: 1), 1 / 0.58, within: 1e-3))
  }

  @Test func `the velocities at the ends are SwiftUI's`() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
    #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 0) == 0 && UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(UnitCurve.linear.velocity(at: 0) == 1 && UnitCurve.linear.velocity(at: 1) == 1)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test func `the x of control points is clamped, the y may overshoot`() {
    let wild = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: -3, y: 2), endControlPoint: UnitPoint(x: 4, y: 2))
    let tame = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 2), endControlPoint: UnitPoint(x: 1, y: 2))
    #expect(isNear(wild.value(at: 0.4), tame.value(at: 0.4), within: 1e-12))
    #expect(wild.value(at: 0.5) > 1)
    let none = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: .nan, y: 0), endControlPoint: UnitPoint(x: 1, y: .infinity))
    #expect(none.value(at: 0.5) == 0.5)
  }
}
