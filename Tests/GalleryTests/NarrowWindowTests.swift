// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// The window for previews, as narrow as a phone.
@MainActor
@Suite struct NarrowWindowTests {
  @Test func `a narrow window has the controls of the screen, and commands in full`() {
    let window = StudioHarness(
      FilePreview(device: .named("iPhone 16")) { Color.blue },
      size: CGSize(width: 320, height: 860), panel: "none")
    for control in ["Device", "Rotate", "Reduce Motion", "Variants"] {
      let point = window.point(of: control)
      #expect(point.map { (0...320).contains($0.x) } == true, "\(control)")
    }
    window.harness.key("K", holding: .control)
    window.harness.settle()
    #expect(window.texts.contains("Show or hide keyboard shortcuts"))
    #expect(!window.texts.contains { $0.hasSuffix("…") })
  }
}
