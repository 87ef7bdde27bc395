// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PreferredColorSchemeTests {
  @Test func `the outermost of those that ask decides for the whole window`() {
    let stage = RemoteStage((outer: ColorScheme?.none, inner: ColorScheme?.none)) { asked in
      VStack {
        Color.primary
        Color.red.preferredColorScheme(asked.inner)
      }
      .preferredColorScheme(asked.outer)
    }
    func look() -> [String] { [stage.harness.list.background.description] }
    #expect(look() == ["#ffffff"])
    stage.set((outer: nil, inner: .dark))
    #expect(look() == ["#000000"])
    #expect(stage.harness.list.items.first?.description.contains("#ffffff") == true)
    stage.set((outer: .light, inner: .dark))
    #expect(look() == ["#ffffff"])
    stage.harness.host.colorScheme = .dark
    stage.set((outer: nil, inner: nil))
    #expect(look() == ["#000000"])
  }

  @Test func `what is gone no longer asks`() {
    let stage = RemoteStage(true) { isThere in
      if isThere { Color.red.preferredColorScheme(.dark) } else { Color.red }
    }
    #expect(stage.harness.list.background == .black)
    stage.set(false)
    #expect(stage.harness.list.background == .white)
  }
}
