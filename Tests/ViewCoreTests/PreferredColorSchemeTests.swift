// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct PreferredColorSchemeTests {
  @Test func `the outermost preferred color scheme applies to the whole window`() {
    let fixture = StateHarness((outer: ColorScheme?.none, inner: ColorScheme?.none)) { preferred in
      VStack {
        Color.primary
        Color.red.preferredColorScheme(preferred.inner)
      }
      .preferredColorScheme(preferred.outer)
    }
    func background() -> [String] { [fixture.harness.list.background.description] }
    #expect(background() == ["#ffffff"])
    fixture.set((outer: nil, inner: .dark))
    #expect(background() == ["#000000"])
    #expect(fixture.harness.list.items.first?.description.contains("#ffffff") == true)
    fixture.set((outer: .light, inner: .dark))
    #expect(background() == ["#ffffff"])
    fixture.harness.host.colorScheme = .dark
    fixture.set((outer: nil, inner: nil))
    #expect(background() == ["#000000"])
  }

  @Test func `a removed view has no preferred color scheme`() {
    let fixture = StateHarness(true) { isShown in
      if isShown { Color.red.preferredColorScheme(.dark) } else { Color.red }
    }
    #expect(fixture.harness.list.background == .black)
    fixture.set(false)
    #expect(fixture.harness.list.background == .white)
  }
}
