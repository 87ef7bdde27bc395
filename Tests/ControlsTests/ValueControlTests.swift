// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct ValueControlTests {
  /// The current value, and the number of assignments.
  private final class Probe<Value> {
    var value: Value
    var count = 0

    init(_ value: Value) { self.value = value }
  }

  private let size = CGSize(width: 200, height: 100)

  /// Gives its content a binding to state, and copies assignments to a probe.
  private struct Stateful<Value, Content: View>: View {
    @State var value: Value
    let probe: Probe<Value>
    let content: (Binding<Value>) -> Content

    var body: some View {
      content(
        Binding(
          get: { value },
          set: {
            value = $0
            probe.value = $0
            probe.count += 1
          }))
    }
  }

  private func harness<Value>(
    _ value: Value, _ content: @escaping (Binding<Value>) -> some View
  ) -> (Harness, Probe<Value>) {
    let probe = Probe(value)
    return (Harness(size: size) { Stateful(value: value, probe: probe, content: content) }, probe)
  }

  @Test func `a stepper with a string and actions draws as one with a text`() {
    func list(@ViewBuilder _ view: () -> some View) -> [String] {
      Harness(size: size, view).list.items.map { "\($0)" }
    }
    let number = 3
    let titled = list {
      Stepper(String(number)) {
      } onDecrement: {
      }
    }
    let labeled = list {
      Stepper {
        Text(verbatim: "3")
      } onIncrement: {
      } onDecrement: {
      }
    }
    #expect(titled == labeled && !titled.isEmpty)
  }

  @Test func `labels are hidden, and shown again inside`() {
    func count(@ViewBuilder _ view: () -> some View) -> Int {
      Harness(size: size, view).list.items.count
    }
    let shown = count { Toggle("label", isOn: .constant(true)) }
    let hidden = count { Toggle("label", isOn: .constant(true)).labelsVisibility(.hidden) }
    #expect(hidden < shown)
    #expect(count { Toggle("label", isOn: .constant(true)).labelsHidden() } == hidden)
    #expect(
      count { Toggle("label", isOn: .constant(true)).labelsVisibility(.visible).labelsHidden() }
        == shown)
  }

  // MARK: Toggles

  @Test func `a tap toggles a switch, and its knob is animated`() throws {
    let (harness, on) = harness(false) { Toggle("a", isOn: $0) }
    let knob = CGPoint(x: 200 - 25, y: 50)
    let before = try #require(harness.list.fillBounds.last).midX
    harness.tap(knob)
    #expect(on.value)
    harness.settle()
    let after = try #require(harness.list.fillBounds.last)
    #expect(abs(after.midX - before - 20) < 1e-3)
    #expect(after.size == CGSize(width: 27, height: 27))
  }

  @Test func `a switch's knob stretches while pressed and follows a drag`() throws {
    let (harness, on) = harness(false) { Toggle("a", isOn: $0) }
    let start = CGPoint(x: 165, y: 50)
    harness.press(start)
    harness.advance(by: 1)
    #expect(abs(try #require(harness.list.fillBounds.last).width - 34) < 0.5)
    harness.move(from: start, to: CGPoint(x: 180, y: 50), over: 1)
    harness.advance(by: 0.5)
    #expect(on.count == 0)
    harness.release(CGPoint(x: 180, y: 50))
    #expect(on.value && on.count == 1)
  }

  @Test func `a switch that is dragged back stays as it was`() {
    let (harness, on) = harness(true) { Toggle("a", isOn: $0) }
    let start = CGPoint(x: 185, y: 50)
    harness.press(start)
    harness.move(from: start, to: CGPoint(x: 160, y: 50), over: 0.5)
    harness.move(from: CGPoint(x: 160, y: 50), to: start, over: 0.5)
    harness.advance(by: 0.5)
    harness.release(start)
    #expect(on.count == 0)
  }

  @Test func `a disabled switch does nothing`() {
    let (harness, on) = harness(false) { Toggle("a", isOn: $0).disabled(true) }
    harness.tap(CGPoint(x: 175, y: 50))
    #expect(on.count == 0)
  }

  // MARK: Sliders

  @Test func `dragging a slider's knob changes the value relative to the press`() {
    let (harness, value) = harness(0.5) { Slider(value: $0) }
    let start = CGPoint(x: 108, y: 50)
    harness.press(start)
    #expect(value.count == 0)
    // 173 points from one end to the other.
    harness.move(from: start, to: CGPoint(x: 108 + 43.25, y: 50), over: 0.2)
    #expect(abs(value.value - 0.75) < 1e-9)
    harness.release(CGPoint(x: 151.25, y: 50))
    #expect(abs(value.value - 0.75) < 1e-9)
  }

  @Test func `a press on a slider's track moves the knob there`() {
    let (harness, value) = harness(0.0) { Slider(value: $0) }
    harness.press(CGPoint(x: 100, y: 50))
    #expect(abs(value.value - 0.5) < 1e-9)
    harness.move(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 300, y: 50), over: 0.2)
    #expect(value.value == 1)
    harness.release(CGPoint(x: 300, y: 50))
  }

  @Test(arguments: [(0.0, 0.0), (60.0, 4.0), (100.0, 6.0), (199.0, 9.0)])
  func `a slider with steps has only stepped values`(x: Double, expected: Double) {
    // The steps from 0 to 10 by 3 are 0, 3, 6, 9.
    let (harness, value) = harness(1.0) { Slider(value: $0, in: 0...10, step: 3) }
    harness.tap(CGPoint(x: x, y: 50))
    let step = (expected / 3).rounded() * 3
    #expect(value.value == step)
  }

  @Test func `a slider reports the beginning and end of editing`() {
    var changes: [Bool] = []
    let (harness, _) = harness(0.0) { Slider(value: $0, onEditingChanged: { changes.append($0) }) }
    harness.press(CGPoint(x: 100, y: 50))
    #expect(changes == [true])
    harness.release(CGPoint(x: 100, y: 50))
    #expect(changes == [true, false])
  }

  @Test func `a slider's knob jumps to a value that changes without an animation`() {
    let fixture = StateHarness(0.0) { Slider(value: .constant($0)) }
    let before = fixture.harness.list
    fixture.set(0.5)
    let after = fixture.harness.list
    #expect(after != before)
    #expect(fixture.harness.host.animationCount == 0)
    fixture.harness.advance(by: 0.2)
    #expect(fixture.harness.list == after)
  }

  @Test func `a slider's knob moves with the animation of its value`() throws {
    let fixture = StateHarness(0.0) { Slider(value: .constant($0)) }
    func filledWidth() throws -> CGFloat {
      try #require(fixture.harness.list.fillBounds.dropFirst().first).width
    }
    let before = try filledWidth()
    fixture.set(1, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    let halfway = try filledWidth()
    fixture.harness.settle()
    let after = try filledWidth()
    #expect(abs(halfway - (before + after) / 2) < 4)
  }

  // MARK: Steppers

  @Test func `a stepper counts within its bounds`() {
    let (harness, value) = harness(1) { Stepper("a", value: $0, in: 0...2) }
    let (less, more) = (CGPoint(x: 125, y: 50), CGPoint(x: 180, y: 50))
    harness.tap(more)
    harness.tap(more)
    #expect(value.value == 2)
    harness.tap(less)
    #expect(value.value == 1)
  }

  @Test func `a stepper of integers stops at the ends of their type`() {
    func ends<V: FixedWidthInteger>(from start: V, by step: Int) -> [V]
    where V.Stride == Int {
      let (harness, value) = harness(start) {
        Stepper("a", value: $0, in: .min ... .max, step: step)
      }
      harness.tap(CGPoint(x: 180, y: 50))
      let most = value.value
      harness.tap(CGPoint(x: 125, y: 50))
      harness.tap(CGPoint(x: 125, y: 50))
      return [most, value.value]
    }
    #expect(ends(from: UInt8(250), by: 10) == [255, 235])
    #expect(ends(from: Int8(-100), by: 200) == [100, -128])
    #expect(ends(from: Int.max - 1, by: .max) == [.max, -.max])
    #expect(ends(from: UInt.max - 1, by: 5) == [.max, .max - 10])
    #expect(ends(from: 5, by: .min) == [.min + 5, .max])
    let (unlimited, value) = harness(Int.max) { Stepper("a", value: $0) }
    unlimited.tap(CGPoint(x: 180, y: 50))
    #expect(value.value == .max)
  }

  @Test func `changes of a dragged slider and of a held stepper are continuous`() {
    let log = EventLog()
    let fraction = Binding<Double>(
      get: { 0.5 }, set: { log.lines.append("slider \($1.isContinuous)") })
    let slider = Harness(size: size) { Slider(value: fraction) }
    slider.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 150, y: 50), over: 0.2)
    #expect(Set(log.lines) == ["slider true"])
    log.lines = []
    let number = Binding<Int>(
      get: { 0 }, set: { log.lines.append("stepper \($0) \($1.isContinuous)") })
    let stepper = Harness(size: size) { Stepper("a", value: number) }
    stepper.press(CGPoint(x: 180, y: 50))
    #expect(log.lines == ["stepper 1 false"])
    stepper.advance(by: 1)
    stepper.release(CGPoint(x: 180, y: 50))
    #expect(log.lines.count > 2)
    #expect(Set(log.lines.dropFirst()) == ["stepper 1 true"])
    log.lines = []
    stepper.tap(CGPoint(x: 180, y: 50))
    #expect(log.lines == ["stepper 1 false"])
  }

  @Test func `a held stepper repeats`() {
    let (harness, value) = harness(0) { Stepper("a", value: $0) }
    harness.press(CGPoint(x: 180, y: 50))
    #expect(value.value == 1)
    harness.advance(by: 0.45)
    #expect(value.value == 1)
    harness.advance(by: 0.5)
    #expect((4...7).contains(value.value))
    let count = value.value
    harness.release(CGPoint(x: 180, y: 50))
    harness.advance(by: 1)
    #expect(value.value == count)
  }

  // MARK: Pickers

  @Test func `a segmented picker selects by tag and animates its selection`() throws {
    let (harness, value) = harness("a") { selection in
      Picker("p", selection: selection) {
        Text("A").tag("a")
        Text("B").tag("b")
        Text("C").tag("c")
      }
      .pickerStyle(.segmented)
    }
    func selectionBounds() throws -> CGRect {
      try #require(harness.list.fillBounds.first { abs($0.height - 28) < 1 })
    }
    let before = try selectionBounds().midX
    harness.tap(CGPoint(x: 170, y: 50))
    #expect(value.value == "c")
    harness.settle()
    #expect(abs(try selectionBounds().midX - before - 400 / 3) < 0.01)
  }

  @Test func `dragging the selection of a segmented picker moves it`() {
    let (harness, value) = harness(0) { selection in
      Picker("p", selection: selection) { ForEach(0..<4) { Text("\($0)") } }
        .pickerStyle(.segmented)
    }
    harness.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 130, y: 50), over: 0.3)
    #expect(value.value == 2)
  }

  @Test func `a progress bar is filled by its fraction`() {
    let harness = Harness(size: size) { ProgressView(value: 30, total: 120) }
    #expect(harness.list.fillBounds.map(\.width) == [200, 50])
    #expect(harness.settle())
    let spinner = Harness(size: size) { ProgressView() }
    #expect(spinner.host.nextFrame(after: spinner.time) != nil)
  }
}
