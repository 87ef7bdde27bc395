// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct DefaultButtonLabelTests {
  @Test(arguments: [
    (ButtonRole.close, "Close"), (.confirm, "Done"), (.cancel, "Cancel"), (.destructive, "Delete"),
  ])
  func `a button with a role only has a title`(role: ButtonRole, title: String) {
    var count = 0
    let harness = Harness { Button(role: role) { count += 1 } }
    #expect(harness.list.glyphItems.contains { $0.run.text == title })
    harness.press(CGPoint(x: 195, y: 422))
    harness.release(CGPoint(x: 195, y: 422))
    #expect(count == 1)
  }
}
