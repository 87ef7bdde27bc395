// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// A square that moves right by one point each time it is dragged: what it remembers can be seen.
private struct Remembering: View {
  @State private var count = 0
  var side: CGFloat = 100

  var body: some View {
    Rectangle()
      .frame(width: side, height: side)
      .offset(x: CGFloat(count))
      .gesture(DragGesture(minimumDistance: 0).onEnded { _ in count += 1 })
  }
}

/// What a test flips from outside.
private final class Switch {
  var flip: () -> Void = {}
}

private struct Flipping<Content: View>: View {
  let control: Switch
  let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    control.flip = { isOn.toggle() }
    return content(isOn)
  }
}

@MainActor
@Suite struct StateTests {
  let centre = CGPoint(x: 195, y: 422)

  private func tap(_ harness: Harness) {
    harness.press(centre)
    harness.release(centre)
  }

  @Test func `a value that is set can be read at once`() {
    var seen: [Int] = []
    struct Counter: View {
      @State private var count = 1
      let tell: (Int) -> Void

      var body: some View {
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onEnded { _ in
            count += 1
            tell(count)
            count *= 10
            tell(count)
          })
      }
    }
    let harness = Harness { Counter { seen.append($0) } }
    tap(harness)
    #expect(seen == [2, 20])
  }

  @Test func `state lives on when the parent is made anew with other values`() {
    let control = Switch()
    let harness = Harness {
      Flipping(control: control) { isOn in Remembering(side: isOn ? 50 : 100) }
    }
    tap(harness)
    #expect(harness.list.fillCentres == [CGPoint(x: 196, y: 422)])
    control.flip()
    harness.frame()
    #expect(harness.list.fillBounds == [CGRect(x: 171, y: 397, width: 50, height: 50)])
  }

  @Test func `another branch is another place, and coming back starts anew`() {
    let control = Switch()
    let harness = Harness {
      Flipping(control: control) { isOn in
        ZStack {
          if isOn { Remembering() } else { Remembering() }
        }
      }
    }
    tap(harness)
    #expect(harness.list.fillCentres == [CGPoint(x: 196, y: 422)])
    control.flip()
    harness.frame()
    #expect(harness.list.fillCentres == [centre])
    tap(harness)
    tap(harness)
    control.flip()
    harness.frame()
    #expect(harness.list.fillCentres == [centre])
  }

  @Test func `a view that left an if and came back starts anew`() {
    let control = Switch()
    let harness = Harness {
      Flipping(control: control) { isOn in
        ZStack {
          if !isOn { Remembering() }
        }
      }
    }
    tap(harness)
    control.flip()
    #expect(harness.frame().items.isEmpty)
    control.flip()
    harness.frame()
    #expect(harness.list.fillCentres == [centre])
  }

  @Test func `in a ForEach state stays with the id`() {
    let control = Switch()
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Flipping(control: control) { isOn in
        ZStack {
          ForEach(isOn ? [2, 1] : [1, 2], id: \.self) { id in
            Remembering(side: CGFloat(id * 20))
          }
        }
      }
    }
    // The larger one lies on top and is hit.
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    #expect(harness.list.fillBounds.map(\.minX) == [40, 31])
    control.flip()
    harness.frame()
    #expect(harness.list.fillBounds.map(\.minX) == [31, 40])
  }

  @Test func `only bodies that read what changed run again`() {
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
    harness.press(centre)
    harness.release(centre)
    // Inner reads the value through its binding; Outer only hands it on.
    #expect(harness.host.counters.bodies == 1)
    harness.frame()
    #expect(harness.host.counters.bodies == 0)
  }

  @Test func `setting a value to what it is changes nothing`() {
    struct Still: View {
      @State private var value = 0

      var body: some View {
        Color.red.opacity(value == 0 ? 1 : 0.5)
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in value = 0 })
      }
    }
    let harness = Harness { Still() }
    harness.press(centre)
    harness.release(centre)
    #expect(harness.host.counters.bodies == 0)
  }

  @Test func `a body that sets state cannot hang the window`() {
    struct Restless: View {
      @State private var value = 0

      var body: some View {
        value += 1
        return Color.red.opacity(value % 2 == 0 ? 1 : 0.5)
      }
    }
    let harness = Harness { Restless() }
    for _ in 0..<5 {
      harness.frame()
      #expect(harness.host.counters.bodies <= 8)
    }
  }

  @Test func `a value of the environment reaches those who read it`() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View { Rectangle().opacity(scheme == .dark ? 0.5 : 1) }
    }
    let control = Switch()
    let harness = Harness {
      Flipping(control: control) { isOn in
        ZStack {
          Reader()
        }
        .environment(\.colorScheme, isOn ? .dark : .light)
      }
    }
    #expect(harness.list.items.count == 1)
    control.flip()
    harness.frame()
    // The body that flips, and the reader.
    #expect(harness.list.items.count == 3)
    #expect(harness.host.counters.bodies == 2)
  }
}

@MainActor
@Suite struct ScreenTests {
  private struct Sheet: View {
    @State private var offset = UIScreen.main.bounds.height / 2

    var body: some View { Color.red.frame(width: 10, height: 10).offset(y: offset) }
  }

  @Test func `the screen has the window's size before the first view is made`() {
    let list = Harness(size: CGSize(width: 100, height: 60)) { Sheet() }.list
    #expect(list.fillCentres == [CGPoint(x: 50, y: 60)])
  }
}
