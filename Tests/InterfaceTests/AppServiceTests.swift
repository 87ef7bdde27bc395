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
}
