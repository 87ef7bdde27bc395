// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct CircleReveal: ViewModifier, Animatable {
  var progress: CGFloat
  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    content.mask {
      GeometryReader { geo in
        let side = hypot(geo.size.width, geo.size.height) * progress
        Circle()
          .frame(width: side, height: side)
          .position(x: geo.size.width / 2, y: geo.size.height / 2)
      }
    }
  }
}

struct CountingModifier: AnimatableModifier {
  var number: Double
  var animatableData: Double {
    get { number }
    set { number = newValue }
  }
  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(number))").font(.largeTitle.bold()).monospacedDigit())
  }
}

struct BlurTransition: Transition {
  var radius: CGFloat
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : radius)
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(y: phase == .willAppear ? 30 : phase == .didDisappear ? -30 : 0)
  }
}

extension AnyTransition {
  static var reveal: AnyTransition {
    .modifier(active: CircleReveal(progress: 0), identity: CircleReveal(progress: 1))
  }

  static func swing(_ edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity).animation(
        .timingCurve(0.2, 0.8, 0.2, 1, duration: 0.6)),
      removal: .scale(scale: 0.2, anchor: .bottom).combined(with: .opacity)
    )
  }
}

extension Animation {
  static var wobble: Animation { .interpolatingSpring(stiffness: 60, damping: 4).speed(1.4) }
  static func ripple(index: Int) -> Animation {
    Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index))
  }
}

struct CustomTransitionLab: View {
  @State private var shown: Set<Int> = []
  @State private var attempts = 0
  @State private var count = 0.0
  @State private var order = Array(0..<5)

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 12) {
        ForEach(0..<4) { index in
          Button {
            withAnimation(index == 1 ? .wobble : .easeInOut(duration: 0.5)) {
              if shown.remove(index) == nil { shown.insert(index) }
            }
          } label: {
            Text("T\(index)")
              .frame(width: 60, height: 40)
              .background(shown.contains(index) ? Color.accentColor : Color.gray.opacity(0.3))
              .foregroundColor(shown.contains(index) ? .white : .primary)
              .cornerRadius(10)
          }
        }
      }
      ZStack {
        if shown.contains(0) { tile(.red).transition(.reveal) }
        if shown.contains(1) { tile(.green).transition(.swing(.leading)) }
        if shown.contains(2) { tile(.blue).transition(BlurTransition(radius: 12)) }
        if shown.contains(3) { tile(.orange).transition(.push(from: .bottom)) }
        if shown.isEmpty { tile(.gray.opacity(0.2)).transition(.identity) }
      }
      .frame(height: 180)
      .animation(.spring(response: 0.6, dampingFraction: 0.6), value: shown)

      Text("Wrong password")
        .foregroundStyle(.red)
        .modifier(Shake(animatableData: CGFloat(attempts)))
        .onTapGesture { withAnimation(.default) { attempts += 1 } }

      Color.clear.frame(height: 50)
        .modifier(CountingModifier(number: count))
        .onAppear { withAnimation(.easeOut(duration: 1.5)) { count = 100 } }

      HStack {
        ForEach(Array(order.enumerated()), id: \.element) { position, item in
          RoundedRectangle(cornerRadius: 8)
            .fill(Color(hue: Double(item) / 5, saturation: 0.6, brightness: 0.95))
            .frame(width: 50, height: 50)
            .overlay(Text("\(item)"))
            .animation(.ripple(index: position), value: order)
        }
      }
      Button("Reverse") {
        withTransaction(Transaction(animation: .spring())) { order.reverse() }
      }
    }
    .padding()
  }

  private func tile(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 20).fill(color).frame(width: 220, height: 160)
  }
}

#Preview("Transitions") { CustomTransitionLab() }
#Preview("Dark") { CustomTransitionLab().preferredColorScheme(.dark) }
