// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum BeatPhase: CaseIterable {
  case rest, first, dip, second

  var scale: Double {
    switch self {
    case .rest: 1
    case .first: 1.25
    case .dip: 1.08
    case .second: 1.35
    }
  }

  var animation: Animation {
    switch self {
    case .rest: .easeOut(duration: 0.5)
    case .first, .dip: .easeIn(duration: 0.1)
    case .second: .spring(duration: 0.2, bounce: 0.6)
    }
  }
}

struct KeyframeValues {
  var scale = 1.0
  var stretch = 1.0
  var y = 0.0
  var angle = Angle.zero
}

struct HeartbeatPhases: View {
  @State private var likes = 41
  @State private var boing = 0

  var body: some View {
    VStack(spacing: 60) {
      Image(systemName: "heart.fill")
        .font(.system(size: 90))
        .foregroundStyle(.red.gradient)
        .phaseAnimator(BeatPhase.allCases) { content, phase in
          content
            .scaleEffect(phase.scale)
            .shadow(color: .red.opacity(phase == .rest ? 0 : 0.6), radius: 12)
        } animation: { phase in
          phase.animation
        }

      Button {
        likes += 1
      } label: {
        Label("\(likes)", systemImage: "hand.thumbsup.fill")
          .font(.title)
          .phaseAnimator([0, -20, 12, 0], trigger: likes) { view, degrees in
            view.rotationEffect(.degrees(degrees), anchor: .bottomLeading)
          } animation: { _ in
            .bouncy(duration: 0.2)
          }
      }
      .buttonStyle(.bordered)
      .sensoryFeedback(.selection, trigger: likes)

      RoundedRectangle(cornerRadius: 20)
        .fill(.blue.gradient)
        .frame(width: 90, height: 90)
        .keyframeAnimator(initialValue: KeyframeValues(), trigger: boing) { content, value in
          content
            .rotationEffect(value.angle)
            .scaleEffect(value.scale)
            .scaleEffect(y: value.stretch)
            .offset(y: value.y)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.58)
            CubicKeyframe(.degrees(16), duration: 0.125)
            CubicKeyframe(.degrees(-16), duration: 0.125)
            CubicKeyframe(.degrees(16), duration: 0.125)
            CubicKeyframe(.zero, duration: 0.125)
          }
          KeyframeTrack(\.stretch) {
            CubicKeyframe(1.0, duration: 0.1)
            CubicKeyframe(0.6, duration: 0.15)
            CubicKeyframe(1.5, duration: 0.1)
            CubicKeyframe(1.05, duration: 0.15)
            CubicKeyframe(1.0, duration: 0.88)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.0, duration: 0.36)
            SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
            SpringKeyframe(1.0, spring: .bouncy)
          }
          KeyframeTrack(\.y) {
            LinearKeyframe(0.0, duration: 0.1)
            SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
            SpringKeyframe(-60.0, duration: 1.0, spring: .bouncy)
            MoveKeyframe(-60)
            SpringKeyframe(0.0, spring: .bouncy)
          }
        }
        .onTapGesture { boing += 1 }

      PhaseAnimator([false, true]) { on in
        Text("Tap the square")
          .foregroundStyle(on ? .primary : .secondary)
          .blur(radius: on ? 0 : 1)
      } animation: { _ in
        .easeInOut(duration: 1)
      }
    }
  }
}

#Preview {
  HeartbeatPhases()
}
