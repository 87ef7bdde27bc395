// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PreviewSettingsTests {
  @Test func `preview settings are read from the modifiers, the outer one first`() {
    let harness = Harness {
      Group {
        Color.red.previewDisplayName("inner").previewDisplayName("outer")
          .previewLayout(.sizeThatFits)
        Color.blue.previewDevice("iPhone 15").frame(width: 10)
      }
    }
    let settings = harness.host.previewSettings
    #expect(settings.map(\.name) == ["outer", nil])
    #expect(settings.map(\.layout) == [.sizeThatFits, nil])
    #expect(settings.last?.device == "iPhone 15")
  }
}
