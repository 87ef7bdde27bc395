// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
import Testing

struct VectorTests {
  @Test func `numbers are vectors of one dimension`() {
    #expect(2.0.scaled(by: 3) == 6 && (-3.0).magnitudeSquared == 9)
    #expect(CGFloat(2).scaled(by: 3) == 6 && CGFloat(-3).magnitudeSquared == 9)
    #expect(Float(2).scaled(by: 3) == 6 && Float(-3).magnitudeSquared == 9)
    #expect(1.0.interpolated(towards: 5, amount: 0.25) == 2)
  }

  @Test func `pairs add, subtract, scale and measure by components`() {
    let a = AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(3)))
    let b = AnimatablePair(10.0, AnimatablePair(20.0, CGFloat(30)))
    #expect(a + b == AnimatablePair(11, AnimatablePair(22, 33)))
    #expect(b - a == AnimatablePair(9, AnimatablePair(18, 27)))
    #expect(a.scaled(by: -2) == AnimatablePair(-2, AnimatablePair(-4, -6)))
    #expect(a.magnitudeSquared == 14)
    #expect(a + .zero == a && a - a == .zero)
    var sum = a
    sum += b
    sum -= a
    #expect(sum == b)
  }

  @Test func `values of any number are vectors too`() {
    let a = AnimatableValues(1.0, CGFloat(2), 3.0)
    let b = AnimatableValues(4.0, CGFloat(5), 6.0)
    #expect(a + b == AnimatableValues(5, 7, 9))
    #expect(b - a == AnimatableValues(3, 3, 3))
    #expect(a != b && a.magnitudeSquared == 14)
    #expect(a.scaled(by: 2) == AnimatableValues(2, 4, 6) && a - a == .zero)
    #expect(Spring.smooth.value(target: a, time: 60).value.2.rounded() == 3)
  }

  struct Still: Animatable {}
  struct Custom: Animatable { var animatableData = 4.0 }

  @Test func `animatable data comes from where the type says`() {
    #expect(Still().animatableData == .zero)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
    var custom = Custom()
    custom.animatableData += 1
    #expect(custom.animatableData == 5)
    var number = 2.0
    number.animatableData = 3
    #expect(number == 3)
  }

  @Test func `geometry moves by its coordinates`() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.animatableData
        == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    rect.animatableData = rect.animatableData.scaled(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test func `angles and unit points weigh 128 times`() {
    #expect(Angle(radians: 2).animatableData == 256)
    #expect(Angle.zero.with(128).radians == 1)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    #expect(UnitPoint.zero.with(AnimatablePair(64, 128)) == .bottom)
  }

  @Test func `angles convert, compare and calculate`() {
    #expect(isNear(Angle.degrees(180).radians, .pi, within: 1e-15))
    #expect(isNear(Angle(radians: .pi / 2).degrees, 90, within: 1e-12))
    #expect(Angle.degrees(720) > .degrees(10) && -Angle.radians(1) == .radians(-1))
    var angle = Angle.radians(1) + .radians(2) - .radians(0.5)
    angle *= 2
    angle /= 5
    angle += .radians(1)
    angle -= .radians(3)
    #expect(isNear(angle.radians, -1, within: 1e-15))
    #expect(2 * Angle.radians(3) == Angle.radians(12) / 2)
    angle.degrees = 90
    #expect(isNear(angle.radians, .pi / 2, within: 1e-15))
  }

  @Test(arguments: [
    (UnitPoint.zero, 0.0, 0.0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5),
    (.top, 0.5, 0), (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0),
    (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1), (UnitPoint(), 0, 0),
  ])
  func `unit points are where their names say`(point: UnitPoint, x: Double, y: Double) {
    #expect(point.x == x && point.y == y)
  }
}
