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
  var unseen = 0
}

private struct Mover: View {
  @ObservedObject var model: Derived

  var body: some View {
    Rectangle().frame(width: 10, height: 10).offset(x: model.x, y: model.y)
  }
}

@MainActor
@Suite struct StateObjectTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func `an observed object's changes are seen, inherited properties too`() {
    let model = Derived()
    let harness = Harness(size: size) { Mover(model: model) }
    model.x = 10
    model.y = 20
    harness.frame()
    #expect(harness.list.fillCentres == [CGPoint(x: 60, y: 70)])
    #expect(harness.host.counters.bodies == 1)
    harness.settle()
    model.unseen = 1
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `what is changed with an animation moves`() {
    let model = Derived()
    let harness = Harness(size: size) { Mover(model: model) }
    withAnimation(.linear(duration: 1)) { model.x = 40 }
    harness.frame()
    harness.advance(by: 0.5)
    let x = harness.list.fillCentres[0].x
    #expect(x > 60 && x < 80)
    #expect(harness.settle())
    #expect(harness.list.fillCentres == [CGPoint(x: 90, y: 50)])
  }

  @Test func `a state object is made once for each place`() {
    final class Counted: ObservableObject {
      @Published var x = 0.0
      init(_ made: () -> Void) { made() }
    }
    struct Owner: View {
      @StateObject private var model: Counted
      var opacity: Double

      init(opacity: Double, made: @escaping () -> Void) {
        self.opacity = opacity
        _model = StateObject(wrappedValue: Counted(made))
      }

      var body: some View {
        Rectangle().opacity(opacity).offset(x: model.x)
          .gesture(DragGesture(minimumDistance: 0).onEnded { _ in model.x += 1 })
      }
    }
    struct Parent: View {
      @State var opacity = 1.0
      let keep: (Binding<Double>) -> Void
      let made: () -> Void

      var body: some View {
        keep($opacity)
        return ZStack {
          Owner(opacity: opacity, made: made)
          Owner(opacity: opacity, made: made)
        }
      }
    }
    var count = 0
    var opacity: Binding<Double>?
    let harness = Harness(size: size) {
      Parent(keep: { opacity = $0 }, made: { count += 1 })
    }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0.1)
    opacity?.wrappedValue = 0.9
    harness.frame()
    #expect(count == 2)
    #expect(harness.list.fillCentres.map(\.x).sorted() == [50, 51])
  }

  @Test func `an object in the environment is found by its type, and makes bindings`() {
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
    #expect(harness.list.fillCentres == [CGPoint(x: 52, y: 50)])
  }

  @Test func `without an object of the type the message names it`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        struct Reader: View {
          @EnvironmentObject private var model: Derived
          var body: some View { Rectangle().offset(x: model.x) }
        }
        _ = Harness(size: CGSize(width: 10, height: 10)) { Reader() }
      }
    }
  }

  @Test func `another object takes the place of the one before`() {
    struct Chooser: View {
      @State var isSecond = false
      let models: [Derived]
      let keep: (Binding<Bool>) -> Void

      var body: some View {
        keep($isSecond)
        return Mover(model: models[isSecond ? 1 : 0])
      }
    }
    let models = [Derived(), Derived()]
    var isSecond: Binding<Bool>?
    let harness = Harness(size: size) { Chooser(models: models) { isSecond = $0 } }
    models[1].x = 5
    isSecond?.wrappedValue = true
    harness.frame()
    #expect(harness.list.fillCentres == [CGPoint(x: 55, y: 50)])
    harness.settle()
    models[0].x = 9
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }
}
