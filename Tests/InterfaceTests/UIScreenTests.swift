// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct UIScreenTests {
  private struct OffsetByHalfScreen: View {
    @State private var offset = UIScreen.main.bounds.height / 2

    var body: some View { Color.red.frame(width: 10, height: 10).offset(y: offset) }
  }

  @Test func `UIScreen has the window's size before the first view is evaluated`() {
    let list = Harness(size: CGSize(width: 100, height: 60)) { OffsetByHalfScreen() }.list
    #expect(list.fillCentres == [CGPoint(x: 50, y: 60)])
  }
}
