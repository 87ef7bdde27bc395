// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct AnimatableVector: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  static var zero: AnimatableVector { AnimatableVector([0.0]) }

  static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs, rhs, +)
  }

  static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    combine(lhs, rhs, -)
  }

  private static func combine(
    _ lhs: AnimatableVector, _ rhs: AnimatableVector, _ operation: (Double, Double) -> Double
  ) -> AnimatableVector {
    let count = max(lhs.values.count, rhs.values.count)
    return AnimatableVector(
      (0..<count).map { i in
        operation(
          i < lhs.values.count ? lhs.values[i] : 0, i < rhs.values.count ? rhs.values[i] : 0)
      })
  }

  mutating func scale(by rhs: Double) {
    for i in values.indices { values[i] *= rhs }
  }

  var magnitudeSquared: Double {
    values.reduce(0) { $0 + $1 * $1 }
  }
}

struct LineGraph: Shape {
  var vector: AnimatableVector
  var closed = false

  var animatableData: AnimatableVector {
    get { vector }
    set { vector = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let xStep = rect.width / CGFloat(max(1, vector.values.count - 1))
      for (i, value) in vector.values.enumerated() {
        let point = CGPoint(x: CGFloat(i) * xStep, y: (1 - CGFloat(value)) * rect.height)
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if closed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}

struct AnimatableVectorGraph: View {
  @State private var index = 0
  private let data: [[Double]] = [
    [0.2, 0.5, 0.4, 0.8, 0.3, 0.6, 0.9],
    [0.7, 0.3, 0.6, 0.1, 0.5, 0.8, 0.4],
    [0.1, 0.15, 0.3, 0.5, 0.65, 0.8, 0.95],
  ]
  private let titles = ["Week", "Month", "Year"]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Revenue")
        .font(.title).bold()
      Text(titles[index]).foregroundColor(.secondary)
        .id(titles[index])
        .transition(.opacity)
      ZStack {
        VStack {
          ForEach(0..<5) { i in
            if i > 0 { Spacer() }
            Rectangle().fill(Color.gray.opacity(0.3)).frame(height: 1)
          }
        }
        LineGraph(vector: AnimatableVector(data[index]), closed: true)
          .fill(
            LinearGradient(
              gradient: Gradient(colors: [Color.blue.opacity(0.6), Color.blue.opacity(0.05)]),
              startPoint: .top, endPoint: .bottom))
        LineGraph(vector: AnimatableVector(data[index]))
          .stroke(Color.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      }
      .frame(height: 240)
      HStack {
        ForEach(titles.indices, id: \.self) { i in
          Button(action: {
            withAnimation(.spring(response: 0.6, dampingFraction: 0.7, blendDuration: 0)) {
              index = i
            }
          }) {
            Text(titles[i])
              .frame(maxWidth: .infinity)
              .padding(8)
              .background(index == i ? Color.blue : Color.blue.opacity(0.1))
              .foregroundColor(index == i ? .white : .blue)
              .cornerRadius(8)
          }
        }
      }
    }
    .padding()
  }
}

struct AnimatableVectorGraph_Previews: PreviewProvider {
  static var previews: some View {
    AnimatableVectorGraph()
  }
}
