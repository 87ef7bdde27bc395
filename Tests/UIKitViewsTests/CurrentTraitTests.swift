// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct CurrentTraitTests {
  private struct Style: View {
    var body: some View {
      let isDark = UITraitCollection.current.userInterfaceStyle == .dark
      let isScreenDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
      return Text("\(isDark) \(isScreenDark)")
    }
  }

  @Test func `the current traits are those of the window`() {
    @MainActor func text(_ scheme: ColorScheme) -> [String] {
      let host = ViewHost(
        Style(), size: CGSize(width: 300, height: 300), resources: .plain())
      host.colorScheme = scheme
      host.reevaluate { Style() }
      return Harness(host).list.glyphItems.map(\.run.text)
    }
    #expect(text(.light) == ["false false"])
    #expect(text(.dark) == ["true true"])
  }

  private struct Components: View {
    var body: some View {
      var white: CGFloat = -1
      UIColor.label.getRed(&white, green: nil, blue: nil, alpha: nil)
      return Text("\(UIColor.label.cgColor.components?.first ?? -1) \(white)")
    }
  }

  @Test func `components of colors are those in the window's appearance`() {
    @MainActor func text(_ scheme: ColorScheme) -> [String] {
      let host = ViewHost(
        Components(), size: CGSize(width: 300, height: 300), resources: .plain())
      host.colorScheme = scheme
      host.reevaluate { Components() }
      return Harness(host).list.glyphItems.map(\.run.text)
    }
    #expect(text(.light) == ["0.000000 0.000000"])
    #expect(text(.dark) == ["1.000000 1.000000"])
    #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
  }
}
