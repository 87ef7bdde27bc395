// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ReactionValues {
  var scale = 1.0
  var y = 0.0
  var angle = Angle.zero
  var stretch = 1.0
}

enum Reaction: String, CaseIterable, Identifiable {
  case love = "heart.fill"
  case like = "hand.thumbsup.fill"
  case fire = "flame.fill"
  case star = "star.fill"
  case bolt = "bolt.fill"
  var id: Self { self }
  var color: Color {
    switch self {
    case .love: .red
    case .like: .blue
    case .fire: .orange
    case .star: .yellow
    case .bolt: .purple
    }
  }
}

struct ReactionPicker: View {
  @State private var isOpen = false
  @State private var hovered: Reaction?
  @State private var chosen: Reaction?
  @State private var pops = 0
  @GestureState(reset: { _, transaction in transaction.animation = .bouncy }) private
    var isPressing = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Spacer()
      if isOpen {
        bar.transition(.scale(scale: 0.1, anchor: .bottomLeading).combined(with: .opacity))
      }
      message
      Spacer()
      HStack {
        ForEach(Reaction.allCases) { reaction in
          Image(systemName: reaction.rawValue)
            .foregroundStyle(reaction.color)
            .phaseAnimator([0, 1, 2], trigger: pops) { view, phase in
              view
                .scaleEffect(phase == 1 ? 1.6 : 1)
                .rotationEffect(.degrees(phase == 2 ? 15 : 0))
            } animation: { phase in
              switch phase {
              case 1: .bouncy(duration: 0.2, extraBounce: 0.2)
              case 2: .easeInOut(duration: 0.15)
              default: .spring
              }
            }
        }
      }
      .frame(maxWidth: .infinity)
      .font(.title)
    }
    .padding(30)
  }

  private var message: some View {
    Text("Press me long, then slide to a reaction.")
      .padding(16)
      .background(
        Color.blue.opacity(isPressing ? 0.3 : 0.15), in: RoundedRectangle(cornerRadius: 20)
      )
      .overlay(alignment: .topTrailing) {
        if let chosen {
          Image(systemName: chosen.rawValue)
            .foregroundStyle(.white)
            .padding(8)
            .background(chosen.color, in: .circle)
            .offset(x: 12, y: -12)
            .keyframeAnimator(initialValue: ReactionValues(), trigger: pops) { content, value in
              content
                .scaleEffect(value.scale)
                .scaleEffect(y: value.stretch)
                .offset(y: value.y)
                .rotationEffect(value.angle)
            } keyframes: { _ in
              KeyframeTrack(\.scale) {
                LinearKeyframe(1.2, duration: 0.1)
                SpringKeyframe(1.8, duration: 0.3, spring: .bouncy)
                SpringKeyframe(1, spring: .init(duration: 0.4, bounce: 0.3))
              }
              KeyframeTrack(\.y) {
                CubicKeyframe(-40, duration: 0.25)
                CubicKeyframe(0, duration: 0.35)
              }
              KeyframeTrack(\.angle) {
                MoveKeyframe(.degrees(-10))
                CubicKeyframe(.degrees(16), duration: 0.2)
                CubicKeyframe(.zero, duration: 0.3)
              }
              KeyframeTrack(\.stretch) {
                LinearKeyframe(0.8, duration: 0.1, timingCurve: .easeIn)
                SpringKeyframe(1, duration: 0.5, startVelocity: 2)
              }
            }
        }
      }
      .scaleEffect(isPressing ? 0.96 : 1)
      .gesture(pressAndSlide)
  }

  private var bar: some View {
    HStack(spacing: 14) {
      ForEach(Reaction.allCases) { reaction in
        Image(systemName: reaction.rawValue)
          .font(.system(size: 28))
          .foregroundStyle(reaction.color)
          .scaleEffect(hovered == reaction ? 1.5 : 1, anchor: .bottom)
          .frame(width: 36, height: 36)
      }
    }
    .padding(12)
    .background(.thickMaterial, in: Capsule())
    .padding(.bottom, 10)
    .animation(.spring(response: 0.25, dampingFraction: 0.6), value: hovered)
  }

  private var pressAndSlide: some Gesture {
    LongPressGesture(minimumDuration: 0.25)
      .onEnded { _ in
        withAnimation(.spring(response: 0.35, dampingFraction: 0.65)) { isOpen = true }
      }
      .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: .local))
      .updating($isPressing) { value, state, _ in
        if case .second = value { state = true } else { state = false }
      }
      .onChanged { value in
        guard case .second(_, let drag?) = value else { return }
        let slot = Int((drag.location.x - 12) / 50)
        let all = Reaction.allCases
        hovered = all.indices.contains(slot) ? all[slot] : nil
      }
      .onEnded { _ in
        if let hovered {
          chosen = hovered
          pops += 1
        }
        withAnimation(.snappy) {
          isOpen = false
          hovered = nil
        }
      }
  }
}

#Preview { ReactionPicker() }
