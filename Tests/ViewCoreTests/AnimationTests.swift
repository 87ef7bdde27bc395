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

  @Test func `a value jumps without an animation, and starts at the previous value with one`() {
    let fixture = StateHarness(CGFloat(0)) { square($0) }
    fixture.set(50)
    #expect(fixture.x == 150)
    fixture.set(0, .linear(duration: 1))
    #expect(fixture.x == 150)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 125) < 1e-6)
    fixture.harness.advance(by: 0.6)
    #expect(fixture.x == 100)
    #expect(fixture.harness.host.nextFrame(after: fixture.harness.time) == nil)
  }

  @Test func `each transaction of a frame has its own animation`() {
    struct Two: View {
      @State private var a: CGFloat = 0
      @State private var b: CGFloat = 0
      let control: StateDrivenView<Int, EmptyView>.Control

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
    let control = StateDrivenView<Int, EmptyView>.Control()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Two(control: control) }
    control.set(0)
    harness.frame()
    #expect(harness.list.fillCenters.map(\.x) == [150, 100])
    harness.advance(by: 0.5)
    #expect(harness.list.fillCenters.map(\.x) == [150, 125])
  }

  @Test func `animation(_:value:) animates its content when the value changes`() {
    let fixture = StateHarness((a: CGFloat(0), b: 0)) { value in
      Rectangle().frame(width: 20, height: 20).offset(x: value.a)
        .animation(.linear(duration: 1), value: value.b)
    }
    fixture.set((50, 0))
    #expect(fixture.x == 150)
    fixture.set((0, 1))
    #expect(fixture.x == 150)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 125) < 1e-6)
  }

  @Test func `an animation of a modifier animates what the modifier changes, not what it modifies`()
  {
    struct Shift: ViewModifier {
      var y: CGFloat
      func body(content: Content) -> some View { content.offset(y: y) }
    }
    let fixture = StateHarness(CGFloat(0)) { value in
      Rectangle().frame(width: 20, height: 20).offset(x: value)
        .modifier(Shift(y: value).animation(.linear(duration: 1)))
    }
    let start = fixture.harness.list.fillCenters[0]
    fixture.set(50)
    #expect(fixture.harness.list.fillCenters[0].x == start.x + 50)
    #expect(fixture.harness.list.fillCenters[0].y == start.y)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.harness.list.fillCenters[0].y - start.y - 25) < 1e-6)
    // The view inside keeps the animation of its own change.
    fixture.set(0, .linear(duration: 2))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.harness.list.fillCenters[0].x - start.x - 37.5) < 1e-6)
  }

  @Test func `animation(_:value:) does not affect modifiers outside of it`() {
    let fixture = StateHarness(CGFloat(0)) { value in
      Rectangle().frame(width: 20, height: 20)
        .animation(.linear(duration: 1), value: value)
        .offset(x: value)
    }
    fixture.set(50)
    #expect(fixture.x == 150)
  }

  @Test func `animation(nil, value:) disables the animation of the change`() {
    let fixture = StateHarness(CGFloat(0)) { value in
      square(value).animation(nil, value: value)
    }
    fixture.set(50, .linear(duration: 1))
    #expect(fixture.x == 150)
  }

  @Test func `transaction modifiers and disablesAnimations disable animations`() {
    let fixture = StateHarness(CGFloat(0)) { value in
      square(value).transaction { $0.animation = nil }
    }
    fixture.set(50, .linear(duration: 1))
    #expect(fixture.x == 150)
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    let other = StateHarness(CGFloat(0)) { value in
      square(value).animation(.linear(duration: 1), value: value)
    }
    withTransaction(transaction) { other.set(50) }
    #expect(other.x == 150)
  }

  @Test func `layout changes are animated`() {
    let fixture = StateHarness(false) { isOn in
      HStack(spacing: 0) {
        Rectangle().frame(width: 20, height: 20)
        if isOn { Color.clear.frame(width: 60, height: 10) }
      }
    }
    #expect(fixture.x == 100)
    fixture.set(true, .linear(duration: 1))
    #expect(fixture.x == 100)
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 85) < 1e-6)
    fixture.harness.settle()
    #expect(fixture.x == 70)
  }

  @Test func `an animated frame is laid out in each frame`() {
    let fixture = StateHarness(CGFloat(20)) { width in
      HStack(spacing: 0) {
        Rectangle().frame(width: width, height: 20)
        Rectangle().frame(width: 20, height: 20)
      }
    }
    fixture.set(60, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(fixture.harness.list.fillBounds.map(\.width) == [40, 20])
    #expect(fixture.harness.list.fillBounds.map(\.minX) == [70, 110])
  }

  @Test func `colors are interpolated in linear light`() {
    let fixture = StateHarness(Color.black) { $0 }
    fixture.set(.white, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    guard case .fill(_, .color(let color), _) = fixture.harness.list.items[0] else {
      Issue.record("no fill")
      return
    }
    // Half of the linear light is 187.5 of 255 in sRGB.
    #expect(abs(color.red * 255 - 187.5) < 0.6)
  }

  @Test func `an animatable modifier is evaluated with each interpolated value`() {
    struct Slide: ViewModifier, Animatable {
      var animatableData: CGFloat

      func body(content: Content) -> some View { content.offset(x: animatableData * 2) }
    }
    let fixture = StateHarness(CGFloat(0)) { value in
      Rectangle().frame(width: 20, height: 20).modifier(Slide(animatableData: value))
    }
    fixture.set(20, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 120) < 1e-6)
  }

  @Test func `an animatable view is evaluated with each interpolated value`() {
    struct Moved: View, Animatable {
      var animatableData: CGFloat

      var body: some View { Rectangle().frame(width: 20, height: 20).offset(x: animatableData) }
    }
    let fixture = StateHarness(CGFloat(0)) { Moved(animatableData: $0) }
    fixture.set(50, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 125) < 1e-6)
    fixture.harness.settle()
    #expect(fixture.x == 150)
  }

  @Test func `a geometry effect is animated`() {
    struct Shake: GeometryEffect {
      var animatableData: CGFloat

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
          CGAffineTransform(translationX: size.width * sin(animatableData * .pi), y: 0))
      }
    }
    let fixture = StateHarness(CGFloat(0)) { value in
      Rectangle().frame(width: 20, height: 20).modifier(Shake(animatableData: value))
    }
    fixture.set(1, .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(fixture.x - 120) < 1e-6)
    fixture.harness.settle()
    #expect(abs(fixture.x - 100) < 1e-6)
  }

  @Test func `a binding with an animation animates its changes`() {
    struct Bound: View {
      @State private var x: CGFloat = 0
      let control: StateDrivenView<CGFloat, EmptyView>.Control

      var body: some View {
        control.set = { $x.animation(.linear(duration: 1)).wrappedValue = $0 }
        return Rectangle().frame(width: 20, height: 20).offset(x: x)
      }
    }
    let control = StateDrivenView<CGFloat, EmptyView>.Control()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { Bound(control: control) }
    control.set(50)
    harness.frame()
    harness.advance(by: 0.5)
    #expect(abs(harness.list.fillCenters[0].x - 125) < 1e-6)
  }

  @Test
  func `setting an equal value does not interrupt an animation, also in a gesture's transaction`() {
    let fixture = StateHarness((radius: CGFloat(0), y: CGFloat(0))) { value in
      // A blur never compares as equal, since it holds a closure.
      Rectangle().frame(width: 20, height: 20).blur(radius: value.radius).offset(y: value.y)
    }
    func radius() -> Float {
      for case .beginLayer(.blur(let radius), _) in fixture.harness.list.items { return radius }
      return 0
    }
    fixture.set((60, 0), .linear(duration: 1))
    fixture.harness.advance(by: 0.5)
    #expect(abs(radius() - 30) < 0.01)
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction) { fixture.set((60, 10)) }
    #expect(abs(radius() - 31) < 0.01)
    fixture.harness.advance(by: 0.25)
    #expect(abs(radius() - 46) < 0.01)
  }

  @Test func `10000 retargets leave one animation, which settles`() {
    let fixture = StateHarness(CGFloat(0)) { square($0) }
    for step in 0..<10_000 { fixture.set(CGFloat(step % 2) * 50, .spring()) }
    #expect(fixture.harness.host.animationCount == 1)
    fixture.harness.settle()
    #expect(fixture.x == 150)
    #expect(fixture.harness.host.animationCount == 0)
  }
}
