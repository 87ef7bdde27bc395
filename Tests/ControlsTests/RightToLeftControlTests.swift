// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct RightToLeftControlTests {
  private let log = EventLog()

  private func harness(@ViewBuilder _ view: () -> some View) -> Harness {
    let content = view()
    let harness = Harness { content.environment(\.layoutDirection, .rightToLeft) }
    harness.settle()
    return harness
  }

  private func point(of text: String, in harness: Harness) throws -> CGPoint {
    let item = try #require(harness.list.glyphItems.last { $0.run.text == text })
    return CGPoint(x: item.origin.x + 3, y: item.origin.y - 4)
  }

  private struct Sliding: View {
    let log: EventLog
    @State private var value = 0.25
    @State private var isOn = false
    @State private var choice = 0

    init(log: EventLog) { self.log = log }

    var body: some View {
      VStack {
        Slider(value: $value)
        Toggle("toggle", isOn: $isOn)
        Picker("", selection: $choice) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented)
      }
      .onChange(of: value) { log.lines.append("\(Int((value * 100).rounded()))") }
      .onChange(of: isOn) { log.lines.append("\(isOn)") }
      .onChange(of: choice) { log.lines.append("choice \(choice)") }
    }
  }

  @Test func `the prompt and the text of a field are at the right`() throws {
    let empty = harness { TextField("Prompt", text: .constant("")).frame(width: 200) }
    let full = harness { TextField("Prompt", text: .constant("abcdef")).frame(width: 200) }
    // A letter of the test's text engine is 8.5 points wide; the field ends at x = 295.
    let prompt = try point(of: "Prompt", in: empty)
    #expect(abs(prompt.x - 3 + 6 * 8.5 - 295) < 0.5)
    #expect(try point(of: "abcdef", in: full).x == prompt.x)
  }

  @Test func `a slider runs from right to left`() {
    let harness = harness { Sliding(log: log) }
    harness.tap(CGPoint(x: 20, y: 382))
    #expect(log.lines == ["98"])
  }

  @Test func `a switch is at the left, and on to the left`() throws {
    let harness = harness { Sliding(log: log) }
    #expect(try point(of: "toggle", in: harness).x > 300)
    let y = try point(of: "toggle", in: harness).y
    harness.drag(from: CGPoint(x: 35, y: y), to: CGPoint(x: 12, y: y), over: 0.2)
    #expect(log.lines == ["true"])
  }

  @Test func `the first segment is at the right`() throws {
    let harness = harness { Sliding(log: log) }
    harness.tap(try point(of: "2", in: harness))
    harness.settle()
    #expect(try point(of: "2", in: harness).x < point(of: "0", in: harness).x)
    #expect(log.lines == ["choice 2"])
  }

  @Test func `a page slides in from the left, and a swipe from the right goes back`() throws {
    let harness = harness {
      NavigationStack {
        NavigationLink("next") { Text("second").navigationTitle("Second") }
          .navigationTitle("First")
      }
    }
    #expect(try point(of: "First", in: harness).x > 250)
    harness.tap(try point(of: "next", in: harness))
    harness.advance(by: 0.1)
    #expect(try point(of: "second", in: harness).x < 170)
    harness.settle()
    #expect(try point(of: "First", in: harness).x > 300)
    harness.drag(from: CGPoint(x: 385, y: 400), to: CGPoint(x: 80, y: 400), over: 0.3)
    harness.settle()
    #expect(!harness.list.glyphItems.contains { $0.run.text == "second" })
  }

  @Test func `a swipe to the right shows the trailing actions of a row`() throws {
    let harness = harness {
      List {
        Text("row").swipeActions { Button("act") { log.lines.append("act") } }
      }
    }
    let row = try point(of: "row", in: harness)
    #expect(row.x > 300)
    harness.drag(from: CGPoint(x: 100, y: row.y), to: CGPoint(x: 200, y: row.y), over: 0.3)
    harness.settle()
    #expect(try point(of: "act", in: harness).x < 120)
    harness.tap(try point(of: "act", in: harness))
    harness.settle()
    #expect(log.lines == ["act"])
  }
}
