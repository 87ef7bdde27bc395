// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Texts that a renderer draws. At size 20 a character is 10 points wide and a line 24 points high.
@MainActor
@Suite struct TextRendererTests {
  private nonisolated struct Emphasis: TextAttribute {}

  /// Lowers each character by its position times a distance, and those with emphasis by 100 more.
  private nonisolated struct Stairs: TextRenderer {
    var step: Double
    var padding = 0.0

    var animatableData: Double {
      get { step }
      set { step = newValue }
    }

    var displayPadding: EdgeInsets {
      EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for slice in run {
            var copy = context
            let index = slice.characterIndices[0]
            let position = layout[0][0].characterIndices[0].distance(to: index)
            copy.translateBy(x: 0, y: Double(position) * step)
            if slice[Emphasis.self] != nil { copy.translateBy(x: 0, y: 100) }
            copy.draw(slice)
          }
        }
      }
    }
  }

  private func origins(_ list: DisplayList) -> [CGPoint] { list.glyphItems.map(\.origin) }

  @Test func `a renderer draws each character of a text where it wants`() {
    let harness = Harness(size: CGSize(width: 30, height: 24)) {
      Text("abc").font(.system(size: 20)).textRenderer(Stairs(step: 5))
    }
    #expect(
      origins(harness.list) == [
        CGPoint(x: 0, y: 19), CGPoint(x: 10, y: 24), CGPoint(x: 20, y: 29),
      ])
  }

  @Test func `lines, runs and slices have the bounds of the layout`() {
    final class Record {
      var layout: Text.Layout?
    }
    struct Reader: TextRenderer {
      nonisolated(unsafe) let record: Record

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        record.layout = layout
        for line in layout { context.draw(line) }
      }
    }
    let record = Record()
    let text = Text("ab ") + Text("cd").customAttribute(Emphasis()) + Text(" ef")
    let harness = Harness(size: CGSize(width: 55, height: 100)) {
      text.font(.system(size: 20)).textRenderer(Reader(record: record))
    }
    let layout = record.layout
    #expect(layout?.count == 2)
    #expect(layout?.first?.map(\.count) == [3, 2, 1])
    #expect(layout?.first?.map { $0[Emphasis.self] != nil } == [false, true, false])
    #expect(layout?.last?.map(\.count) == [2])
    #expect(layout?.first?.typographicBounds.width == 50)
    #expect(layout?.last?.origin == CGPoint(x: 0, y: 43))
    #expect(layout?.first?.first?.first?.typographicBounds.rect.width == 10)
    #expect(layout?.isTruncated == false)
    // All six letters are drawn.
    #expect(harness.list.glyphItems.map { $0.run.glyphs.count }.reduce(0, +) == 6)
  }

  @Test func `a text knows the attributes of its parts`() {
    let text = Text("a") + Text("b").customAttribute(Emphasis())
    let harness = Harness(size: CGSize(width: 20, height: 24)) {
      text.font(.system(size: 20)).textRenderer(Stairs(step: 0))
    }
    #expect(origins(harness.list).map(\.y) == [19, 119])
  }

  @Test func `the animatable data of a renderer is animated`() {
    let stage = StateHarness(0.0) { step in
      Text("ab").font(.system(size: 20)).textRenderer(Stairs(step: step))
    }
    let start = origins(stage.harness.list).last?.y ?? .nan
    stage.set(100, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    let middle = origins(stage.harness.list).last?.y ?? .nan
    #expect(abs(middle - start - 50) < 4)
    stage.harness.settle()
    #expect(origins(stage.harness.list).last?.y == start + 100)
  }

  @Test func `a renderer can change the size of a text`() {
    struct Double: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: 2 * size.width, height: size.height)
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Text("ab").font(.system(size: 20)).textRenderer(Double()).background(Color.red)
    }
    #expect(harness.list.fillBounds == [CGRect(x: 30, y: 38, width: 40, height: 24)])
  }

  @Test func `a redacted text is not drawn by its renderer`() {
    let harness = Harness(size: CGSize(width: 30, height: 24)) {
      Text("abc").font(.system(size: 20)).textRenderer(Stairs(step: 5)).redacted(
        reason: .placeholder)
    }
    #expect(harness.list.glyphItems.isEmpty)
    #expect(harness.list.fillBounds.count == 1)
  }
}
