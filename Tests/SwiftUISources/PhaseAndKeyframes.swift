// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum BellPhase: CaseIterable {
  case rest, left, right

  var angle: Double {
    switch self {
    case .rest: 0
    case .left: -20
    case .right: 20
    }
  }
}

struct PhaseAndKeyframes: View {
  @State private var rings = 0
  @State private var likes = 0

  struct Values {
    var scale = 1.0
    var stretch = 1.0
    var y = 0.0
    var angle = Angle.zero
  }

  var body: some View {
    VStack(spacing: 60) {
      Image(systemName: "bell.fill")
        .font(.system(size: 64))
        .phaseAnimator(BellPhase.allCases, trigger: rings) { content, phase in
          content
            .rotationEffect(.degrees(phase.angle), anchor: .top)
            .foregroundStyle(phase == .rest ? .primary : Color.orange)
        } animation: { phase in
          switch phase {
          case .rest: .spring(duration: 0.4, bounce: 0.6)
          case .left, .right: .easeInOut(duration: 0.12)
          }
        }
        .onTapGesture { rings += 1 }

      Text("Breathing")
        .font(.title)
        .phaseAnimator([false, true]) { text, isBig in
          text
            .scaleEffect(isBig ? 1.2 : 1)
            .opacity(isBig ? 1 : 0.5)
        } animation: { _ in
          .easeInOut(duration: 1)
        }

      Button {
        likes += 1
      } label: {
        Text("👍")
          .font(.system(size: 72))
          .keyframeAnimator(initialValue: Values(), trigger: likes) { content, value in
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
              CubicKeyframe(.degrees(0), duration: 0.125)
            }
            KeyframeTrack(\.stretch) {
              CubicKeyframe(1.0, duration: 0.1)
              CubicKeyframe(0.6, duration: 0.15)
              CubicKeyframe(1.5, duration: 0.1)
              LinearKeyframe(1.05, duration: 0.15, timingCurve: .easeInOut)
              SpringKeyframe(1.0, spring: .bouncy)
            }
            KeyframeTrack(\.scale) {
              LinearKeyframe(1.0, duration: 0.36)
              SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
              SpringKeyframe(1.0, spring: .snappy)
            }
            KeyframeTrack(\.y) {
              MoveKeyframe(0)
              SpringKeyframe(-80, duration: 0.4, spring: .init(response: 0.4, dampingRatio: 0.5))
              SpringKeyframe(0, spring: .bouncy)
            }
          }
      }
      .buttonStyle(.plain)

      PhaseAnimator([0.0, 1, 2], trigger: likes) { phase in
        Capsule().frame(width: 60 + phase * 40, height: 16)
      }

      KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
        Circle().trim(from: 0, to: value).stroke(.blue, lineWidth: 6).frame(width: 60, height: 60)
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(1, duration: 1.2)
          LinearKeyframe(0, duration: 0.6)
        }
      }
    }
  }
}

#Preview { PhaseAndKeyframes() }
