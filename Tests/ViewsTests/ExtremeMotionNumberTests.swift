// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Numbers at the edges of `Double`, as divisions by 0 give, in schedules, gestures and animations.
@MainActor
@Suite struct ExtremeMotionNumberTests {
  private let red = Color.red

  @Test func `schedules accept any number`() {
    let sweep = NumberSweep()
    sweep.check("Timeline periodic") { n in
      TimelineView(.periodic(from: .now, by: Double(n))) { t in
        Text("\(t.date.timeIntervalSinceReferenceDate)")
      }
    }
    sweep.check("Timeline from") { n in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: Double(n)), by: 1)) { _ in
        Text("a")
      }
    }
    sweep.check("Timeline animation") { n in
      TimelineView(.animation(minimumInterval: Double(n))) { _ in red }
    }
    sweep.check("Timeline explicit") { n in
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: Double(n)), .now])) { _ in red }
    }
    #expect(sweep.defects == [])
  }

  @Test func `gestures accept any number`() {
    let sweep = NumberSweep()
    sweep.check("DragGesture") { n in
      GestureCount { o in
        DragGesture(minimumDistance: n).onChanged { o.wrappedValue = $0.translation }
      }
    }
    sweep.check("LongPress") { n in
      GestureCount { o in
        LongPressGesture(minimumDuration: Double(n), maximumDistance: n).onEnded { _ in
          o.wrappedValue.width += 5
        }
      }
    }
    sweep.check("onLongPressGesture") { n in
      red.onLongPressGesture(minimumDuration: Double(n), maximumDistance: n) {}
    }
    sweep.check("Magnify") { n in
      GestureCount { o in
        MagnifyGesture(minimumScaleDelta: n).onChanged { o.wrappedValue.width = $0.magnification }
      }
    }
    sweep.check("Rotate") { n in
      GestureCount { o in
        RotateGesture(minimumAngleDelta: .degrees(Double(n))).onChanged {
          o.wrappedValue.width = $0.rotation.degrees
        }
      }
    }
    sweep.check("drag to number") { n in
      GestureCount { o in
        DragGesture().onChanged { o.wrappedValue.width = $0.translation.width * n }.onEnded { v in
          withAnimation(.spring) { o.wrappedValue.width = v.predictedEndTranslation.width * n }
        }
      }
    }
    #expect(sweep.defects == [])
  }

  @Test func `animations accept any number`() {
    let sweep = NumberSweep()
    sweep.checkAnimation("spring duration") { .spring(duration: $0) }
    sweep.checkAnimation("spring bounce") { .spring(duration: 0.4, bounce: $0) }
    sweep.checkAnimation("spring blend") { .spring(duration: 0.4, blendDuration: $0) }
    sweep.checkAnimation("spring response") { .spring(response: $0, dampingFraction: 0.8) }
    sweep.checkAnimation("spring damping") { .spring(response: 0.4, dampingFraction: $0) }
    sweep.checkAnimation("interpolating mass") {
      .interpolatingSpring(mass: $0, stiffness: 100, damping: 10)
    }
    sweep.checkAnimation("interpolating stiffness") {
      .interpolatingSpring(stiffness: $0, damping: 10)
    }
    sweep.checkAnimation("interpolating damping") {
      .interpolatingSpring(stiffness: 100, damping: $0)
    }
    sweep.checkAnimation("interpolating velocity") {
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: $0)
    }
    sweep.checkAnimation("interactive") {
      .interactiveSpring(response: $0, dampingFraction: $0, blendDuration: $0)
    }
    sweep.checkAnimation("smooth") { .smooth(duration: $0, extraBounce: $0) }
    sweep.checkAnimation("bouncy") { .bouncy(duration: 0.4, extraBounce: $0) }
    sweep.checkAnimation("linear") { .linear(duration: $0) }
    sweep.checkAnimation("easeInOut") { .easeInOut(duration: $0) }
    sweep.checkAnimation("timingCurve") { .timingCurve($0, $0, $0, 1, duration: 0.4) }
    sweep.checkAnimation("timingCurve duration") { .timingCurve(0.1, 0.2, 0.3, 1, duration: $0) }
    sweep.checkAnimation("delay") { .linear(duration: 0.2).delay($0) }
    sweep.checkAnimation("speed") { .linear(duration: 0.2).speed($0) }
    sweep.checkAnimation("spring speed") { .spring.speed($0) }
    sweep.checkAnimation("repeat speed") { .linear(duration: $0).repeatForever() }
    sweep.checkAnimation("repeat count") { .linear(duration: $0).delay($0).repeatCount(3) }
    sweep.checkAnimation("Spring mass") {
      .spring(Spring(mass: $0, stiffness: $0, damping: $0, allowOverDamping: true))
    }
    sweep.checkAnimation("Spring settling") {
      .spring(Spring(settlingDuration: $0, dampingRatio: 0.5))
    }
    sweep.checkAnimation("Spring settling damping") {
      .spring(Spring(settlingDuration: 0.4, dampingRatio: $0))
    }
    sweep.checkAnimation("Spring settling epsilon") {
      .spring(Spring(settlingDuration: 0.4, dampingRatio: 0.5, epsilon: $0))
    }
    sweep.checkAnimation("unit curve") { n in
      .timingCurve(
        UnitCurve.bezier(
          startControlPoint: UnitPoint(x: n, y: n), endControlPoint: UnitPoint(x: n, y: 1)),
        duration: 0.4)
    }
    sweep.check("transition offset") { n in Removing { red.transition(.offset(x: n, y: n)) } }
    sweep.check("transition scale") { n in Removing { red.transition(.scale(scale: n)) } }
    sweep.check("transition blur") { n in Removing { red.frame(width: n).transition(.blurReplace) }
    }
    sweep.check("transition move") { n in
      Removing { red.frame(width: n).transition(.move(edge: .leading)) }
    }
    sweep.check("contentTransition numeric") { n in
      Text("\(Double(n))").contentTransition(.numericText(value: Double(n)))
    }
    sweep.check("phase animator") { n in
      PhaseAnimator([0, n]) {
        red.offset(x: $0)
      } animation: { _ in
        .spring(duration: Double(n))
      }
    }
    sweep.check("keyframes linear") { n in
      red.keyframeAnimator(initialValue: CGFloat(0), repeating: true) { v, x in
        v.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(30, duration: Double(n))
          LinearKeyframe(n, duration: 0.2)
        }
      }
    }
    sweep.check("keyframes spring") { n in
      red.keyframeAnimator(initialValue: CGFloat(0), repeating: true) { v, x in
        v.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack {
          SpringKeyframe(30, duration: Double(n), spring: Spring(duration: Double(n)))
          SpringKeyframe(n, duration: 0.1)
        }
      }
    }
    sweep.check("keyframes cubic") { n in
      red.keyframeAnimator(initialValue: CGFloat(0), repeating: true) { v, x in
        v.scaleEffect(x)
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(3, duration: Double(n))
          MoveKeyframe(n)
          CubicKeyframe(n, duration: 0.1, startVelocity: n)
        }
      }
    }
    sweep.check("matchedGeometry") { Matched(n: $0) }
    #expect(sweep.defects == [])
  }
}

private struct Matched: View {
  var n: CGFloat
  @Namespace var space
  var body: some View {
    ZStack {
      Color.red.frame(width: n, height: 20).matchedGeometryEffect(id: 1, in: space)
      Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }
}

private struct Removing<T: View>: View {
  @State var on = true
  @ViewBuilder var content: () -> T
  var body: some View {
    ZStack { if on { content() } }.onAppear { withAnimation(.linear(duration: 1)) { on = false } }
  }
}

private struct GestureCount<G: Gesture>: View {
  @State var offset = CGSize.zero
  var gesture: (Binding<CGSize>) -> G
  var body: some View { Color.red.offset(offset).gesture(gesture($offset)) }
}
