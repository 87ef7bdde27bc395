// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct IrisTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .rotationEffect(.degrees(phase == .willAppear ? -90 : phase == .didDisappear ? 90 : 0))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

struct ClockwiseCustomAnimation: CustomAnimation {
  var duration: TimeInterval = 0.6
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time > duration { return nil }
    let p = time / duration
    return value.scaled(by: 1 - pow(1 - p, 3))
  }
}

extension Animation {
  static var cubicOut: Animation { Animation(ClockwiseCustomAnimation()) }
}

struct NumberView: View, Animatable {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  var body: some View {
    Text(number, format: .number.precision(.fractionLength(0)))
      .font(.system(size: 64, weight: .bold, design: .rounded))
  }
}

struct CustomTransitions: View {
  @State private var shown = true
  @State private var number = 0.0
  @State private var id = 0

  var body: some View {
    VStack(spacing: 24) {
      if shown {
        RoundedRectangle(cornerRadius: 16).fill(.teal).frame(width: 120, height: 80)
          .transition(IrisTransition())
        Text("slides").transition(.slide)
        Text("moves").transition(.move(edge: .trailing).combined(with: .opacity))
        Text("offsets").transition(.offset(x: 40, y: 10))
        Text("scales").transition(AnyTransition.scale.animation(.easeInOut(duration: 1)))
      } else {
        Text("Gone").transition(.push(from: .trailing))
      }
      Color.orange.frame(width: 60, height: 60).id(id).transition(
        .asymmetric(insertion: .scale, removal: .opacity))
      NumberView(number: number)
      Button("Change") {
        var transaction = Transaction(animation: .cubicOut)
        transaction.disablesAnimations = false
        withTransaction(transaction) { shown.toggle() }
        withAnimation(.timingCurve(.circularEaseOut, duration: 1)) {
          number = number == 0 ? 1000 : 0
        }
        withAnimation(.spring(.snappy)) { id += 1 }
      }
    }
  }
}

#Preview { CustomTransitions() }
