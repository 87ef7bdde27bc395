// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ReduceMotionTests {
  @Test func `with reduced motion a bouncy spring settles fast and does not overshoot`() {
    let fixture = StateHarness(CGFloat(0)) {
      Rectangle().frame(width: 20, height: 20).offset(x: $0)
    }
    fixture.harness.host.reducesMotion = true
    fixture.set(50, .bouncy(duration: 2, extraBounce: 0.3))
    var last = fixture.x
    for _ in 0..<30 {
      fixture.harness.frame()
      #expect(fixture.x >= last - 1e-9 && fixture.x <= 150 + 1e-9)
      last = fixture.x
    }
    #expect(abs(last - 150) < 0.5)
  }

  @Test func `views read accessibilityReduceMotion from the environment`() {
    struct Reader: View {
      @Environment(\.accessibilityReduceMotion) private var isReduced

      var body: some View { Rectangle().frame(width: isReduced ? 10 : 20, height: 10) }
    }
    let harness = Harness { Reader() }
    #expect(harness.list.fillBounds[0].width == 20)
    harness.host.reducesMotion = true
    harness.frame()
    #expect(harness.list.fillBounds[0].width == 10)
  }
}
