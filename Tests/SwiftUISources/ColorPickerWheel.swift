// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct HSB: Equatable {
  var hue = 0.6
  var saturation = 0.8
  var brightness = 0.9
  var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness) }
}

struct ColorPickerWheel: View {
  @State private var hsb = HSB()
  @State private var picked = Color.red

  var body: some View {
    VStack(spacing: 24) {
      GeometryReader { proxy in
        let frame = proxy.frame(in: .local)
        let radius = min(frame.width, frame.height) / 2
        let center = CGPoint(x: frame.midX, y: frame.midY)
        ZStack {
          Circle()
            .fill(
              AngularGradient(
                gradient: Gradient(
                  colors: stride(from: 0.0, through: 1.0, by: 0.05).map {
                    Color(hue: $0, saturation: 1, brightness: 1)
                  }), center: .center)
            )
            .overlay(
              Circle().fill(
                RadialGradient(
                  colors: [.white, .white.opacity(0)], center: .center, startRadius: 0,
                  endRadius: radius)
              )
            )
            .overlay(Circle().fill(Color.black.opacity(1 - hsb.brightness)))
          Circle()
            .strokeBorder(Color.white, lineWidth: 3)
            .background(Circle().foregroundColor(hsb.color))
            .frame(width: 32, height: 32)
            .shadow(radius: 3)
            .position(
              x: center.x + cos(hsb.hue * 2 * .pi) * hsb.saturation * radius,
              y: center.y + sin(hsb.hue * 2 * .pi) * hsb.saturation * radius)
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              let dx = value.location.x - center.x
              let dy = value.location.y - center.y
              hsb.saturation = min(1, Double(sqrt(dx * dx + dy * dy) / radius))
              let angle = atan2(dy, dx)
              hsb.hue = Double(angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
            }
        )
      }
      .aspectRatio(1.0, contentMode: .fit)
      gradientSlider(
        $hsb.brightness, [.black, Color(hue: hsb.hue, saturation: hsb.saturation, brightness: 1)])
      HStack {
        RoundedRectangle(cornerRadius: 10).fill(hsb.color).frame(width: 60, height: 60)
        Text("#" + hex).font(.system(.title3, design: .monospaced))
        Spacer()
        Circle().fill(picked).frame(width: 30, height: 30)
      }
    }
    .padding()
  }

  private var hex: String {
    let ui = UIColor(hsb.color)
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    ui.getRed(&r, green: &g, blue: &b, alpha: &a)
    return String(format: "%02X%02X%02X", Int(r * 255), Int(g * 255), Int(b * 255))
  }

  private func gradientSlider(_ value: Binding<Double>, _ colors: [Color]) -> some View {
    GeometryReader { g in
      ZStack(alignment: .leading) {
        Capsule().fill(
          LinearGradient(
            gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing))
        Circle().fill(.white).shadow(radius: 2)
          .offset(x: (g.size.width - 28) * value.wrappedValue)
      }
      .gesture(
        DragGesture(minimumDistance: 0).onChanged {
          value.wrappedValue = min(1, max(0, $0.location.x / g.size.width))
        })
    }
    .frame(height: 28)
  }
}

#Preview { ColorPickerWheel() }
