// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Landscape: View {
  var night: Bool

  var body: some View {
    GeometryReader { geo in
      let w = geo.size.width
      let h = geo.size.height
      ZStack {
        LinearGradient(
          colors: night ? [.black, .indigo] : [.cyan, .white], startPoint: .top, endPoint: .bottom)
        Circle()
          .fill(night ? Color.white.opacity(0.9) : .yellow)
          .frame(width: 60, height: 60)
          .blur(radius: night ? 1 : 4)
          .position(x: w * 0.75, y: h * 0.22)
        Path { path in
          path.move(to: CGPoint(x: 0, y: h))
          path.addLine(to: CGPoint(x: 0, y: h * 0.7))
          path.addQuadCurve(
            to: CGPoint(x: w * 0.5, y: h * 0.65), control: CGPoint(x: w * 0.25, y: h * 0.35))
          path.addQuadCurve(
            to: CGPoint(x: w, y: h * 0.6), control: CGPoint(x: w * 0.75, y: h * 0.4))
          path.addLine(to: CGPoint(x: w, y: h))
        }
        .fill(night ? Color(red: 0.1, green: 0.15, blue: 0.3) : .green)
        Path { path in
          path.addLines([
            CGPoint(x: 0, y: h), CGPoint(x: w * 0.2, y: h * 0.75), CGPoint(x: w * 0.4, y: h * 0.9),
            CGPoint(x: w * 0.7, y: h * 0.7), CGPoint(x: w, y: h),
          ])
        }
        .fill(night ? Color.black : Color(red: 0.1, green: 0.4, blue: 0.2))
      }
    }
  }
}

struct BeforeAfterCompare: View {
  @State private var position: CGFloat = 0.5
  @State private var isDragging = false
  @State private var showLabels = true

  var body: some View {
    VStack(spacing: 24) {
      GeometryReader { geo in
        ZStack(alignment: .leading) {
          Landscape(night: false)
          Landscape(night: true)
            .mask(alignment: .leading) {
              Rectangle().frame(width: geo.size.width * position)
            }
          if showLabels {
            HStack {
              label("Night")
              Spacer()
              label("Day")
            }
            .frame(maxHeight: .infinity, alignment: .top)
            .padding(12)
            .transition(.opacity)
          }
          handle
            .offset(x: geo.size.width * position - 22)
            .gesture(
              DragGesture(coordinateSpace: .named("compare"))
                .onChanged { value in
                  isDragging = true
                  position = min(max(value.location.x / geo.size.width, 0), 1)
                }
                .onEnded { value in
                  isDragging = false
                  let end = value.predictedEndLocation.x / geo.size.width
                  withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) {
                    position = end < 0.15 ? 0 : end > 0.85 ? 1 : position
                  }
                }
            )
        }
        .coordinateSpace(.named("compare"))
        .onTapGesture { location in
          withAnimation(.easeInOut) { position = location.x / geo.size.width }
        }
      }
      .frame(height: 360)
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
      Toggle("Labels", isOn: $showLabels.animation())
      ProgressView(value: position)
        .progressViewStyle(.linear)
    }
    .padding()
  }

  private var handle: some View {
    ZStack {
      Rectangle().fill(.white).frame(width: 3)
      Circle()
        .fill(.white)
        .frame(width: 44, height: 44)
        .shadow(radius: isDragging ? 10 : 4)
        .overlay {
          HStack(spacing: 4) {
            Image(systemName: "arrowtriangle.left.fill")
            Image(systemName: "arrowtriangle.right.fill")
          }
          .font(.caption2)
          .foregroundStyle(.gray)
        }
        .scaleEffect(isDragging ? 1.15 : 1)
        .animation(.spring(), value: isDragging)
    }
    .frame(width: 44)
  }

  private func label(_ text: String) -> some View {
    Text(text)
      .font(.caption.bold())
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(.black.opacity(0.4), in: Capsule())
      .foregroundStyle(.white)
  }
}

struct BeforeAfterCompare_Previews: PreviewProvider {
  static var previews: some View {
    BeforeAfterCompare()
  }
}
