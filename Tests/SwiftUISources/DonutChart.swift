// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Slice: Identifiable {
  let id: Int
  let name: String
  let value: Double
  let color: Color
}

struct DonutSlice: Shape {
  var start: Angle
  var end: Angle
  var innerRatio: CGFloat = 0.6

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
    path.addArc(
      center: center, radius: radius * innerRatio, startAngle: end, endAngle: start, clockwise: true
    )
    path.closeSubpath()
    return path
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, Angle.AnimatableData> {
    get { .init(start.animatableData, end.animatableData) }
    set {
      start.animatableData = newValue.first
      end.animatableData = newValue.second
    }
  }
}

struct DonutChart: View {
  @State private var slices = [
    Slice(id: 0, name: "Rent", value: 820, color: .blue),
    Slice(id: 1, name: "Food", value: 430, color: .orange),
    Slice(id: 2, name: "Travel", value: 260, color: .green),
    Slice(id: 3, name: "Fun", value: 190, color: .pink),
    Slice(id: 4, name: "Other", value: 120, color: .gray),
  ]
  @State private var selected: Int? = 1
  @Namespace private var ns

  private var total: Double { slices.reduce(0) { $0 + $1.value } }

  private func angles(_ index: Int) -> (Angle, Angle) {
    let before = slices[..<index].reduce(0) { $0 + $1.value }
    return (
      .degrees(before / total * 360 - 89),
      .degrees((before + slices[index].value) / total * 360 - 91)
    )
  }

  var body: some View {
    VStack(spacing: 28) {
      ZStack {
        ForEach(slices.indices, id: \.self) { index in
          let (start, end) = angles(index)
          DonutSlice(start: start, end: end)
            .fill(slices[index].color)
            .scaleEffect(selected == index ? 1.08 : 1)
            .shadow(color: .black.opacity(selected == index ? 0.3 : 0), radius: 8)
            .onTapGesture {
              withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
                selected = selected == index ? nil : index
              }
            }
        }
        VStack {
          Text(selected.map { slices[$0].name } ?? "Total")
            .font(.headline)
            .foregroundColor(.secondary)
          Text("\(selected.map { slices[$0].value } ?? total, specifier: "%.0f") €")
            .font(.title.bold())
        }
      }
      .frame(width: 260, height: 260)

      VStack(spacing: 4) {
        ForEach(slices) { slice in
          HStack {
            RoundedRectangle(cornerRadius: 3).fill(slice.color).frame(width: 14, height: 14)
            Text(slice.name)
            Spacer()
            Text("\(Int(slice.value / total * 100)) %")
              .monospacedDigit()
          }
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background {
            if selected == slice.id {
              RoundedRectangle(cornerRadius: 10)
                .fill(slice.color.opacity(0.18))
                .matchedGeometryEffect(id: "row", in: ns)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { withAnimation { selected = slice.id } }
        }
      }
      .padding(.horizontal)

      Button("New month") {
        withAnimation(.easeInOut(duration: 0.8)) {
          slices = slices.map {
            Slice(id: $0.id, name: $0.name, value: .random(in: 80...800), color: $0.color)
          }
        }
      }
    }
  }
}

struct DonutChart_Previews: PreviewProvider {
  static var previews: some View {
    DonutChart()
  }
}
