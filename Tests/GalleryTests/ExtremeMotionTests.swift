// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A view whose distance from its place is a multiple of the pointer's, and that returns.
private struct Thrown: View {
  let factor: CGFloat
  @State private var distance: CGFloat = 0

  var body: some View {
    Color.blue
      .frame(width: 100, height: 100)
      .offset(x: distance)
      .rotationEffect(.degrees(distance))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { distance = $0.translation.width * factor }
          .onEnded { _ in withAnimation(.smooth) { distance = 1 } }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The instruments while a view moves further than numbers can express.
@MainActor
@Suite struct ExtremeMotionTests {
  @Test(arguments: [1e12, 1e20, 1e200, 1e307, .infinity] as [CGFloat], ["motion", "gestures"])
  func `views that move without limits are shown in the instruments`(
    factor: CGFloat, panel: String
  ) {
    let window = StudioHarness(FilePreview { Thrown(factor: factor) }, panel: panel)
    let start = CGPoint(x: 515, y: 420)
    for _ in 0..<2 {
      window.harness.press(start)
      window.harness.move(from: start, to: CGPoint(x: 595, y: 420), over: 0.1)
      window.harness.release(CGPoint(x: 595, y: 420))
      window.harness.advance(by: 0.05)
    }
    window.harness.settle()
    #expect(!window.texts.isEmpty)
  }
}
