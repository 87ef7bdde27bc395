// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SystemOverlayTests {
  private struct Toggled<Content: View>: View {
    @State private var isOn = true
    let content: (Bool) -> Content

    var body: some View {
      content(isOn).onTapGesture { isOn = false }
    }
  }

  private func harness(_ device: String, _ content: @escaping (Bool) -> some View) throws -> Harness
  {
    let screen = try #require(Device.named(device)).screen
    let host = ViewHost(Toggled(content: content), size: screen.size, resources: .plain())
    host.device = screen
    return Harness(host)
  }

  private func tap(_ harness: Harness) {
    harness.press(CGPoint(x: 100, y: 300))
    harness.release(CGPoint(x: 100, y: 300))
    harness.settle()
  }

  @Test func `a view hides the status bar and the home indicator`() throws {
    let harness = try harness("iPhone 14") { isOn in
      Color.red.statusBarHidden(isOn).persistentSystemOverlays(isOn ? .hidden : .automatic)
    }
    #expect(
      harness.host.systemOverlays
        == SystemOverlayRequest(hidesStatusBar: true, hidesHomeIndicator: true))
    tap(harness)
    #expect(harness.host.systemOverlays == SystemOverlayRequest())
  }

  @Test func `a view that is removed hides nothing any more`() throws {
    let harness = try harness("iPhone 14") { isOn in
      ZStack {
        Color.red
        if isOn { Color.blue.statusBar(hidden: true).allowsHitTesting(false) }
      }
    }
    #expect(harness.host.systemOverlays.hidesStatusBar)
    tap(harness)
    #expect(!harness.host.systemOverlays.hidesStatusBar)
  }

  @Test func `without a camera housing the safe area begins at the top while the bar is hidden`()
    throws
  {
    let plain = try harness("iPhone 8") { Color.red.statusBarHidden($0) }
    #expect(plain.list.fillBounds == [CGRect(x: 0, y: 0, width: 375, height: 667)])
    tap(plain)
    #expect(plain.list.fillBounds == [CGRect(x: 0, y: 20, width: 375, height: 647)])
    let housing = try harness("iPhone 14") { Color.red.statusBarHidden($0) }
    #expect(housing.list.fillBounds == [CGRect(x: 0, y: 47, width: 390, height: 763)])
  }
}
