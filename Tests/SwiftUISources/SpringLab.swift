// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct SpringOption: Identifiable, Hashable {
  let name: String
  let animation: Animation
  var id: String { name }
  static func == (a: Self, b: Self) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct SpringLab: View {
  @State private var moved = false
  @State private var stiffness = 170.0
  @State private var damping = 15.0
  @State private var finished = 0

  let options: [SpringOption] = [
    .init(name: "spring()", animation: .spring()),
    .init(name: "spring", animation: .spring),
    .init(
      name: "response", animation: .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0)),
    .init(name: "bounce", animation: .spring(duration: 0.6, bounce: 0.4)),
    .init(
      name: "interactive",
      animation: .interactiveSpring(duration: 0.2, extraBounce: 0.1, blendDuration: 0.2)),
    .init(name: "bouncy", animation: .bouncy),
    .init(name: "snappy", animation: .snappy(duration: 0.4)),
    .init(name: "smooth", animation: .smooth.speed(0.5)),
    .init(name: "ease", animation: .easeInOut(duration: 0.8).delay(0.1)),
    .init(name: "curve", animation: .timingCurve(0.68, -0.55, 0.27, 1.55, duration: 0.9)),
    .init(name: "linear", animation: .linear.repeatCount(3, autoreverses: true)),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(options) { option in
          VStack(alignment: .leading, spacing: 2) {
            Text(option.name).font(.caption).foregroundColor(.secondary)
            RoundedRectangle(cornerRadius: 6)
              .foregroundStyle(.tint)
              .frame(width: 36, height: 36)
              .frame(maxWidth: .infinity, alignment: moved ? .trailing : .leading)
              .animation(option.animation, value: moved)
          }
        }
        Divider()
        HStack {
          Text("Custom")
          Circle()
            .fill(.red)
            .frame(width: 30, height: 30)
            .offset(x: moved ? 200 : 0)
            .animation(
              .interpolatingSpring(stiffness: stiffness, damping: damping), value: moved)
        }
        LabeledContent("Stiffness") { Slider(value: $stiffness, in: 10...400) }
        LabeledContent("Damping", value: damping, format: .number.precision(.fractionLength(1)))
        Slider(value: $damping, in: 1...40, onEditingChanged: { _ in })
        Text("Finished \(finished)")
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      Button("Move") {
        withAnimation(
          .spring(Spring(duration: 0.5, bounce: 0.3)), completionCriteria: .logicallyComplete
        ) {
          moved.toggle()
        } completion: {
          finished += 1
        }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .buttonBorderShape(.capsule)
      .padding()
    }
    .tint(.purple)
  }
}

#Preview { SpringLab() }
