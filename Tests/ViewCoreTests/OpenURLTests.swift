// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct OpenURLTests {
  private struct Opener: View {
    let url: String
    @Environment(\.openURL) private var openURL

    var body: some View {
      Color.red.onTapGesture { if let url = URL(string: url) { openURL(url) } }
    }
  }

  @Test func `a URL of an own scheme goes to the views, others to the desktop`() {
    let log = EventLog()
    for url in ["recipes://cake", "https://example.org", "mailto:a@b.c"] {
      let harness = Harness(size: CGSize(width: 50, height: 50)) {
        Opener(url: url).onOpenURL { log.lines.append("view \($0)") }
      }
      harness.host.openURL = {
        log.lines.append("desktop \($0)")
        return true
      }
      harness.tap(CGPoint(x: 25, y: 25))
    }
    #expect(
      log.lines == [
        "view recipes://cake", "desktop https://example.org", "desktop mailto:a@b.c",
      ])
  }

  @Test func `without an action, the desktop opens all URLs`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 50, height: 50)) { Opener(url: "recipes://cake") }
    harness.host.openURL = {
      log.lines.append("desktop \($0)")
      return true
    }
    harness.tap(CGPoint(x: 25, y: 25))
    #expect(log.lines == ["desktop recipes://cake"])
  }
}
