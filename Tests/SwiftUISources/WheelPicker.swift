// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct WheelPicker: View {
  @Binding var value: Int
  let values: [Int]
  var itemWidth: CGFloat = 60
  @State private var offset: CGFloat = 0
  @State private var start: CGFloat?

  var body: some View {
    GeometryReader { geo in
      HStack(spacing: 0) {
        ForEach(values, id: \.self) { number in
          let index = CGFloat(values.firstIndex(of: number)!)
          let distance = abs(index * itemWidth + offset) / itemWidth
          Text("\(number)")
            .font(.system(size: 24, weight: distance < 0.5 ? .bold : .regular))
            .foregroundColor(distance < 0.5 ? .accentColor : .secondary)
            .frame(width: itemWidth)
            .scaleEffect(max(0.6, 1 - distance * 0.12))
            .opacity(Double(max(0.2, 1 - distance * 0.25)))
        }
      }
      .offset(x: geo.size.width / 2 - itemWidth / 2 + offset)
      .frame(maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(drag)
    }
    .frame(height: 64)
    .clipped()
    .overlay(alignment: .bottom) { Image(systemName: "arrowtriangle.up.fill").font(.caption2) }
    .mask(
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0), .init(color: .black, location: 0.2),
          .init(color: .black, location: 0.8), .init(color: .clear, location: 1),
        ], startPoint: .leading, endPoint: .trailing))
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 1)
      .onChanged { value in
        let base = start ?? offset
        start = base
        offset = rubber(base + value.translation.width)
      }
      .onEnded { value in
        let target = (start ?? 0) + value.predictedEndTranslation.width
        start = nil
        let index = min(max(Int((-target / itemWidth).rounded()), 0), values.count - 1)
        let speed = value.velocity.width
        withAnimation(
          .interpolatingSpring(duration: 0.4, bounce: 0.15, initialVelocity: Double(speed) / 1000)
        ) {
          offset = -CGFloat(index) * itemWidth
        }
        self.value = values[index]
      }
  }

  private func rubber(_ x: CGFloat) -> CGFloat {
    let least = -CGFloat(values.count - 1) * itemWidth
    if x > 0 { return x / 3 }
    if x < least { return least + (x - least) / 3 }
    return x
  }
}

struct WheelPickerScreen: View {
  @State private var age = 30
  var body: some View {
    VStack {
      Text("\(age)").font(.system(size: 80, weight: .black, design: .rounded).italic())
        .contentTransition(.numericText())
        .animation(.snappy, value: age)
      WheelPicker(value: $age, values: Array(18...60))
    }
    .onAppear { age = 18 }
  }
}

#Preview { WheelPickerScreen() }
