// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Testing
import Text

@MainActor
struct LayoutCacheTests {
  @Test func `the same text under the same proposal is the same layout`() {
    let engine = PangoTextEngine()
    let text = styled("The quick brown fox")
    #expect(
      engine.layout(text, width: 60, height: nil) === engine.layout(text, width: 60, height: nil))
    #expect(engine.layout(text, width: 600, height: 40) === engine.layout(text))
    #expect(engine.cachedTextCount == 1)
  }

  @Test func `caching a hundred thousand labels keeps at most some thousands`() {
    let engine = PangoTextEngine()
    var most = 0
    for number in 0..<100_000 {
      _ = engine.layout(styled("Label \(number)"))
      most = max(most, engine.cachedTextCount)
    }
    #expect(most < 6000)
    #expect(engine.cachedTextCount > 1000)
  }

  @Test func `the texts of an animation of the tracking have different hash values`() {
    let texts = (0..<100).map { step in
      var text = styled("animated")
      text.runs[0].tracking = Double(step) / 8
      return text
    }
    #expect(Set(texts.map(\.hashValue)).count == 100)
  }

  @Test func `a text in constant use is never evicted`() {
    let engine = PangoTextEngine()
    let text = styled("kept")
    let layout = engine.layout(text)
    for number in 0..<20_000 {
      _ = engine.layout(styled("Label \(number)"))
      #expect(engine.layout(text) === layout)
    }
  }

  @Test func `a layout keeps its glyphs after the glyph cache has been replaced`() {
    let engine = PangoTextEngine(outlineCapacity: 20)
    let text = styled("Kept glyphs 42")
    let layout = engine.layout(text)
    let outlines = layout.glyphs.map { $0.shape.outline.bounds }
    for weight in [300, 500, 700] {
      _ = engine.layout(styled("Other letters, more than the cache holds", weight: weight))
    }
    #expect(layout.glyphs.map { $0.shape.outline.bounds } == outlines)
    let fresh = PangoTextEngine()
    #expect(fresh.layout(text).glyphs.map { $0.shape.outline.bounds } == outlines)
    // Its words have been shaped before the cache was replaced.
    let other = styled("Kept glyphs and others")
    #expect(
      engine.layout(other).glyphs.map { $0.shape.outline }
        == fresh.layout(other).glyphs.map { $0.shape.outline })
  }

  @Test func `a layout does not depend on earlier layouts of the engine`() {
    let (one, other) = (PangoTextEngine(), PangoTextEngine())
    for number in 0..<100 { _ = other.layout(styled("다른 \(number)", size: 12, weight: 600)) }
    let text = styled("Same 같은 שלום text 🚀", weight: 300).with(\.lineLimit, 2)
    for width in [nil, 30.0, 80, 200] {
      let (a, b) = (
        one.layout(text, width: width, height: nil), other.layout(text, width: width, height: nil)
      )
      #expect(a.size == b.size && a.text == b.text && a.sprites == b.sprites)
      #expect(
        zip(a.glyphs, b.glyphs).allSatisfy {
          $0.x == $1.x && $0.y == $1.y && $0.shape.outline == $1.shape.outline
        })
      #expect(a.glyphs.count == b.glyphs.count)
    }
  }
}
