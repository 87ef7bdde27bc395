// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PresentedContentTests {
  private struct Two: View {
    var body: some View {
      Color.red.frame(width: 40, height: 20)
      Color.blue.frame(width: 20, height: 30)
    }
  }

  private struct Item: Identifiable {
    let id = 1
  }

  /// The number of backgrounds of both views with their padding.
  private func backgrounds(@ViewBuilder _ view: () -> some View) -> Int {
    let harness = Harness { view() }
    harness.settle()
    return harness.list.fillBounds.count { $0.size == CGSize(width: 60, height: 78) }
  }

  @Test func `modifiers around several views that are presented apply to them as a whole`() {
    let views = Two().padding(10).background(Color.green)
    #expect(backgrounds { Color.gray.sheet(isPresented: .constant(true)) { views } } == 1)
    #expect(backgrounds { Color.gray.sheet(item: .constant(Item())) { _ in views } } == 1)
    #expect(backgrounds { Color.gray.fullScreenCover(item: .constant(Item())) { _ in views } } == 1)
    #expect(backgrounds { Color.gray.popover(item: .constant(Item())) { _ in views } } == 1)
  }

  @Test func `modifiers around several views of a page or a tab apply to them as a whole`() {
    let views = Two().padding(10).background(Color.green)
    #expect(backgrounds { NavigationStack { views } } == 1)
    #expect(backgrounds { TabView { views.tabItem { Text("a") } } } == 1)
    #expect(
      backgrounds {
        NavigationStack { Color.gray.navigationDestination(isPresented: .constant(true)) { views } }
      } == 1)
    #expect(backgrounds { VStack { views } } == 0)
  }
}
