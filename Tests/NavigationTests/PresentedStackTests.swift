// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Several views as the content of a page, a tab, a sheet or a cover.
@MainActor
@Suite struct PresentedStackTests {
  private struct Two: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20)
      Color.green.frame(width: 20, height: 30)
    }
  }

  /// The vertical distance between the two views, if they are there.
  private func gap(@ViewBuilder _ view: () -> some View) -> CGFloat? {
    let harness = Harness(view)
    harness.settle()
    let rects = harness.list.fillBounds
    guard let first = rects.first(where: { $0.size == CGSize(width: 40, height: 20) }),
      let second = rects.first(where: { $0.size == CGSize(width: 20, height: 30) })
    else { return nil }
    return first.midX == second.midX ? second.minY - first.maxY : nil
  }

  @Test func `several views of a page, a tab, a sheet or a cover are a vertical stack`() {
    #expect(gap { NavigationStack { Two() } } == 8)
    #expect(gap { TabView { Tab("a", systemImage: "star") { Two() } } } == 8)
    #expect(gap { Color.clear.sheet(isPresented: .constant(true)) { Two() } } == 8)
    #expect(gap { Color.clear.fullScreenCover(isPresented: .constant(true)) { Two() } } == 8)
    #expect(gap { Color.clear.popover(isPresented: .constant(true)) { Two() } } == 8)
  }
}
