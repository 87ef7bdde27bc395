// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TextScaleTests {
  private func sizes(_ view: some View) -> [Float] {
    Harness { view }.list.glyphItems.flatMap { $0.run.glyphs.map(\.size) }
  }

  @Test func `secondary text is smaller, whether the text or a view around it says so`() {
    let text = Text("a").font(.system(size: 20))
    #expect(sizes(text) == [20])
    #expect(sizes(text.textScale(.secondary)) == [16])
    #expect(sizes(VStack { text }.textScale(.secondary)) == [16])
    #expect(sizes(VStack { text }.textScale(.secondary, isEnabled: false)) == [20])
    #expect(sizes(Text("a").textScale(.default).font(.system(size: 20))) == [20])
    #expect(sizes(VStack { text.textScale(.default) }.textScale(.secondary)) == [20])
    #expect(sizes(text.textScale(.secondary) + Text("b").font(.system(size: 20))) == [16, 20])
  }

  @Test func `a noun agrees with the number before it`() {
    func string(_ key: LocalizedStringKey) -> String {
      Harness { Text(key) }.host.accessibilityItems.compactMap(\.label).joined()
    }
    #expect(string("^[\(3) peg](inflect: true)") == "3 pegs")
    #expect(string("^[\(4) pegs](inflect: true)") == "4 pegs")
    #expect(string("^[\(1) pegs](inflect: true)") == "1 peg")
    #expect(string("You have ^[\(2) new box](inflect: true)!") == "You have 2 new boxes!")
    #expect(string("^[\(0) city](inflect: true)") == "0 cities")
    #expect(string("^[\(2) Person](inflect: true)") == "2 People")
    #expect(string("^[\(1) class](inflect: true)") == "1 class")
    #expect(string("^[plain](color: 'red')") == "plain")
    #expect(string("2^[3]") == "2^[3]")
  }
}
