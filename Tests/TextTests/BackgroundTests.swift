// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct BackgroundTests {
  @Test func `a background is as high as the line, and behind the glyphs`() throws {
    let engine = PangoTextEngine()
    var text = styled("Some ")
    var marked = styled("Text").runs[0]
    marked.background = .white
    text.runs += [marked] + styled(" to").runs
    let layout = engine.layout(text)
    let box = try #require(layout.rules.first)
    #expect(layout.rules.count == 1)
    #expect(abs(box.height - layout.height) < 0.01)
    #expect(abs(box.width - engine.width(styled("Text"))) < 0.5)
    #expect(abs(box.minX - engine.width(styled("Some "))) < 5)
    guard case .rule = layout.pieces[0].content else {
      Issue.record("The background is not the first item.")
      return
    }
    #expect(layout.pieces[0].color == .white)
  }
}
