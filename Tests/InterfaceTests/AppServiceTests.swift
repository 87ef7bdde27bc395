// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
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

  /// Views of a shape whose type is not known.
  private func views(_ shape: any Shape) -> [AnyView] {
    let filled = shape.fill(Color.red)
    let stroked = shape.stroke(Color.red, lineWidth: 2)
    return [AnyView(filled), AnyView(stroked)]
  }

  @Test func `a shape of unknown type is filled and stroked`() {
    func items(@ViewBuilder _ view: () -> some View) -> [DisplayItem] {
      Harness(size: CGSize(width: 100, height: 100), view).list.items
    }
    #expect(items { views(Circle())[0] } == items { Circle().fill(Color.red) })
    #expect(items { views(Circle())[1] } == items { Circle().stroke(Color.red, lineWidth: 2) })
  }
}
