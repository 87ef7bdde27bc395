// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AnimationTests {
  private func square(_ x: CGFloat) -> some View {
    Rectangle().frame(width: 20, height: 20).offset(x: x)
  }

  @Test func `without an animation a value jumps, with one it starts where it was`() {
    let stage = RemoteStage(CGFloat(0)) { square($0) }
    stage.set(50)
    #expect(stage.x == 150)
    stage.set(0, .linear(duration: 1))
    #expect(stage.x == 150)
    stage.harness.advance(by: 0.5)
    #expect(abs(stage.x - 125) < 1e-6)
    stage.harness.advance(by: 0.6)
    #expect(stage.x == 100)
    #expect(stage.harness.host.nextFrame(after: stage.harness.time) == nil)
  }

  @Test func `each transaction of a frame keeps its own animation`() {
    struct Two: View {
      @State private var a: CGFloat = 0
      @State private var b: CGFloat = 0
      let control: Remote<Int, EmptyView>.Control

      var body: some View {
        control.set = { _ in
          a = 50
          withAnimation(.linear(duration: 1)) { b = 50 }
        }
        return ZStack {
          Rectangle().frame(width: 10, height: 10).offset(x: a)
          Rectangle().frame(width: 10, height: 10).offset(x: b)
        }
      }
    }
    let control = Remote<Int, EmptyView>.Control()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Two(control: control) }
    control.set(0)
    harness.frame()
    #expect(harness.list.fillCentres.map(\.x) == [150, 100])
    harness.advance(by: 0.5)
    #expect(harness.list.fillCentres.map(\.x) == [150, 125])
  }

  @Test func `animation with a value moves what is inside when the value changes`() {
    let stage = RemoteStage((a: CGFloat(0), b: 0)) { value in
      Rectangle().frame(width: 20, height: 20).offset(x: value.a)
        .animation(.linear(duration: 1), value: value.b)
    }
    stage.set((50, 0))
    #expect(stage.x == 150)
    stage.set((0, 1))
    #expect(stage.x == 150)
    stage.harness.advance(by: 0.5)
    #expect(abs(stage.x - 125) < 1e-6)
  }

  @Test func `animation with a value does not reach what is outside`() {
    let stage = RemoteStage(CGFloat(0)) { value in
      Rectangle().frame(width: 20, height: 20)
        .animation(.linear(duration: 1), value: value)
        .offset(x: value)
    }
    stage.set(50)
    #expect(stage.x == 150)
  }

  @Test func `a nil animation for a value keeps it from moving in an animated change`() {
    let stage = RemoteStage(CGFloat(0)) { value in
      square(value).animation(nil, value: value)
    }
    stage.set(50, .linear(duration: 1))
    #expect(stage.x == 150)
  }

  @Test func `a transaction can keep animations out`() {
    let stage = RemoteStage(CGFloat(0)) { value in
      square(value).transaction { $0.animation = nil }
    }
    stage.set(50, .linear(duration: 1))
    #expect(stage.x == 150)
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    let other = RemoteStage(CGFloat(0)) { value in
      square(value).animation(.linear(duration: 1), value: value)
    }
    withTransaction(transaction) { other.set(50) }
    #expect(other.x == 150)
  }

  @Test func `layout that changes in an animated change moves`() {
    let stage = RemoteStage(false) { isOn in
      HStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 20)
        if isOn { Color.clear.frame(width: 60, height: 10) }
      }
    }
    #expect(stage.x == 100)
    stage.set(true, .linear(duration: 1))
    #expect(stage.x == 100)
    stage.harness.advance(by: 0.5)
    #expect(abs(stage.x - 85) < 1e-6)
    stage.harness.settle()
    #expect(stage.x == 70)
  }

  @Test func `a frame that grows is laid out anew each frame`() {
    let stage = RemoteStage(CGFloat(20)) { width in
      HStack(spacing: 0) {
        Rectangle().frame(width: width, height: 20)
        Rectangle().frame(width: 20, height: 20)
      }
    }
    stage.set(60, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(stage.harness.list.fillBounds.map(\.width) == [40, 20])
    #expect(stage.harness.list.fillBounds.map(\.minX) == [70, 110])
  }

  @Test func `colours move through linear light`() {
    let stage = RemoteStage(Color.black) { $0 }
    stage.set(.white, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    guard case .fill(_, .color(let color), _) = stage.harness.list.items[0] else {
      Issue.record("no fill")
      return
    }
    // Half of the light is 188 of 255.
    #expect(abs(color.red * 255 - 187.5) < 0.6)
  }

  @Test func `a modifier with animatable data sees every value on the way`() {
    struct Slide: ViewModifier, Animatable {
      var animatableData: CGFloat

      func body(content: Content) -> some View { content.offset(x: animatableData * 2) }
    }
    let stage = RemoteStage(CGFloat(0)) { value in
      Rectangle().frame(width: 20, height: 20).modifier(Slide(animatableData: value))
    }
    stage.set(20, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(abs(stage.x - 120) < 1e-6)
  }

  @Test func `a view with animatable data is evaluated at every value on the way`() {
    struct Moved: View, Animatable {
      var animatableData: CGFloat

      var body: some View { Rectangle().frame(width: 20, height: 20).offset(x: animatableData) }
    }
    let stage = RemoteStage(CGFloat(0)) { Moved(animatableData: $0) }
    stage.set(50, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(abs(stage.x - 125) < 1e-6)
    stage.harness.settle()
    #expect(stage.x == 150)
  }

  @Test func `a geometry effect moves`() {
    struct Shake: GeometryEffect {
      var animatableData: CGFloat

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
          CGAffineTransform(translationX: size.width * sin(animatableData * .pi), y: 0))
      }
    }
    let stage = RemoteStage(CGFloat(0)) { value in
      Rectangle().frame(width: 20, height: 20).modifier(Shake(animatableData: value))
    }
    stage.set(1, .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(abs(stage.x - 120) < 1e-6)
    stage.harness.settle()
    #expect(abs(stage.x - 100) < 1e-6)
  }

  @Test func `a binding can animate what it changes`() {
    struct Bound: View {
      @State private var x: CGFloat = 0
      let control: Remote<CGFloat, EmptyView>.Control

      var body: some View {
        control.set = { $x.animation(.linear(duration: 1)).wrappedValue = $0 }
        return Rectangle().frame(width: 20, height: 20).offset(x: x)
      }
    }
    let control = Remote<CGFloat, EmptyView>.Control()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Bound(control: control) }
    control.set(50)
    harness.frame()
    harness.advance(by: 0.5)
    #expect(abs(harness.list.fillCentres[0].x - 125) < 1e-6)
  }

  @Test func `what is set to what it is goes on as it was, in a hand's transaction too`() {
    let stage = RemoteStage((radius: CGFloat(0), y: CGFloat(0))) { value in
      // A blur is another modifier each time, since it holds a closure.
      Rectangle().frame(width: 20, height: 20).blur(radius: value.radius).offset(y: value.y)
    }
    func radius() -> Float {
      for case .beginLayer(.blur(let radius), _) in stage.harness.list.items { return radius }
      return 0
    }
    stage.set((60, 0), .linear(duration: 1))
    stage.harness.advance(by: 0.5)
    #expect(abs(radius() - 30) < 0.01)
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction) { stage.set((60, 10)) }
    #expect(abs(radius() - 31) < 0.01)
    stage.harness.advance(by: 0.25)
    #expect(abs(radius() - 46) < 0.01)
  }

  @Test func `ten thousand retargets leave everything where it was`() {
    let stage = RemoteStage(CGFloat(0)) { square($0) }
    for step in 0..<10_000 { stage.set(CGFloat(step % 2) * 50, .spring()) }
    #expect(stage.harness.host.animationCount == 1)
    stage.harness.settle()
    #expect(stage.x == 150)
    #expect(stage.harness.host.animationCount == 0)
  }
}
