// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct FlipEffect: GeometryEffect {
  var angle: Double
  @Binding var flipped: Bool
  let axis: (x: CGFloat, y: CGFloat)

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    DispatchQueue.main.async {
      self.flipped = self.angle >= 90 && self.angle < 270
    }
    let tweaked = flipped ? -180 + angle : angle
    let a = CGFloat(Angle(degrees: tweaked).radians)
    var transform3d = CATransform3DIdentity
    transform3d.m34 = -1 / max(size.width, size.height)
    transform3d = CATransform3DRotate(transform3d, a, axis.x, axis.y, 0)
    transform3d = CATransform3DTranslate(transform3d, -size.width / 2.0, -size.height / 2.0, 0)
    let affine = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2.0, y: size.height / 2.0))
    return ProjectionTransform(transform3d).concatenating(affine)
  }
}

struct FlipCard: View {
  @State private var isFlipped = false
  @State private var degrees = 0.0
  @State private var showsBack = false

  var body: some View {
    VStack(spacing: 50) {
      ZStack {
        face("Question", color: .indigo)
          .opacity(isFlipped ? 0 : 1)
        face("Answer", color: .teal)
          .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
          .opacity(isFlipped ? 1 : 0)
      }
      .rotation3DEffect(
        .degrees(isFlipped ? 180 : 0), axis: (x: 0.0, y: 1.0, z: 0.0), anchor: .center,
        anchorZ: 0, perspective: 0.4
      )
      .onTapGesture {
        withAnimation(.spring(response: 0.6, dampingFraction: 0.6)) { isFlipped.toggle() }
      }

      face(showsBack ? "Back" : "Front", color: showsBack ? .pink : .blue)
        .modifier(FlipEffect(angle: degrees, flipped: $showsBack, axis: (x: 1, y: 0)))
        .onTapGesture {
          withAnimation(.linear(duration: 0.8)) { degrees = degrees == 0 ? 180 : 0 }
        }

      TiltCard()
    }
  }

  func face(_ text: String, color: Color) -> some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(color)
      .frame(width: 260, height: 160)
      .overlay(Text(text).font(.title).foregroundColor(.white))
  }
}

struct TiltCard: View {
  @State private var tilt = CGSize.zero
  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(
        .linearGradient(
          colors: [.yellow, .red], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(width: 260, height: 160)
      .rotation3DEffect(.degrees(Double(tilt.width / 8)), axis: (0, 1, 0))
      .rotation3DEffect(.degrees(Double(-tilt.height / 8)), axis: (1, 0, 0))
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { tilt = $0.translation }
          .onEnded { _ in
            withAnimation(.spring(response: 0.6, dampingFraction: 0.4)) { tilt = .zero }
          }
      )
  }
}

#Preview { FlipCard() }
