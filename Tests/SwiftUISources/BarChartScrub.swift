// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct DataPoint: Identifiable {
  let id = UUID()
  let label: String
  let value: Double
}

struct BarView: View {
  let point: DataPoint
  let maxValue: Double
  let isHighlighted: Bool
  let dimmed: Bool

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Spacer()
        RoundedRectangle(cornerRadius: 6)
          .fill(isHighlighted ? Color.orange : Color.orange.opacity(dimmed ? 0.35 : 0.8))
          .frame(height: max(4, proxy.size.height * CGFloat(point.value / maxValue)))
      }
    }
  }
}

struct BarChartScrub: View {
  @State private var appeared = false
  @State private var touchX: CGFloat = -1
  @State private var current: DataPoint?

  private let points = zip(
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    [4200.0, 7400, 5100, 9800, 8600, 12100, 3300]
  ).map(DataPoint.init(label:value:))

  private var maxValue: Double { points.map(\.value).max() ?? 1 }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text(current?.label ?? "Daily average")
          .font(.subheadline)
          .foregroundColor(.secondary)
        HStack(alignment: .lastTextBaseline, spacing: 4) {
          Text("\(Int(current?.value ?? points.map(\.value).reduce(0, +) / Double(points.count)))")
            .font(.system(.largeTitle, design: .rounded).bold())
          Text("steps").font(.headline).foregroundColor(.secondary)
        }
      }
      GeometryReader { geo in
        HStack(spacing: 10) {
          ForEach(points) { point in
            VStack {
              BarView(
                point: appeared ? point : DataPoint(label: point.label, value: 0),
                maxValue: maxValue, isHighlighted: current?.id == point.id,
                dimmed: current != nil)
              Text(point.label.prefix(1))
                .font(.caption2)
                .foregroundColor(current?.id == point.id ? .orange : .secondary)
            }
          }
        }
        .background(
          VStack(alignment: .trailing) {
            ForEach([1.0, 0.66, 0.33, 0], id: \.self) { share in
              HStack {
                Line().stroke(style: StrokeStyle(lineWidth: 0.5, dash: [4])).frame(height: 1)
                Text("\(Int(maxValue * share / 1000))k").font(.system(size: 9)).frame(width: 24)
              }
              .foregroundColor(.gray)
              if share > 0 { Spacer() }
            }
          }
          .padding(.trailing, -30)
          .padding(.bottom, 20)
        )
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              touchX = value.location.x
              let index = Int(touchX / geo.size.width * CGFloat(points.count))
              let clamped = max(0, min(index, points.count - 1))
              if points[clamped].id != current?.id {
                UIImpactFeedbackGenerator(style: .light).impactOccurred()
                current = points[clamped]
              }
            }
            .onEnded { _ in
              withAnimation(.easeOut) { current = nil }
            }
        )
      }
      .frame(height: 220)
      .padding(.trailing, 30)
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 20).fill(Color(.secondarySystemBackground)))
    .padding()
    .onAppear {
      withAnimation(.interpolatingSpring(stiffness: 90, damping: 12)) { appeared = true }
    }
  }
}

struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.width, y: rect.midY))
    return path
  }
}

struct BarChartScrub_Previews: PreviewProvider {
  static var previews: some View {
    BarChartScrub()
  }
}
