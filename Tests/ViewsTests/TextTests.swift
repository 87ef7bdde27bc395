// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct TextTests {
  /// The text runs of a view's first frame.
  private func glyphs(@ViewBuilder _ view: () -> some View) -> [GlyphItem] {
    Harness(size: CGSize(width: 200, height: 200), view).list.glyphItems
  }

  @Test func `a text has the size of its characters and is centered in the window`() throws {
    let item = try #require(glyphs { Text("Reset") }.first)
    #expect(item.run.text == "Reset")
    // Five characters of 17 points, 8.5 wide each; a line of 20.4.
    #expect(abs(item.origin.x - (100 - 21.25)) < 0.51)
    #expect(abs(item.origin.y - (100 - 10.2 + 16.15)) < 0.51)
    #expect(item.paint == .color(.black))
  }

  @Test(arguments: [
    (Font.largeTitle, 34.0, 400), (.title, 28, 400), (.title2, 22, 400), (.title3, 20, 400),
    (.headline, 17, 600), (.body, 17, 400), (.callout, 16, 400), (.subheadline, 15, 400),
    (.footnote, 13, 400), (.caption, 12, 400), (.caption2, 11, 400),
    (.system(size: 40, weight: .heavy), 40, 800), (.title.bold(), 28, 700),
    (.title3.bold(), 20, 600), (.callout.bold(), 16, 600), (.system(size: 16).bold(), 16, 700),
  ])
  func `text styles have their sizes and weights`(font: Font, size: Double, weight: Int) throws {
    let item = try #require(glyphs { Text("A").font(font) }.first)
    #expect(item.run.glyphs.first?.size == Float(size))
    // In the plain text engine only bold characters are wider.
    let box = Harness { Text("A").font(font).background(Color.red) }.list.fillBounds[0]
    // Presented bounds are snapped to whole pixels.
    #expect(abs(box.width - size * (weight > 400 ? 0.6 : 0.5)) < 1)
  }

  @Test func `a text's own font overrides the font of the environment`() {
    let sizes = glyphs {
      VStack {
        Text("a").font(.caption)
        Text("b")
        Text("c").font(.title).font(.caption)
      }
      .font(.largeTitle)
    }.map { $0.run.glyphs.first?.size }
    #expect(sizes == [12, 34, 28])
  }

  @Test func `concatenated texts keep their own attributes and inherit the others`() throws {
    let item = try #require(
      glyphs { (Text("ab").font(.title) + Text("c").bold()).font(.caption) }.first)
    #expect(item.run.glyphs.map(\.size) == [28, 28, 12])
    let colors = glyphs { Text("a").foregroundColor(.white) + Text("b") }.map(\.paint)
    #expect(colors == [.color(.white)])
  }

  @Test(arguments: [
    ("plain", "plain", 0), ("**bold** not", "bold not", 4), ("a *b* c", "a b c", 0),
    ("2 * 3 * 4", "2 * 3 * 4", 0), ("snake_case_name", "snake_case_name", 0),
    ("\\*not\\*", "*not*", 0), ("**open", "**open", 0), ("***both***", "both", 4),
    ("a **b *c* d** e", "a b c d e", 5), ("", "", 0),
  ])
  func `emphasis in a literal is parsed as Markdown`(
    source: String, shown: String, bold: Int
  ) throws {
    let box = Harness { Text(LocalizedStringKey(source)).background(Color.red) }.list.fillBounds[0]
    let verbatim = Harness { Text(verbatim: shown).background(Color.red) }.list.fillBounds[0]
    #expect(abs(box.width - verbatim.width - CGFloat(bold) * 1.7) < 1)
    let text = glyphs { Text(LocalizedStringKey(source)) }.first?.run.text ?? ""
    #expect(text == shown)
  }

  @Test func `Text(.init(string)) parses the Markdown of a string`() throws {
    let source = "**bold** not"
    #expect(glyphs { Text(.init(source)) }.first?.run.text == "bold not")
    #expect(glyphs { Text(source) }.first?.run.text == source)
  }

  @Test func `interpolated values are formatted as in SwiftUI`() {
    func formatted(_ key: LocalizedStringKey) -> String? { glyphs { Text(key) }.first?.run.text }
    #expect(formatted("\(1_234_567) points") == "1,234,567 points")
    #expect(formatted("\(-1_234)") == "-1,234")
    #expect(formatted("\(0.5)") == "0.500000")
    #expect(formatted("\(2.345, specifier: "%.1f") s") == "2.3 s")
    #expect(formatted("\(CGFloat(3), specifier: "%.0f")") == "3")
    #expect(formatted("\(7, specifier: "%03d")") == "007")
    #expect(formatted("\("**not bold**")") == "**not bold**")
    #expect(formatted("\(2.5, specifier: "%s")") == "%s")
    #expect(formatted("\(-Double.nan, specifier: "%.2f")") == "nan")
    #expect(glyphs { Text(String(1_234)) }.first?.run.text == "1234")
    #expect(glyphs { Text(verbatim: "**x**") }.first?.run.text == "**x**")
  }

  @Test func `text wraps at its width and is truncated at its line limit`() {
    func height(_ text: some View) -> CGFloat {
      Harness { text.frame(width: 50).background(Color.red) }.list.fillBounds[0].height
    }
    #expect(abs(height(Text("aaaa bbbb cccc")) - 3 * 20.4) < 1)
    #expect(abs(height(Text("aaaa bbbb cccc").lineLimit(2)) - 2 * 20.4) < 1)
    #expect(abs(height(Text("aaaa").lineLimit(3, reservesSpace: true)) - 3 * 20.4) < 1)
    #expect(abs(height(Text("aaaa").lineLimit(2...4)) - 2 * 20.4) < 1)
    #expect(abs(height(Text("aaaa bbbb cccc").lineLimit(1...2)) - 2 * 20.4) < 1)
    #expect(abs(height(Text("aaaa bbbb cccc").lineLimit(2...)) - 3 * 20.4) < 1)
    #expect(abs(height(Text("aaaa bbbb cccc").lineLimit(...2)) - 2 * 20.4) < 1)
    #expect(abs(height(Text("aaaa bbbb").textCase(.uppercase).lineLimit(0)) - 20.4) < 1)
  }

  @Test func `multilineTextAlignment aligns lines`() throws {
    func second(_ alignment: TextAlignment) throws -> Float {
      let item = try #require(
        glyphs {
          Text("aaaa bb").multilineTextAlignment(alignment).frame(width: 40)
        }.first)
      return item.run.glyphs[4].x
    }
    #expect(try second(.leading) == 0)
    #expect(try second(.center) == 8.5)
    #expect(try second(.trailing) == 17)
  }

  @Test func `a text's color is animated, and its fill is the foreground style`() throws {
    let fixture = StateHarness(false) { Text("a").foregroundColor($0 ? .white : .black) }
    fixture.set(true, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let item = try #require(fixture.harness.list.glyphItems.first)
    guard case .color(let color) = item.paint else {
      Issue.record("no color")
      return
    }
    #expect(color.red > 0.4 && color.red < 0.9)
    let gradient = glyphs {
      Text("a").foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    guard case .gradient = try #require(gradient.first?.paint) else {
      Issue.record("no gradient")
      return
    }
  }

  @Test func `a text change that keeps the size runs no layout`() {
    let fixture = StateHarness(10) { count in
      VStack {
        Text("\(count)")
        Color.red
        Color.blue
      }
    }
    fixture.set(11)
    #expect(fixture.harness.host.counters.arranged == 0)
    #expect(fixture.harness.list.glyphItems.first?.run.text == "11")
    fixture.set(111)
    #expect(fixture.harness.host.counters.arranged > 0)
  }

  @Test func `texts of different sizes and symbols align at the baseline`() {
    let list = Harness {
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.largeTitle)
        Text("b").font(.caption)
        Text("c\nd").font(.title)
        Image(systemName: "star")
      }
    }.list
    let lines = list.glyphItems.map(\.origin.y)
    #expect(abs(lines[0] - lines[1]) < 1 && abs(lines[0] - lines[2]) < 1)
    guard case .path(let outline, _, _, let index)? = list.items.last else {
      Issue.record("no symbol")
      return
    }
    #expect(abs(outline.bounds.applying(list.transforms[Int(index)]).maxY - lines[0]) < 1)
  }

  @Test func `the baselines of two stacked texts are the leading of their style apart`() {
    let list = Harness {
      VStack {
        Text("a")
        Text("b")
        Color.blue.frame(width: 9, height: 9)
      }
    }.list
    let lines = list.glyphItems.map(\.origin.y)
    // A line of 20.3 points and a leading of 1.7, rounded up to 2 pixels.
    #expect((22..<23).contains(lines[1] - lines[0]))
    // The second line ends 4.25 below its baseline; below it are a line and a tenth of it, rounded up to 3
    // pixels, without the height of capitals.
    #expect(abs(list.fillBounds[0].minY - lines[1] - 4.25 - (20.29 + 3 - 11.98)) < 0.85)
  }
}
