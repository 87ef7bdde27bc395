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
    let log: GestureLog
    @State private var value = 2

    var body: some View {
      Picker("number", selection: $value) {
        ForEach(0..<10) { Text("row \($0)") }
      }
      .pickerStyle(style)
      .onChange(of: value) { log.lines.append("\(value)") }
    }
  }

  private let log = GestureLog()

  private func place(_ text: String, _ harness: Harness) throws -> CGPoint {
    let run = try #require(harness.list.glyphItems.first { $0.run.text == text })
    return run.origin
  }

  @Test func `a picker is a menu unless told otherwise, with the chosen value for its label`()
    throws
  {
    let harness = Harness { Choosing(style: .automatic, log: log) }
    #expect(harness.list.glyphItems.map(\.run.text) == ["row 2"])
    harness.tap(CGPoint(x: 190, y: 422))
    harness.settle()
    harness.tap(try place("row 4", harness))
    harness.settle()
    #expect(log.lines == ["4"])
    #expect(harness.list.glyphItems.map(\.run.text) == ["row 4"])
  }

  @Test func `a wheel has the value in its middle, and its rows lie around a drum`() throws {
    let harness = Harness { Choosing(style: .wheel, log: log) }
    harness.settle()
    let rows = try (2...5).map { try place("row \($0)", harness).y }
    #expect(abs(rows[0] - 422) < 16)
    let steps = zip(rows, rows.dropFirst()).map { $1 - $0 }
    #expect(steps[0] > steps[1] && steps[1] > steps[2])
    #expect(rows[3] - rows[0] < 108)
  }

  @Test func `a wheel comes to rest at a row and chooses it`() {
    let harness = Harness { Choosing(style: .wheel, log: log) }
    harness.settle()
    harness.drag(from: CGPoint(x: 195, y: 440), to: CGPoint(x: 195, y: 370), over: 0.6)
    #expect(log.lines.isEmpty)
    #expect(harness.settle())
    #expect(log.lines == ["4"])
  }

  @Test func `a tap on a wheel's row turns it to the middle`() throws {
    let harness = Harness { Choosing(style: .wheel, log: log) }
    harness.settle()
    harness.tap(CGPoint(x: 195, y: try place("row 3", harness).y - 4))
    harness.settle()
    #expect(log.lines == ["3"])
  }
}
