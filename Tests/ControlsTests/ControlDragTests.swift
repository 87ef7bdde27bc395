// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// Touches that begin on controls in a scroll view: they scroll, or operate the control.
@MainActor
@Suite struct ControlDragTests {
  @Observable final class Model {
    var number = 0.5
    var isOn = false
    var text = "abc"
    var choice = 0
  }

  private struct Controls: View {
    let model: Model

    var body: some View {
      @Bindable var model = model
      ScrollView {
        VStack(spacing: 0) {
          Slider(value: $model.number).frame(height: 50)
          Toggle("", isOn: $model.isOn).labelsHidden().frame(height: 50)
          TextField("", text: $model.text).frame(height: 50)
          Picker("", selection: $model.choice) {
            Text("a").tag(0)
            Text("b").tag(1)
          }
          .pickerStyle(.segmented).frame(height: 50)
          Color.red.frame(height: 800)
        }
      }
    }
  }

  private let model = Model()

  private func harness() -> Harness {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Controls(model: model) }
    harness.frame()
    return harness
  }

  /// The distance that the content is scrolled.
  private func offset(_ harness: Harness) -> CGFloat? {
    harness.frame().fillBounds.first { $0.height == 800 }.map { 200 - $0.minY }
  }

  /// Moves a finger, from where it is held for an interval.
  private func drag(
    _ harness: Harness, from start: CGPoint, by distance: CGSize, after hold: Double = 0
  ) {
    harness.touch(.down, [start])
    harness.advance(by: hold)
    for step in 1...12 {
      let fraction = CGFloat(step) / 12
      harness.touch(
        .move,
        [CGPoint(x: start.x + distance.width * fraction, y: start.y + distance.height * fraction)])
      harness.frame()
    }
  }

  private func release(_ harness: Harness, _ point: CGPoint) {
    harness.touch(.up, [point])
    harness.frame()
  }

  @Test(arguments: [25, 75, 125, 175] as [CGFloat])
  func `a finger that moves along the axis of a scroll view scrolls from a control`(y: CGFloat) {
    let harness = harness()
    let start = CGPoint(x: y == 75 ? 150 : 250, y: y)
    drag(harness, from: start, by: CGSize(width: 0, height: -60))
    #expect(offset(harness).map { $0 > 40 } == true)
    release(harness, CGPoint(x: start.x, y: start.y - 60))
    #expect(model.number == 0.5 && !model.isOn && model.choice == 0)
    harness.settle()
    #expect(!harness.host.focus.isEditingText)
  }

  @Test func `a finger that moves across the axis, or is held before, operates a slider`() {
    let harness = harness()
    drag(harness, from: CGPoint(x: 150, y: 25), by: CGSize(width: 60, height: 0))
    #expect(model.number > 0.6)
    release(harness, CGPoint(x: 210, y: 25))
    let start = CGPoint(x: 210, y: 25)
    drag(harness, from: start, by: CGSize(width: 30, height: -60), after: 0.3)
    #expect(model.number > 0.75)
    #expect(offset(harness) == 0)
  }

  @Test func `taps operate controls in a scroll view`() {
    let harness = harness()
    harness.tap(CGPoint(x: 250, y: 175))
    #expect(model.choice == 1)
    harness.tap(CGPoint(x: 150, y: 75))
    #expect(model.isOn)
    for phase in [true, false] {
      harness.touch(phase ? .down : .up, [CGPoint(x: 100, y: 125)])
      harness.frame()
      #expect(harness.host.focus.isEditingText == !phase)
    }
  }

  @Test func `a finger that moves over a text field drags the view around it without focusing it`()
    throws
  {
    struct Card: View {
      @State private var text = ""
      @State private var offset = CGSize.zero
      @FocusState private var isFocused: Bool

      var body: some View {
        TextField("", text: $text).focused($isFocused).padding(20)
          .background(isFocused ? Color.red : Color.blue)
          .offset(offset)
          .simultaneousGesture(DragGesture().onChanged { offset = $0.translation })
      }
    }
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Card() }
    let blue = try #require(harness.list.fillBounds.first)
    drag(harness, from: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 60))
    #expect(try #require(harness.list.fillBounds.first).minY > blue.minY + 50)
    release(harness, CGPoint(x: 150, y: 260))
    #expect(harness.host.textInputArea == nil)
    harness.touch(.down, [CGPoint(x: 150, y: 260)])
    harness.frame()
    release(harness, CGPoint(x: 150, y: 260))
    #expect(harness.host.textInputArea != nil)
  }
}
