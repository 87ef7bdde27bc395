// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback
import Testing

@MainActor
@Suite struct AppServiceTests {
  @Test func `there are no motion sensors, as in the simulator of a phone`() {
    let manager = CMMotionManager()
    #expect(!manager.isDeviceMotionAvailable && !manager.isGyroAvailable)
    #expect(!manager.isAccelerometerAvailable && !manager.isMagnetometerAvailable)
    var calls = 0
    manager.startDeviceMotionUpdates(to: .main) { _, _ in calls += 1 }
    #expect(!manager.isDeviceMotionActive && manager.deviceMotion == nil && calls == 0)
    manager.stopDeviceMotionUpdates()
  }

  @Test func `a number becomes a value of CGFloat`() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
  }

  @Test func `a shape of unknown type is filled and stroked`() {
    let shapes: [any Shape] = [Circle(), Rectangle()]
    #expect(shapes.map { AnyView($0.fill(.red)) }.count == 2)
    #expect(shapes.map { AnyView($0.stroke(.red, lineWidth: 2)) }.count == 2)
  }
}
