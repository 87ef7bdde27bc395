// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Observation
import Snapback
import Testing

@Observable
private final class Model {
  var x = 0.0
  var y = 0.0
  var name = ""
}

private struct Mover: View {
  let model: Model

  var body: some View {
    Rectangle().frame(width: 10, height: 10).offset(x: model.x)
  }
}

private struct VerticalMover: View {
  let model: Model

  var body: some View {
    Rectangle().frame(width: 10, height: 10).offset(y: model.y)
  }
}

@MainActor
@Suite struct ObservationTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func `only the bodies that read the changed property are evaluated`() {
    let model = Model()
    let harness = Harness(size: size) {
      ZStack {
        Mover(model: model)
        VerticalMover(model: model)
      }
    }
    model.name = "unread"
    harness.frame()
    #expect(harness.host.counters.bodies == 0)
    model.x = 20
    harness.frame()
    #expect(harness.host.counters.bodies == 1)
    #expect(harness.list.fillCenters == [CGPoint(x: 70, y: 50), CGPoint(x: 50, y: 50)])
    model.y = 5
    harness.frame()
    #expect(harness.host.counters.bodies == 1)
    model.x = 21
    model.y = 6
    model.x = 22
    harness.frame()
    #expect(harness.host.counters.bodies == 2)
    #expect(harness.list.fillCenters == [CGPoint(x: 72, y: 50), CGPoint(x: 50, y: 56)])
  }

  @Test func `a change in withAnimation is animated`() {
    let model = Model()
    let harness = Harness(size: size) { Mover(model: model) }
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    harness.frame()
    harness.advance(by: 0.5)
    let x = harness.list.fillCenters[0].x
    #expect(x > 60 && x < 80)
    #expect(harness.settle())
    #expect(harness.list.fillCenters == [CGPoint(x: 90, y: 50)])
  }

  @Test func `a change without animation in the same frame does not discard the animation`() {
    let model = Model()
    let harness = Harness(size: size) {
      ZStack {
        Mover(model: model)
        VerticalMover(model: model)
      }
    }
    for target in [40.0, 0] {
      model.x = 20
      withAnimation(.linear(duration: 1)) { model.x = target }
      harness.frame()
      #expect(harness.host.counters.bodies == 1)
      harness.advance(by: 0.2)
      #expect(harness.host.animationCount == 1)
      #expect(harness.settle())
    }
  }

  @Test func `the last drag change and the spring of its end, in one frame, are both presented`() {
    struct Card: View {
      let model: Model

      var body: some View {
        Rectangle().offset(x: model.x)
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { model.x = $0.translation.width }
              .onEnded { _ in withAnimation(.linear(duration: 1)) { model.x = 0 } })
      }
    }
    let model = Model()
    let harness = Harness(size: size) { Card(model: model) }
    harness.press(CGPoint(x: 50, y: 50))
    harness.send(.move, CGPoint(x: 90, y: 50))
    harness.send(.up, CGPoint(x: 90, y: 50))
    harness.frame()
    harness.frame()
    #expect(harness.list.fillCenters[0].x > 85)
    #expect(harness.settle())
    #expect(harness.list.fillCenters == [CGPoint(x: 50, y: 50)])
  }

  @Test func `a body that no longer reads a property is not evaluated when it changes`() {
    struct ConditionalReader: View {
      let model: Model

      var body: some View {
        Rectangle().opacity(model.x > 0 ? model.y : 0.5)
      }
    }
    let model = Model()
    let harness = Harness(size: size) { ConditionalReader(model: model) }
    for x in [1.0, 2, 0] {
      model.x = x
      harness.frame()
    }
    model.y = 1
    harness.frame()
    #expect(harness.host.counters.bodies == 0)
  }

  @Test func `a removed view no longer observes an object`() {
    struct Pair: View {
      let model: Model
      @State var isShown = true
      let expose: (Binding<Bool>) -> Void

      var body: some View {
        expose($isShown)
        return ZStack { if isShown { Mover(model: model) } }
      }
    }
    let model = Model()
    var shown: Binding<Bool>?
    let harness = Harness(size: size) { Pair(model: model) { shown = $0 } }
    shown?.wrappedValue = false
    harness.settle()
    model.x = 3
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `Bindable gives bindings`() {
    struct Field: View {
      @Binding var value: Double
      var body: some View {
        Rectangle().gesture(DragGesture(minimumDistance: 0).onEnded { _ in value += 1 })
      }
    }
    struct Editor: View {
      @Bindable var model: Model
      var body: some View { Field(value: $model.x) }
    }
    let model = Model()
    let harness = Harness(size: size) { Editor(model: model) }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0.1)
    #expect(model.x == 1)
  }

  @Test func `a binding to the state of an object has bindings to its properties`() {
    struct Owner: View {
      @State private var model = Model()
      let expose: (Binding<Double>, Model) -> Void

      var body: some View {
        expose($model.x, model)
        return Mover(model: model)
      }
    }
    var exposed: (Binding<Double>, Model)?
    let harness = Harness(size: size) { Owner { exposed = ($0, $1) } }
    withAnimation(.linear(duration: 1)) { exposed?.0.wrappedValue = 40 }
    harness.frame()
    // The owner reads only the reference.
    #expect(harness.host.counters.bodies == 1)
    #expect(exposed?.1.x == 40)
    #expect(harness.host.animationCount == 1)
    exposed?.0.animation(nil).wrappedValue = 10
    #expect(exposed?.1.x == 10)
  }

  @Test func `an observable object in the environment is found by its type`() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Rectangle().frame(width: 10, height: 10).offset(x: model.x) }
    }
    struct Optionally: View {
      @Environment(Model.self) private var model: Model?
      var body: some View { Rectangle().opacity(model == nil ? 0.5 : 1) }
    }
    let model = Model()
    let harness = Harness(size: size) {
      ZStack {
        Reader()
        Optionally()
      }
      .environment(model)
    }
    model.x = 30
    harness.frame()
    #expect(harness.host.counters.bodies == 1)
    #expect(harness.list.fillCenters[0] == CGPoint(x: 80, y: 50))
    let without = Harness(size: size) { Optionally() }
    #expect(without.list.items.count == 3)
  }

  @Test func `a change on another thread updates the view`() async {
    let model = Model()
    let harness = Harness(size: size) { Mover(model: model) }
    model.x = 1
    harness.frame()
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.x = 7 }.value
    // The main queue is serial: the change has been delivered once this block has run.
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    harness.frame()
    #expect(harness.list.fillCenters == [CGPoint(x: 57, y: 50)])
  }
}
