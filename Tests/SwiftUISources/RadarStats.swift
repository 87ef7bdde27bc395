// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct RadarGrid: Shape {
  let categories: Int
  let divisions: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.maxX - rect.midX, rect.maxY - rect.midY)
    let stride = radius / CGFloat(divisions)
    var path = Path()
    for category in 1...categories {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(
        to: CGPoint(
          x: rect.midX + cos(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * radius,
          y: rect.midY + sin(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * radius))
    }
    for step in 1...divisions {
      let rad = CGFloat(step) * stride
      path.move(to: CGPoint(x: rect.midX + cos(-.pi / 2) * rad, y: rect.midY + sin(-.pi / 2) * rad))
      for category in 1...categories {
        let angle = CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2
        path.addLine(to: CGPoint(x: rect.midX + cos(angle) * rad, y: rect.midY + sin(angle) * rad))
      }
    }
    return path
  }
}

struct RadarPath: InsettableShape {
  var values: [Double]
  var insetAmount: CGFloat = 0
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - insetAmount
    return Path { path in
      for (index, value) in values.enumerated() {
        let angle = Double(index) / Double(values.count) * 2 * .pi - .pi / 2
        let length = Double(radius) * value * progress
        let point = CGPoint(
          x: Double(rect.midX) + cos(angle) * length, y: Double(rect.midY) + sin(angle) * length)
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
    }
  }

  func inset(by amount: CGFloat) -> RadarPath {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct Fighter: Hashable {
  let name: String
  let color: Color
  let stats: [Double]
}

struct RadarStats: View {
  private let labels = ["Speed", "Power", "Skill", "Magic", "Luck", "Guard"]
  private let fighters = [
    Fighter(name: "Knight", color: .blue, stats: [0.4, 0.8, 0.6, 0.2, 0.5, 0.95]),
    Fighter(name: "Thief", color: .green, stats: [0.95, 0.4, 0.8, 0.3, 0.9, 0.25]),
    Fighter(name: "Wizard", color: .purple, stats: [0.5, 0.3, 0.7, 1, 0.6, 0.35]),
  ]
  @State private var selected = 0
  @State private var progress = 1.0

  var body: some View {
    VStack {
      Picker("", selection: $selected) {
        ForEach(0..<fighters.count, id: \.self) { Text(self.fighters[$0].name).tag($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
      .padding()
      .onChange(of: selected) { _ in
        progress = 0
        withAnimation(.spring(response: 0.7, dampingFraction: 0.55)) { progress = 1 }
      }
      GeometryReader { geo in
        let radius = min(geo.size.width, geo.size.height) / 2
        ZStack {
          RadarGrid(categories: labels.count, divisions: 5)
            .stroke(Color.gray.opacity(0.5), lineWidth: 0.5)
          RadarPath(values: fighters[selected].stats, progress: progress)
            .fill(fighters[selected].color.opacity(0.35))
          RadarPath(values: fighters[selected].stats, progress: progress)
            .strokeBorder(fighters[selected].color, lineWidth: 3)
          ForEach(labels.indices, id: \.self) { index in
            let angle = Double(index) / Double(labels.count) * 2 * .pi - .pi / 2
            Text(labels[index])
              .font(.caption.bold())
              .position(
                x: geo.size.width / 2 + CGFloat(cos(angle)) * (radius + 22),
                y: geo.size.height / 2 + CGFloat(sin(angle)) * (radius + 16))
          }
        }
      }
      .padding(50)
      .aspectRatio(1, contentMode: .fit)
      Spacer()
    }
  }
}

struct RadarStats_Previews: PreviewProvider {
  static var previews: some View {
    RadarStats()
  }
}
