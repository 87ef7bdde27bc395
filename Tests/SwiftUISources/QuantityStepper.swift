// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct ElasticStepper: View {
  @Binding var value: Int
  var range: ClosedRange<Int> = 0...99
  @State private var drag: CGSize = .zero
  @State private var direction: Direction = .none

  enum Direction { case none, left, right, down }

  private let limit: CGFloat = 68

  private var controlsOpacity: Double { 0.7 + Double(abs(drag.width) / limit) * 0.3 }

  var body: some View {
    ZStack {
      HStack {
        control("minus", active: direction == .left) { change(-1) }
        Spacer()
        control("xmark", active: direction == .down) { value = 0 }
          .opacity(Double(drag.height / limit))
        Spacer()
        control("plus", active: direction == .right) { change(1) }
      }
      .frame(width: 220, height: 64)
      .background(
        Capsule()
          .fill(Color(red: 0.11, green: 0.11, blue: 0.13))
          .offset(x: drag.width * 0.15, y: drag.height * 0.15)
      )

      Circle()
        .fill(Color(red: 0.27, green: 0.27, blue: 0.3))
        .frame(width: 56, height: 56)
        .overlay(
          Text("\(value)")
            .font(.title2.weight(.semibold))
            .foregroundColor(.white)
            .contentTransition(.numericText(value: Double(value)))
        )
        .shadow(color: .black.opacity(0.4), radius: 6)
        .offset(drag)
        .gesture(
          DragGesture()
            .onChanged { gesture in
              let x = clamp(gesture.translation.width)
              let y = max(0, clamp(gesture.translation.height))
              drag = abs(x) > y ? CGSize(width: x, height: 0) : CGSize(width: 0, height: y)
              if x > limit * 0.9 {
                direction = .right
              } else if x < -limit * 0.9 {
                direction = .left
              } else if y > limit * 0.9 {
                direction = .down
              } else {
                direction = .none
              }
            }
            .onEnded { _ in
              switch direction {
              case .right: change(1)
              case .left: change(-1)
              case .down: withAnimation { value = 0 }
              case .none: break
              }
              direction = .none
              withAnimation(.interpolatingSpring(mass: 1, stiffness: 350, damping: 15)) {
                drag = .zero
              }
            }
        )
    }
  }

  private func clamp(_ v: CGFloat) -> CGFloat { min(max(v, -limit), limit) }

  private func change(_ delta: Int) {
    withAnimation(.snappy) { value = min(max(value + delta, range.lowerBound), range.upperBound) }
  }

  private func control(_ icon: String, active: Bool, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: icon)
        .font(.headline)
        .frame(width: 56, height: 56)
        .foregroundColor(active ? .white : .gray)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .opacity(controlsOpacity)
  }
}

struct QuantityStepper: View {
  @State private var quantities = [1, 3, 0]
  private let names = ["Espresso", "Croissant", "Orange juice"]

  var body: some View {
    VStack(spacing: 30) {
      ForEach(names.indices, id: \.self) { index in
        VStack {
          Text(names[index]).font(.headline)
          ElasticStepper(value: $quantities[index], range: 0...12)
        }
      }
      Divider()
      LabeledContent("Items", value: quantities.reduce(0, +), format: .number)
      LabeledContent("Total") {
        Text(
          Double(quantities[0]) * 2.5 + Double(quantities[1]) * 1.9 + Double(quantities[2]) * 3.2,
          format: .currency(code: "EUR"))
      }
      .bold()
    }
    .padding(40)
  }
}

#Preview {
  QuantityStepper()
}
