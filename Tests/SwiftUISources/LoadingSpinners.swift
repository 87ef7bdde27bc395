// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file
import SwiftUI

struct LoadingSpinners: View {
  @State private var isAnimating = false
  @State private var trimEnd: CGFloat = 0.6
  let style = StrokeStyle(lineWidth: 6, lineCap: .round)
  let color1 = Color(#colorLiteral(red: 0.3, green: 0.4, blue: 0.9, alpha: 1))
  let color2 = Color.gray.opacity(0.5)

  var body: some View {
    VStack(spacing: 50) {
      ZStack {
        Circle()
          .trim(from: 0, to: 0.7)
          .stroke(
            AngularGradient(gradient: .init(colors: [color1, color2]), center: .center),
            style: style
          )
          .rotationEffect(Angle(degrees: isAnimating ? 360 : 0))
          .animation(Animation.linear(duration: 0.7).repeatForever(autoreverses: false))
      }
      .frame(width: 80, height: 80)
      HStack {
        ForEach(0...4, id: \.self) { index in
          Circle()
            .frame(width: 16, height: 16)
            .foregroundColor(.pink)
            .scaleEffect(self.isAnimating ? 1 : 0.3)
            .animation(
              Animation.easeInOut(duration: 0.6).repeatForever(autoreverses: true).delay(
                0.1 * Double(index)))
        }
      }
      Image(systemName: "gear")
        .font(.system(size: 60, weight: .ultraLight))
        .rotationEffect(isAnimating ? .degrees(360) : .zero)
        .animation(
          isAnimating ? .linear(duration: 2).repeatForever(autoreverses: false) : .default,
          value: isAnimating)
      ProgressView("Loading…", value: 0.4, total: 1.0).progressViewStyle(.linear)
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .orange)).scaleEffect(1.5)
      RoundedRectangle(cornerRadius: 4)
        .trim(from: 0, to: trimEnd)
        .stroke(style: StrokeStyle(lineWidth: 4, dash: [4, 2]))
        .frame(width: 100, height: 40)
        .onTapGesture { withAnimation(.easeIn) { trimEnd = trimEnd == 1 ? 0.6 : 1 } }
    }
    .padding()
    .onAppear {
      self.isAnimating = true
    }
  }
}

struct LoadingSpinners_Previews: PreviewProvider {
  static var previews: some View {
    LoadingSpinners()
  }
}
