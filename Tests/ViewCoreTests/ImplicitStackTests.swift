// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ImplicitStackTests {
  private struct Two: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20)
      Color.blue.frame(width: 20, height: 30)
    }
  }

  private func bounds(@ViewBuilder _ view: () -> some View) -> [CGRect] {
    Harness(size: CGSize(width: 200, height: 100), view).list.fillBounds
  }

  @Test func `several views in a window are a vertical stack with the default spacing`() {
    let expected = [
      CGRect(x: 80, y: 21, width: 40, height: 20), CGRect(x: 90, y: 49, width: 20, height: 30),
    ]
    #expect(bounds { Two() } == expected)
    #expect(
      bounds {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 20, height: 30)
      } == expected)
  }

  @Test func `spacers and dividers of a window with several views are those of a vertical stack`() {
    #expect(
      bounds {
        Color.red.frame(height: 20)
        Spacer()
        Divider()
      } == [CGRect(x: 0, y: 0, width: 200, height: 20), CGRect(x: 0, y: 99, width: 200, height: 1)])
  }

  @Test func `a single view of a window is centered with its own size`() {
    #expect(
      bounds { Color.red.frame(width: 40, height: 20) }
        == [CGRect(x: 80, y: 40, width: 40, height: 20)])
  }
}
