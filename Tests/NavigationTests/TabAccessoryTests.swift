// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TabAccessoryTests {
  @Test(arguments: [true, false])
  func `an accessory is above the tab bar on all tabs`(isEnabled: Bool) {
    let harness = Harness(size: CGSize(width: 390, height: 600)) {
      TabView {
        Color.red.tabItem { Text("one") }
        Color.blue.tabItem { Text("two") }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Text("playing") }
    }
    harness.settle()
    // The bar has 49 points, the accessory 48, with 8 between them.
    let text = harness.list.glyphItems.first { $0.run.text == "playing" }
    #expect((text != nil) == isEnabled)
    if let text { #expect((495...543).contains(text.origin.y)) }
  }
}
