// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct StyleTests {
  let engine = PangoTextEngine()
  let red = ResolvedColor(red: 1, green: 0, blue: 0)

  @Test func `each color has its own piece`() {
    var text = styled("one two three")
    #expect(engine.layout(text).pieces.map(\.color) == [nil])
    text.runs += styled(" four").runs
    text.runs[1].color = red
    let layout = engine.layout(text)
    #expect(layout.pieces.map(\.color) == [nil, red])
    #expect(layout.runs.map(\.text) == ["one two three", " four"])
    #expect(layout.width == engine.width(styled("one two three four")))
  }

  @Test func `a background fills the line's height behind its characters`() {
    var text = styled("one ")
    text.runs += styled("two").runs
    text.runs[1].background = red
    text.runs[1].underline = StyledText.Line(color: red)
    let layout = engine.layout(text)
    let rule = layout.rules[0]
    #expect(layout.pieces[0].color == red)
    #expect(abs(Double(rule.width) - engine.width(styled("two"))) < 1e-3)
    #expect(abs(Double(rule.minY)) < 0.5)
    #expect(abs(Double(rule.maxY) - layout.height) < 0.5)
    #expect(layout.rules.count == 2)
  }

  @Test func `an underline spans its characters below the baseline`() {
    var text = styled("one ")
    text.runs += styled("two").runs
    text.runs[1].underline = StyledText.Line(color: red)
    let layout = engine.layout(text)
    #expect(layout.rules.count == 1)
    let rule = layout.rules[0]
    #expect(abs(Double(rule.maxX) - layout.width) < 1e-6)
    #expect(abs(Double(rule.width) - engine.width(styled("two"))) < 1e-3)
    #expect(Double(rule.minY) > layout.firstBaseline)
    #expect(Double(rule.maxY) < layout.height)
    #expect(layout.pieces[0].color == red)
  }

  @Test func `a strikethrough is drawn over its characters`() {
    var text = styled("one two")
    text.runs[0].strikethrough = StyledText.Line()
    let layout = engine.layout(text, width: 40, height: nil)
    #expect(layout.rules.count == 2)
    let middle = Double(layout.rules[0].midY)
    #expect(middle < layout.firstBaseline - 3 && middle > layout.firstBaseline - 9)
    guard case .rule = layout.pieces.last?.content else {
      Issue.record("not last: \(layout.pieces)")
      return
    }
  }

  @Test func `a baseline offset makes the line higher`() {
    var text = styled("x")
    let plain = engine.layout(text)
    text.runs += styled("2").runs
    text.runs[1].baselineOffset = 6
    let layout = engine.layout(text)
    #expect(abs(layout.height - plain.height - 6) < 1e-9)
    #expect(layout.glyphs[0].y - layout.glyphs[1].y == 6)
  }

  @Test func `a symbol is placed on the baseline between words`() {
    var box = OutlineBuilder()
    box.addRect(CGRect(x: 0, y: -0.8, width: 1, height: 1))
    let symbol = SymbolShape(
      name: "square", outline: box.outline, rule: .nonZero,
      box: CGRect(x: -0.1, y: -0.8, width: 1.2, height: 1))
    var text = styled("a ")
    text.runs += styled("\u{FFFC}").runs + styled(" b").runs
    text.runs[1].symbol = symbol
    text.runs[1].color = red
    let layout = engine.layout(text)
    #expect(abs(layout.width - engine.width(styled("a  b")) - 1.2 * 17) < 0.5)
    guard case .symbol(let drawn, let origin, let size) = layout.pieces.last?.content else {
      Issue.record("no symbol: \(layout.pieces)")
      return
    }
    #expect(drawn == symbol && size == 17)
    #expect(layout.pieces.last?.color == red)
    #expect(Double(origin.y) == layout.firstBaseline)
    #expect(abs(Double(origin.x) - engine.width(styled("a")) - 4.8 - 1.7) < 1)
    #expect(layout.glyphs.count == 2)
  }

  @Test func `a truncated symbol is replaced by an ellipsis`() {
    let symbol = SymbolShape(
      name: "wide", outline: .empty, rule: .nonZero,
      box: CGRect(x: 0, y: -0.8, width: 10, height: 1))
    var text = styled("\u{FFFC}").with(\.lineLimit, 1)
    text.runs[0].symbol = symbol
    text.runs += styled("b").runs
    #expect(engine.layout(text, width: 30, height: nil).lines == ["…"])
  }
}
