// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct SlideToUnlock: View {
  @State private var offset: CGFloat = 0
  @State private var width: CGFloat = 320
  @State private var unlocked = false
  @State private var shimmer = false
  var onUnlock: (() -> Void)? = nil

  private let knob: CGFloat = 60

  var body: some View {
    ZStack(alignment: .leading) {
      Capsule()
        .fill(unlocked ? Color.green.opacity(0.3) : Color.gray.opacity(0.2))
      Text(unlocked ? "Unlocked" : "Slide to unlock")
        .font(.headline)
        .foregroundColor(.secondary)
        .overlay(
          Rectangle()
            .fill(
              LinearGradient(
                gradient: .init(colors: [.clear, .white.opacity(0.8), .clear]),
                startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: 60)
            .offset(x: shimmer ? 120 : -120)
            .blendMode(.sourceAtop)
        )
        .compositingGroup()
        .frame(maxWidth: .infinity)
        .opacity(1 - Double(offset / (width - knob)))
      Circle()
        .fill(.white)
        .overlay(
          Image(systemName: unlocked ? "lock.open.fill" : "lock.fill")
            .renderingMode(.template)
            .foregroundColor(unlocked ? .green : .blue)
            .rotationEffect(.degrees(unlocked ? 360 : 0))
        )
        .padding(4)
        .frame(width: knob, height: knob)
        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        .offset(x: offset)
        .gesture(
          DragGesture()
            .onChanged { gesture in
              guard !unlocked else { return }
              offset = min(max(0, gesture.translation.width), width - knob)
            }
            .onEnded { _ in
              withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) {
                if offset > (width - knob) * 0.8 {
                  offset = width - knob
                  unlocked = true
                  onUnlock?()
                } else {
                  offset = 0
                }
              }
            }
        )
        .disabled(unlocked)
    }
    .frame(width: width, height: knob)
    .clipShape(Capsule())
    .onAppear {
      withAnimation(.easeInOut(duration: 1.8).repeatForever(autoreverses: false)) {
        shimmer.toggle()
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAction { unlocked = true }
    .accessibilityHint("Slides the lock open")
  }
}

struct SlideToUnlock_Previews: PreviewProvider {
  static var previews: some View {
    SlideToUnlock()
      .padding()
      .previewLayout(.fixed(width: 375, height: 120))
  }
}
