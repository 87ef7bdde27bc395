// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct RippleWave: Identifiable {
  let id = UUID()
  let location: CGPoint
}

struct RippleContainer<Content: View>: View {
  var color: Color = .white
  @ViewBuilder let content: Content
  @State private var waves: [RippleWave] = []

  var body: some View {
    content
      .overlay(
        GeometryReader { geo in
          ZStack {
            ForEach(waves) { wave in
              RippleCircle(color: color, size: max(geo.size.width, geo.size.height) * 2)
                .position(wave.location)
            }
          }
          .frame(width: geo.size.width, height: geo.size.height)
        }
        .clipped()
        .allowsHitTesting(false)
      )
      .contentShape(Rectangle())
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .onEnded { value in
            let wave = RippleWave(location: value.location)
            waves.append(wave)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) {
              waves.removeAll { $0.id == wave.id }
            }
          }
      )
  }
}

struct RippleCircle: View {
  let color: Color
  let size: CGFloat
  @State private var scale: CGFloat = 0
  @State private var opacity = 0.45

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: size, height: size)
      .scaleEffect(scale)
      .opacity(opacity)
      .onAppear {
        withAnimation(.easeOut(duration: 0.8)) {
          scale = 1
          opacity = 0
        }
      }
  }
}

struct RippleTouch: View {
  @State private var taps = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        RippleContainer {
          Text("Tap anywhere in here")
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, minHeight: 160)
            .background(Color.blue)
        }
        .cornerRadius(16)

        RippleContainer(color: .black) {
          HStack {
            Image(systemName: "bell.badge")
            VStack(alignment: .leading) {
              Text("Notifications").bold()
              Text("\(taps) taps so far").font(.caption)
            }
            Spacer()
          }
          .padding()
          .frame(maxWidth: .infinity)
          .background(Color.yellow)
        }
        .onTapGesture { taps += 1 }
        .cornerRadius(16)

        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
          ForEach(0..<6) { i in
            RippleContainer {
              RoundedRectangle(cornerRadius: 20)
                .fill(Color(hue: Double(i) / 6, saturation: 0.55, brightness: 0.85))
                .frame(height: 110)
            }
            .clipShape(RoundedRectangle(cornerRadius: 20))
          }
        }
      }
      .padding()
    }
  }
}

#Preview {
  RippleTouch()
}
