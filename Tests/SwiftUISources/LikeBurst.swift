// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Particle: Identifiable {
  let id = UUID()
  let angle = Angle.degrees(.random(in: 0..<360))
  let distance = CGFloat.random(in: 30...80)
  let scale = Double.random(in: 0.4...1)
  let color: Color = [.red, .pink, .orange, .yellow].randomElement()!
}

struct ParticleModifier: ViewModifier {
  let progress: Double
  let particle: Particle
  func body(content: Content) -> some View {
    content
      .scaleEffect(particle.scale * (1 - progress))
      .offset(
        x: cos(particle.angle.radians) * particle.distance * progress,
        y: sin(particle.angle.radians) * particle.distance * progress
      )
      .opacity(1 - progress)
  }
}

extension AnyTransition {
  static func burst(_ particle: Particle) -> AnyTransition {
    .asymmetric(
      insertion: .modifier(
        active: ParticleModifier(progress: 0, particle: particle),
        identity: ParticleModifier(progress: 1, particle: particle)),
      removal: .identity)
  }
}

struct LikeBurst: View {
  @State private var isLiked = false
  @State private var particles: [Particle] = []
  @State private var count = 128
  private let impact = UIImpactFeedbackGenerator(style: .medium)

  var body: some View {
    HStack {
      ZStack {
        ForEach(particles) { p in
          Circle().fill(p.color).frame(width: 10, height: 10)
            .transition(.burst(p))
        }
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .font(.system(size: 50))
          .foregroundColor(isLiked ? .red : .gray)
          .scaleEffect(isLiked ? 1.2 : 1)
          .animation(.interpolatingSpring(stiffness: 300, damping: 10), value: isLiked)
          .contentTransition(.opacity)
      }
      .frame(width: 120, height: 120)
      .contentShape(Rectangle())
      .onTapGesture(count: 2) { like() }
      .onTapGesture { like() }
      Text("\(count)")
        .font(.title.monospacedDigit())
        .contentTransition(.numericText(value: Double(count)))
    }
    .sensoryFeedback(.impact(weight: .heavy, intensity: 0.8), trigger: isLiked)
  }

  private func like() {
    impact.prepare()
    impact.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    withAnimation(.snappy) {
      isLiked.toggle()
      count += isLiked ? 1 : -1
    }
    guard isLiked else { return }
    withAnimation(.easeOut(duration: 0.7)) {
      particles = (0..<14).map { _ in Particle() }
    }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 800_000_000)
      particles.removeAll()
    }
  }
}

#Preview { LikeBurst() }
