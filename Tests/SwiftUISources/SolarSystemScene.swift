// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Planet: Identifiable {
  let id: String
  let radius: CGFloat
  let orbit: CGFloat
  let period: Double
  let color: Color

  static let all = [
    Planet(id: "Mercury", radius: 4, orbit: 44, period: 2.4, color: .gray),
    Planet(id: "Venus", radius: 7, orbit: 70, period: 6.2, color: .orange),
    Planet(id: "Earth", radius: 8, orbit: 100, period: 10, color: .blue),
    Planet(id: "Mars", radius: 6, orbit: 130, period: 18.8, color: .red),
    Planet(id: "Jupiter", radius: 16, orbit: 175, period: 118, color: .brown),
  ]
}

struct StarField: View {
  var body: some View {
    Canvas { context, size in
      var seed: UInt64 = 42
      func next() -> CGFloat {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(seed >> 33) / CGFloat(UInt32.max >> 1)
      }
      for _ in 0..<180 {
        let r = next() * 1.6
        let rect = CGRect(x: next() * size.width, y: next() * size.height, width: r, height: r)
        context.fill(Path(ellipseIn: rect), with: .color(.white.opacity(Double(next()))))
      }
    }
    .drawingGroup()
  }
}

struct SolarSystemScene: View {
  @State private var zoom: CGFloat = 1
  @State private var tilt = 0.0
  @State private var speed = 1.0
  @State private var selected: Planet?
  @GestureState private var pinch: CGFloat = 1
  @State private var start = Date(timeIntervalSinceReferenceDate: 0)

  var body: some View {
    ZStack {
      Color.black
      StarField()
      TimelineView(.animation) { timeline in
        let time = timeline.date.timeIntervalSince(start) * speed
        ZStack {
          Circle()
            .fill(
              RadialGradient(
                colors: [.white, .yellow, .orange], center: .center, startRadius: 2, endRadius: 24)
            )
            .frame(width: 48, height: 48)
            .shadow(color: .orange, radius: 20)
          ForEach(Planet.all) { planet in
            let angle = time / planet.period * 2 * .pi
            Circle()
              .stroke(.white.opacity(0.15))
              .frame(width: planet.orbit * 2, height: planet.orbit * 2)
            Circle()
              .fill(planet.color.gradient)
              .frame(width: planet.radius * 2, height: planet.radius * 2)
              .overlay {
                if selected?.id == planet.id {
                  Circle().stroke(.white, lineWidth: 2).padding(-4)
                }
              }
              .offset(
                x: cos(angle) * planet.orbit,
                y: sin(angle) * planet.orbit
              )
              .onTapGesture {
                withAnimation { selected = selected?.id == planet.id ? nil : planet }
              }
          }
        }
      }
      .scaleEffect(zoom * pinch)
      .rotation3DEffect(.degrees(tilt), axis: (x: 1, y: 0, z: 0))
      VStack {
        Spacer()
        if let selected {
          Text(
            "\(selected.id): a year lasts \(selected.period * 36.5, format: .number.precision(.fractionLength(0))) days"
          )
          .padding()
          .background(.ultraThinMaterial, in: .capsule)
          .transition(.move(edge: .bottom).combined(with: .opacity))
        }
        HStack {
          Image(systemName: "rotate.3d")
          Slider(value: $tilt, in: 0...75)
          Image(systemName: "speedometer")
          Slider(value: $speed, in: 0.1...4)
        }
        .padding()
      }
      .foregroundStyle(.white)
    }
    .ignoresSafeArea()
    .gesture(
      MagnifyGesture()
        .updating($pinch) { value, state, _ in state = value.magnification }
        .onEnded { zoom = min(3, max(0.5, zoom * $0.magnification)) }
    )
    .preferredColorScheme(.dark)
    .statusBarHidden()
  }
}

#Preview {
  SolarSystemScene()
}
