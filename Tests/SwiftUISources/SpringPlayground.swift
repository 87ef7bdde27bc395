// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct SpringChoice: Identifiable {
  let id: String
  let spring: Spring
  var animation: Animation { Animation(spring) }
}

extension Animation {
  fileprivate init(_ spring: Spring) { self = .spring(spring) }
}

struct SpringCurve: Shape {
  let spring: Spring

  func path(in rect: CGRect) -> Path {
    Path { path in
      let duration = max(spring.settlingDuration, 0.1)
      for step in 0...100 {
        let t = duration * Double(step) / 100
        let value = spring.value(target: 1.0, initialVelocity: 0.0, time: t)
        let point = CGPoint(
          x: rect.minX + rect.width * Double(step) / 100, y: rect.maxY - rect.height * 0.7 * value)
        step == 0 ? path.move(to: point) : path.addLine(to: point)
      }
    }
  }
}

struct SpringPlayground: View {
  @State private var on = false
  @State private var duration = 0.5
  @State private var bounce = 0.3
  @AppStorage("chosen") private var chosen = "custom"
  @AppStorage("showsCurves") private var showsCurves = true

  private var choices: [SpringChoice] {
    [
      SpringChoice(id: "smooth", spring: .smooth),
      SpringChoice(id: "snappy", spring: .snappy(duration: 0.4)),
      SpringChoice(id: "bouncy", spring: .bouncy(duration: 0.5, extraBounce: 0.2)),
      SpringChoice(id: "stiff", spring: Spring(mass: 1, stiffness: 300, damping: 12)),
      SpringChoice(id: "response", spring: Spring(response: 0.6, dampingRatio: 0.4)),
      SpringChoice(id: "custom", spring: Spring(duration: duration, bounce: bounce)),
    ]
  }

  var body: some View {
    List {
      Section("Springs") {
        ForEach(choices) { choice in
          HStack {
            VStack(alignment: .leading) {
              Text(choice.id).font(.headline)
              Text(
                String(
                  format: "%.2f s, ζ %.2f", choice.spring.settlingDuration,
                  choice.spring.dampingRatio)
              )
              .font(.caption2)
              .foregroundStyle(.secondary)
            }
            Spacer()
            if showsCurves {
              SpringCurve(spring: choice.spring)
                .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 90, height: 36)
            }
            Circle()
              .fill(choice.id == chosen ? Color.accentColor : .gray)
              .frame(width: 28)
              .offset(x: on ? 0 : -50)
              .animation(choice.animation, value: on)
          }
          .contentShape(.rect)
          .onTapGesture { chosen = choice.id }
        }
      }
      Section {
        LabeledContent("Duration", value: duration, format: .number.precision(.fractionLength(2)))
        Slider(value: $duration, in: 0.1...2)
        LabeledContent("Bounce") { Text(bounce.formatted(.percent)) }
        Slider(value: $bounce, in: -0.9...0.9)
        Toggle("Curves", isOn: $showsCurves)
      }
    }
    .listStyle(.insetGrouped)
    .safeAreaInset(edge: .bottom) {
      Button {
        on.toggle()
      } label: {
        Text("Move").frame(maxWidth: .infinity).padding(6)
      }
      .buttonStyle(.borderedProminent)
      .padding()
    }
    .onAppear { on = true }
  }
}

struct SpringPlayground_Previews: PreviewProvider {
  static var previews: some View {
    SpringPlayground()
  }
}
