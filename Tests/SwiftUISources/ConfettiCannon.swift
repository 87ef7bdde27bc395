// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ConfettiPiece: Identifiable {
  let id = UUID()
  let color: Color
  let angle: Double
  let distance: Double
  let spin: Double
  let isCircle: Bool
}

struct ConfettiView: View {
  let piece: ConfettiPiece
  @State private var fired = false
  @State private var fallen = false

  var body: some View {
    Group {
      if piece.isCircle {
        Circle().fill(piece.color)
      } else {
        Rectangle().fill(piece.color)
      }
    }
    .frame(width: 9, height: piece.isCircle ? 9 : 14)
    .rotation3DEffect(.degrees(fired ? piece.spin : 0), axis: (x: 1, y: 0.3, z: 0.6))
    .offset(
      x: fired ? CGFloat(cos(piece.angle) * piece.distance) : 0,
      y: (fired ? CGFloat(sin(piece.angle) * piece.distance) : 0) + (fallen ? 500 : 0)
    )
    .opacity(fallen ? 0 : 1)
    .onAppear {
      withAnimation(.timingCurve(0.1, 0.8, 0.2, 1, duration: 0.9)) {
        fired = true
      }
      withAnimation(Animation.timingCurve(0.6, 0, 0.9, 0.6, duration: 1.6).delay(0.7)) {
        fallen = true
      }
    }
  }
}

struct ConfettiCannon: View {
  @State private var bursts: [Int: [ConfettiPiece]] = [:]
  @State private var counter = 0
  private let colors: [Color] = [.red, .blue, .green, .yellow, .pink, .purple, .orange]

  var body: some View {
    ZStack {
      Color(.systemBackground)
      VStack(spacing: 24) {
        Text("🎉")
          .font(.system(size: 60))
        Text("Order complete")
          .font(.title)
          .fontWeight(.bold)
        Text("Your package will arrive on Thursday.")
          .foregroundColor(.secondary)
        ZStack {
          ForEach(Array(bursts.keys).sorted(), id: \.self) { key in
            ForEach(bursts[key] ?? []) { piece in
              ConfettiView(piece: piece)
            }
          }
          Button(action: fire) {
            Label("Celebrate", systemImage: "sparkles")
              .padding(.horizontal, 28)
              .padding(.vertical, 14)
              .background(
                LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
              )
              .foregroundColor(.white)
              .clipShape(Capsule())
          }
        }
      }
    }
    .onAppear(perform: fire)
  }

  private func fire() {
    counter += 1
    let id = counter
    bursts[id] = (0..<60).map { i in
      ConfettiPiece(
        color: colors[i % colors.count], angle: .random(in: -Double.pi * 0.95...(-0.05 * .pi)),
        distance: .random(in: 60...320), spin: .random(in: 360...1440), isCircle: i % 3 == 0)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      bursts[id] = nil
    }
  }
}

struct ConfettiCannon_Previews: PreviewProvider {
  static var previews: some View {
    ConfettiCannon()
  }
}
