// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

extension Array where Element == CGFloat {
  var normalized: [CGFloat] {
    if let min = self.min(), let max = self.max(), max > min {
      return self.map { ($0 - min) / (max - min) }
    }
    return map { _ in 0.5 }
  }
}

struct ChartLine: Shape {
  let points: [CGFloat]
  var smooth = true

  func path(in rect: CGRect) -> Path {
    func point(at index: Int) -> CGPoint {
      let x = rect.width * CGFloat(index) / CGFloat(points.count - 1)
      let y = (1 - points[index]) * rect.height
      return CGPoint(x: x, y: y)
    }
    return Path { p in
      guard points.count > 1 else { return }
      p.move(to: point(at: 0))
      for index in 1..<points.count {
        let previous = point(at: index - 1)
        let current = point(at: index)
        if smooth {
          let midX = (previous.x + current.x) / 2
          p.addCurve(
            to: current, control1: CGPoint(x: midX, y: previous.y),
            control2: CGPoint(x: midX, y: current.y))
        } else {
          p.addLine(to: current)
        }
      }
    }
  }
}

struct StockLineChart: View {
  let prices: [CGFloat] = [
    131, 133, 132, 136, 139, 137, 142, 141, 147, 146, 143, 149, 154, 152, 158, 161, 157, 163, 168,
  ]
  @State private var trim: CGFloat = 0
  @GestureState private var dragIndex: Int?

  private var shown: CGFloat { prices[dragIndex ?? prices.count - 1] }
  private var change: CGFloat { shown - prices[0] }

  var body: some View {
    ZStack {
      Color(white: 0.07).ignoresSafeArea()
      VStack(alignment: .leading, spacing: 4) {
        Text("SNPB").font(.caption).foregroundColor(.gray)
        Text(Double(shown).formatted(.currency(code: "USD")))
          .font(.system(size: 40, weight: .bold, design: .rounded))
          .foregroundColor(.white)
        Text(
          "\(change >= 0 ? "▲" : "▼") \(abs(change), specifier: "%.2f") (\(change / prices[0] * 100, specifier: "%.1f")%)"
        )
        .font(.subheadline.weight(.medium))
        .foregroundColor(change >= 0 ? .green : .red)
        chart
          .frame(height: 260)
          .padding(.vertical, 30)
        HStack {
          ForEach(["1D", "1W", "1M", "1Y", "ALL"], id: \.self) { label in
            Text(label)
              .font(.footnote.bold())
              .foregroundColor(label == "1M" ? .black : .green)
              .frame(maxWidth: .infinity)
              .padding(.vertical, 6)
              .background(label == "1M" ? Color.green : Color.clear)
              .cornerRadius(6)
          }
        }
        Spacer()
      }
      .padding()
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1.2)) { trim = 1 }
    }
  }

  private var chart: some View {
    GeometryReader { geo in
      let values = prices.normalized
      ZStack(alignment: .topLeading) {
        ChartLine(points: values)
          .trim(from: 0, to: trim)
          .stroke(
            Color.green, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)
          )
          .shadow(color: .green.opacity(0.6), radius: 8)
        if let index = dragIndex {
          let x = geo.size.width * CGFloat(index) / CGFloat(prices.count - 1)
          let y = (1 - values[index]) * geo.size.height
          Rectangle()
            .fill(Color.gray)
            .frame(width: 1, height: geo.size.height)
            .position(x: x, y: geo.size.height / 2)
          Circle()
            .fill(Color.white)
            .overlay(Circle().stroke(Color.green, lineWidth: 3))
            .frame(width: 14, height: 14)
            .position(x: x, y: y)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        LongPressGesture(minimumDuration: 0.2)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .updating($dragIndex) { value, state, _ in
            if case .second(true, let drag?) = value {
              let share = drag.location.x / geo.size.width
              state = min(
                prices.count - 1, max(0, Int((share * CGFloat(prices.count - 1)).rounded())))
            }
          }
      )
    }
  }
}

#Preview {
  StockLineChart()
    .environment(\.colorScheme, .dark)
}
