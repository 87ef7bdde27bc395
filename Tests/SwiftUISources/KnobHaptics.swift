// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI
import UIKit

final class KnobModel: ObservableObject {
  @Published var value: Double = 0.3
  @Published private(set) var steps = 0
  let objectID = UUID()
  private var bag = Set<AnyCancellable>()

  init() {
    $value
      .map { Int($0 * 20) }
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] _ in self?.steps += 1 }
      .store(in: &bag)
  }
}

struct KnobShape: Shape {
  var progress: Double
  var lineWidth: CGFloat = 10

  var animatableData: AnimatablePair<Double, CGFloat> {
    get { .init(progress, lineWidth) }
    set { (progress, lineWidth) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY),
      radius: min(rect.width, rect.height) / 2 - lineWidth / 2,
      startAngle: .degrees(135),
      endAngle: .degrees(135 + 270 * progress),
      clockwise: false)
    return p.strokedPath(.init(lineWidth: lineWidth, lineCap: .round))
  }
}

struct Knob: View {
  @ObservedObject var model: KnobModel
  @State private var isPressed = false
  @State private var start: Double?
  let feedback = UISelectionFeedbackGenerator()

  var body: some View {
    ZStack {
      KnobShape(progress: 1).fill(Color(uiColor: .systemGray5))
      KnobShape(progress: model.value, lineWidth: isPressed ? 18 : 10)
        .fill(
          AngularGradient(
            colors: [.yellow, .orange, .red], center: .center, startAngle: .degrees(90),
            endAngle: .degrees(450)))
      Circle()
        .fill(.background)
        .shadow(color: .primary.opacity(0.2), radius: isPressed ? 4 : 12, y: isPressed ? 1 : 6)
        .padding(28)
        .overlay(alignment: .top) {
          Capsule().fill(.red).frame(width: 4, height: 18).padding(.top, 36)
            .rotationEffect(.degrees(-135 + 270 * model.value), anchor: .init(x: 0.5, y: 1))
        }
      Text(model.value, format: .percent.precision(.fractionLength(0)))
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
    }
    .frame(width: 220, height: 220)
    .contentShape(Circle())
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { drag in
          if start == nil {
            start = model.value
            feedback.prepare()
          }
          isPressed = true
          let before = Int(model.value * 20)
          model.value = min(1, max(0, (start ?? 0) - Double(drag.translation.height) / 250))
          if Int(model.value * 20) != before { feedback.selectionChanged() }
        }
        .onEnded { _ in
          start = nil
          isPressed = false
        }
    )
    .animation(.spring(duration: 0.25, bounce: 0.5), value: isPressed)
    .sensoryFeedback(.selection, trigger: model.steps)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Volume")
    .accessibilityValue("\(Int(model.value * 100)) percent")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: model.value = min(1, model.value + 0.05)
      case .decrement: model.value = max(0, model.value - 0.05)
      @unknown default: break
      }
    }
  }
}

struct KnobHaptics: View {
  @StateObject private var model = KnobModel()
  @State private var muted = false

  var body: some View {
    VStack(spacing: 40) {
      Knob(model: model)
        .disabled(muted)
        .grayscale(muted ? 1 : 0)
        .opacity(muted ? 0.5 : 1)
      Toggle(isOn: $muted.animation(.easeInOut(duration: 0.3))) {
        Label("Mute", systemImage: muted ? "speaker.slash.fill" : "speaker.wave.2.fill")
      }
      .toggleStyle(.switch)
      .tint(.orange)
      .padding(.horizontal, 80)
      Slider(value: $model.value, in: 0...1, step: 0.05) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      }
      .padding(.horizontal)
      Text("Clicks: \(model.steps)").foregroundColor(.secondary)
    }
    .onChange(of: muted) { oldValue, newValue in
      UINotificationFeedbackGenerator().notificationOccurred(newValue ? .warning : .success)
    }
  }
}

struct KnobHaptics_Previews: PreviewProvider {
  static var previews: some View { KnobHaptics() }
}
