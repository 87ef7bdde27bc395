// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// A constant outside of the main actor.
private let screenWidth = UIScreen.main.bounds.width

private struct Sizes {
  static let height = UIScreen.main.bounds.height
}

@MainActor
@Suite struct UIScreenTests {
  private struct OffsetByHalfScreen: View {
    @State private var offset = UIScreen.main.bounds.height / 2

    var body: some View { Color.red.frame(width: 10, height: 10).offset(y: offset) }
  }

  @Test func `UIScreen has the window's size before the first view is evaluated`() {
    let list = Harness(size: CGSize(width: 100, height: 60)) { OffsetByHalfScreen() }.list
    #expect(list.fillCenters == [CGPoint(x: 50, y: 60)])
  }

  @Test func `constants outside of the main actor have the size of the window`() {
    let list = Harness(size: CGSize(width: 120, height: 80)) {
      Color.red.frame(width: screenWidth / 2, height: Sizes.height / 2)
    }.list
    #expect(list.fillBounds == [CGRect(x: 30, y: 20, width: 60, height: 40)])
  }

  @Test func `before there is a window, UIScreen has the size that it will have`() async {
    let size = await Task.detached { UIScreen.main.bounds.size }.value
    #expect(size == ScreenSize.expected && size.width > 0)
  }
}
