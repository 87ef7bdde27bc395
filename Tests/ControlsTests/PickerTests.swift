// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct PickerTests {
  private struct Choosing<Style: PickerStyle>: View {
    let style: Style
    let log: EventLog
    @State private var value = 2

    var body: some View {
      Picker("number", selection: $value) {
        ForEach(0..<10) { Text("row \($0)") }
      }
      .pickerStyle(style)
      .onChange(of: value) { log.lines.append("\(value)") }
    }
  }

  private let log = EventLog()

  private func origin(of text: String, in harness: Harness) throws -> CGPoint {
    let run = try #require(harness.list.glyphItems.first { $0.run.text == text })
    return run.origin
  }

  @Test func `a picker is a menu by default, with the selection as its label`()
    throws
  {
    let harness = Harness { Choosing(style: .automatic, log: log) }
    #expect(harness.list.glyphItems.map(\.run.text) == ["row 2"])
    harness.tap(CGPoint(x: 190, y: 422))
    harness.settle()
    harness.tap(try origin(of: "row 4", in: harness))
    harness.settle()
    #expect(log.lines == ["4"])
    #expect(harness.list.glyphItems.map(\.run.text) == ["row 4"])
  }

  @Test func `a wheel picker has the selection in its center, and its rows on a cylinder`() throws {
    let harness = Harness { Choosing(style: .wheel, log: log) }
    harness.settle()
    let rows = try (2...5).map { try origin(of: "row \($0)", in: harness).y }
    #expect(abs(rows[0] - 422) < 16)
    let steps = zip(rows, rows.dropFirst()).map { $1 - $0 }
    #expect(steps[0] > steps[1] && steps[1] > steps[2])
    #expect(rows[3] - rows[0] < 108)
  }

  @Test func `a wheel picker settles at a row and selects it`() {
    let harness = Harness { Choosing(style: .wheel, log: log) }
    harness.settle()
    harness.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 370), over: 0.6)
    #expect(log.lines.isEmpty)
    #expect(harness.settle())
    #expect(log.lines == ["4"])
  }

  @Test
  func `a menu picker's value does not follow the font around it, as its label in a list does`() {
    func widths(_ font: Font?) -> [String: CGFloat] {
      let form = Form { Choosing(style: .menu, log: log).font(font) }
      return Dictionary(
        uniqueKeysWithValues: Harness { form }.list.glyphItems.map {
          ($0.run.text, $0.run.bounds.width)
        })
    }
    let (plain, large) = (widths(nil), widths(.largeTitle))
    #expect(plain["row 2"] == large["row 2"] && plain["row 2"] != nil)
    #expect(plain["number"] != large["number"])
  }

  @Test func `a tap on a row of a wheel picker selects it`() throws {
    let harness = Harness { Choosing(style: .wheel, log: log) }
    harness.settle()
    harness.tap(CGPoint(x: 195, y: try origin(of: "row 3", in: harness).y - 4))
    harness.settle()
    #expect(log.lines == ["3"])
  }

  @Test func `an inline picker in a list begins with its label, unless labels are hidden`() {
    func texts(_ visibility: Visibility) -> [String] {
      let form = Form { Choosing(style: .inline, log: log).labelsVisibility(visibility) }
      return Harness { form }.list.glyphItems.map(\.run.text)
    }
    #expect(texts(.automatic).starts(with: ["number", "row 0", "row 1"]))
    #expect(texts(.hidden).first == "row 0")
  }

  @Test func `an inline picker is rows in a list, and a wheel elsewhere`() {
    let inline = Harness { Choosing(style: .inline, log: log) }
    let wheel = Harness { Choosing(style: .wheel, log: log) }
    #expect("\(inline.list)" == "\(wheel.list)")
    let rows = Harness { Form { Choosing(style: .inline, log: log) } }
    #expect(rows.list.glyphItems.map(\.run.text) == ["number"] + (0..<10).map { "row \($0)" })
  }
}
