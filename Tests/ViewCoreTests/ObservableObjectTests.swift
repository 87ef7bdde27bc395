// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

private class Base: ObservableObject {
  @Published var x = 0.0
}

private final class Derived: Base {
  @Published var y = 0.0
  var unpublished = 0
}

private struct Mover: View {
  @ObservedObject var model: Derived

  var body: some View {
    Rectangle().frame(width: 10, height: 10).offset(x: model.x, y: model.y)
  }
}

@MainActor
@Suite struct ObservableObjectTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func `changes of an observed object update views, including inherited properties`() {
    let model = Derived()
    let harness = Harness(size: size) { Mover(model: model) }
    model.x = 10
    model.y = 20
    harness.frame()
    #expect(harness.list.fillCenters == [CGPoint(x: 60, y: 70)])
    #expect(harness.host.counters.bodies == 1)
    harness.settle()
    model.unpublished = 1
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `a change in withAnimation is animated`() {
    let model = Derived()
    let harness = Harness(size: size) { Mover(model: model) }
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    harness.frame()
    harness.advance(by: 0.5)
    let x = harness.list.fillCenters[0].x
    #expect(x > 60 && x < 80)
    #expect(harness.settle())
    #expect(harness.list.fillCenters == [CGPoint(x: 90, y: 50)])
  }

  @Test func `a state object is made once for each view`() {
    final class Counted: ObservableObject {
      @Published var x = 0.0
      init(_ onInit: () -> Void) { onInit() }
    }
    struct Owner: View {
      @StateObject private var model: Counted
      var opacity: Double

      init(opacity: Double, onInit: @escaping () -> Void) {
        self.opacity = opacity
        _model = StateObject(wrappedValue: Counted(onInit))
      }

      var body: some View {
        Rectangle().opacity(opacity).offset(x: model.x)
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in model.x += 1 })
      }
    }
    struct Parent: View {
      @State var opacity = 1.0
      let expose: (Binding<Double>) -> Void
      let onInit: () -> Void

      var body: some View {
        expose($opacity)
        return ZStack {
          Owner(opacity: opacity, onInit: onInit)
          Owner(opacity: opacity, onInit: onInit)
        }
      }
    }
    var count = 0
    var opacity: Binding<Double>?
    let harness = Harness(size: size) {
      Parent(expose: { opacity = $0 }, onInit: { count += 1 })
    }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0.1)
    opacity?.wrappedValue = 0.9
    harness.frame()
    #expect(count == 2)
    #expect(harness.list.fillCenters.map(\.x).sorted() == [50, 51])
  }

  @Test func `an environment object is found by its type, and gives bindings`() {
    struct Reader: View {
      @EnvironmentObject private var model: Derived
      var body: some View {
        Rectangle().frame(width: 40, height: 40).offset(x: model.x)
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in $model.x.wrappedValue += 2 })
      }
    }
    let model = Derived()
    let harness = Harness(size: size) { ZStack { Reader() }.environmentObject(model) }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0.1)
    #expect(model.x == 2)
    #expect(harness.list.fillCenters == [CGPoint(x: 52, y: 50)])
  }

  @Test func `a missing environment object is a runtime error with its name`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        struct Reader: View {
          @EnvironmentObject private var model: Derived
          var body: some View { Rectangle().offset(x: model.x) }
        }
        _ = Harness(size: CGSize(width: 10, height: 10)) { Reader() }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("No ObservableObject of type Derived found."))
  }

  @Test func `an observed object can be replaced by another`() {
    struct Chooser: View {
      @State var isSecond = false
      let models: [Derived]
      let expose: (Binding<Bool>) -> Void

      var body: some View {
        expose($isSecond)
        return Mover(model: models[isSecond ? 1 : 0])
      }
    }
    let models = [Derived(), Derived()]
    var isSecond: Binding<Bool>?
    let harness = Harness(size: size) { Chooser(models: models) { isSecond = $0 } }
    models[1].x = 5
    isSecond?.wrappedValue = true
    harness.frame()
    #expect(harness.list.fillCenters == [CGPoint(x: 55, y: 50)])
    harness.settle()
    models[0].x = 9
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }
}
