// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct OdometerText: View {
  let value: Int

  var body: some View {
    Text(value, format: .number)
      .font(.system(size: 80, weight: .bold, design: .rounded))
      .contentTransition(.numericText(value: Double(value)))
      .transaction { t in
        t.animation = .spring(duration: 0.4, bounce: 0.3)
      }
  }
}

struct PressAndHoldStyle: PrimitiveButtonStyle {
  @State private var progress = 0.0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 30)
      .padding(.vertical, 16)
      .background {
        GeometryReader { geo in
          ZStack(alignment: .leading) {
            Capsule().fill(.gray.opacity(0.25))
            Capsule().fill(.red.opacity(0.7)).frame(width: geo.size.width * progress)
          }
        }
      }
      .clipShape(.capsule)
      .onLongPressGesture(minimumDuration: 1) {
        configuration.trigger()
        progress = 0
      } onPressingChanged: { pressing in
        withAnimation(pressing ? .linear(duration: 1) : .easeOut(duration: 0.2)) {
          progress = pressing ? 1 : 0
        }
      }
  }
}

struct PreviewableCounter: View {
  @Binding var count: Int
  var step = 1
  @State private var history: [Int] = []

  var body: some View {
    VStack(spacing: 24) {
      OdometerText(value: count)
        .onChange(of: count, initial: true) { old, new in
          if old != new { history.append(new - old) }
        }
      HStack(spacing: 20) {
        Button("Less", systemImage: "minus") { count -= step }
        Button("More", systemImage: "plus") { count += step }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
      .controlSize(.extraLarge)
      .buttonRepeatBehavior(.enabled)
      Button("Hold to reset") { count = 0 }
        .buttonStyle(PressAndHoldStyle())
      ViewThatFits {
        HStack { historyViews }
        ScrollView(.horizontal) { HStack { historyViews } }
      }
      .frame(height: 40)
    }
    .padding()
    .sensoryFeedback(trigger: count) { old, new in
      old < new ? .increase : .decrease
    }
  }

  @ViewBuilder private var historyViews: some View {
    ForEach(history.indices, id: \.self) { index in
      Text(history[index], format: .number.sign(strategy: .always()))
        .font(.caption.monospacedDigit())
        .padding(6)
        .background(history[index] > 0 ? .green : .red, in: .rect(cornerRadius: 6))
        .foregroundStyle(.white)
    }
  }
}

#Preview("Counter", traits: .sizeThatFitsLayout) {
  @Previewable @State var count = 1234
  PreviewableCounter(count: $count, step: 10)
}
