// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// A square whose offset is the number of drags that it has had, which is its state.
private struct DragCounter: View {
  @State private var count = 0
  var side: CGFloat = 100

  var body: some View {
    Rectangle()
      .frame(width: side, height: side)
      .offset(x: CGFloat(count))
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in count += 1 })
  }
}

/// Toggles a `ToggledView` from outside.
private final class ToggleControl {
  var toggle: () -> Void = {}
}

private struct ToggledView<Content: View>: View {
  let control: ToggleControl
  let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    control.toggle = { isOn.toggle() }
    return content(isOn)
  }
}

@MainActor
@Suite struct StateTests {
  let center = CGPoint(x: 195, y: 422)

  private func tap(_ harness: Harness) {
    harness.press(center)
    harness.release(center)
  }

  @Test func `a new value can be read immediately`() {
    var values: [Int] = []
    struct Counter: View {
      @State private var count = 1
      let report: (Int) -> Void

      var body: some View {
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onEnded { _ in
            count += 1
            report(count)
            count *= 10
            report(count)
          })
      }
    }
    let harness = Harness { Counter { values.append($0) } }
    tap(harness)
    #expect(values == [2, 20])
  }

  @Test func `state is kept when the parent is evaluated with other values`() {
    let control = ToggleControl()
    let harness = Harness {
      ToggledView(control: control) { isOn in DragCounter(side: isOn ? 50 : 100) }
    }
    tap(harness)
    #expect(harness.list.fillCenters == [CGPoint(x: 196, y: 422)])
    control.toggle()
    harness.frame()
    #expect(harness.list.fillBounds == [CGRect(x: 171, y: 397, width: 50, height: 50)])
  }

  @Test func `each branch has its own state, which is initial again when the branch returns`() {
    let control = ToggleControl()
    let harness = Harness {
      ToggledView(control: control) { isOn in
        ZStack {
          if isOn { DragCounter() } else { DragCounter() }
        }
      }
    }
    tap(harness)
    #expect(harness.list.fillCenters == [CGPoint(x: 196, y: 422)])
    control.toggle()
    harness.frame()
    #expect(harness.list.fillCenters == [center])
    tap(harness)
    tap(harness)
    control.toggle()
    harness.frame()
    #expect(harness.list.fillCenters == [center])
  }

  @Test func `a view that is removed and inserted again has its initial state`() {
    let control = ToggleControl()
    let harness = Harness {
      ToggledView(control: control) { isOn in
        ZStack {
          if !isOn { DragCounter() }
        }
      }
    }
    tap(harness)
    control.toggle()
    #expect(harness.frame().items.isEmpty)
    control.toggle()
    harness.frame()
    #expect(harness.list.fillCenters == [center])
  }

  @Test func `in a ForEach state is kept by id`() {
    let control = ToggleControl()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      ToggledView(control: control) { isOn in
        ZStack {
          ForEach(isOn ? [2, 1] : [1, 2], id: \.self) { id in
            DragCounter(side: CGFloat(id * 20))
          }
        }
      }
    }
    // The larger one is in front and is hit.
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    #expect(harness.list.fillBounds.map(\.minX) == [40, 31])
    control.toggle()
    harness.frame()
    #expect(harness.list.fillBounds.map(\.minX) == [31, 40])
  }

  @Test func `only bodies that read a changed value are evaluated`() {
    struct Inner: View {
      @Binding var value: Int

      var body: some View { Color.red.opacity(value > 0 ? 0.5 : 1) }
    }
    struct Bystander: View {
      var body: some View { Color.blue }
    }
    struct Outer: View {
      @State private var value = 0

      var body: some View {
        ZStack {
          Inner(value: $value)
          Bystander()
        }
        .gesture(DragGesture(minimumDistance: 0).onEnded { _ in value += 1 })
      }
    }
    let harness = Harness { Outer() }
    #expect(harness.host.counters.bodies == 0)
    harness.press(center)
    harness.release(center)
    // Inner reads the value through its binding; Outer only passes it on.
    #expect(harness.host.counters.bodies == 1)
    harness.frame()
    #expect(harness.host.counters.bodies == 0)
  }

  @Test func `setting an equal value evaluates no body`() {
    struct Unchanged: View {
      @State private var value = 0

      var body: some View {
        Color.red.opacity(value == 0 ? 1 : 0.5)
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in value = 0 })
      }
    }
    let harness = Harness { Unchanged() }
    harness.press(center)
    harness.release(center)
    #expect(harness.host.counters.bodies == 0)
  }

  @Test func `a body that sets state does not block the frame`() {
    struct SelfInvalidating: View {
      @State private var value = 0

      var body: some View {
        value += 1
        return Color.red.opacity(value % 2 == 0 ? 1 : 0.5)
      }
    }
    let harness = Harness { SelfInvalidating() }
    for _ in 0..<5 {
      harness.frame()
      #expect(harness.host.counters.bodies <= 8)
    }
  }

  @Test func `a change of an environment value evaluates the bodies that read it`() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View { Rectangle().opacity(scheme == .dark ? 0.5 : 1) }
    }
    let control = ToggleControl()
    let harness = Harness {
      ToggledView(control: control) { isOn in
        ZStack {
          Reader()
        }
        .environment(\.colorScheme, isOn ? .dark : .light)
      }
    }
    #expect(harness.list.items.count == 1)
    control.toggle()
    harness.frame()
    // The body that toggles, and the reader.
    #expect(harness.list.items.count == 3)
    #expect(harness.host.counters.bodies == 2)
  }
}
