// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

final class CountdownViewModel: ObservableObject {
  @Published var remaining: TimeInterval = 60
  @Published var isRunning = false
  let total: TimeInterval = 60
  private var subscription: AnyCancellable?

  var progress: Double { remaining / total }

  func toggle() {
    isRunning ? pause() : start()
  }

  func start() {
    isRunning = true
    subscription = Timer.publish(every: 0.1, tolerance: 0.02, on: .main, in: .common)
      .autoconnect()
      .scan(remaining) { value, _ in max(0, value - 0.1) }
      .sink { [unowned self] value in
        remaining = value
        if value == 0 { pause() }
      }
  }

  func pause() {
    isRunning = false
    subscription?.cancel()
    subscription = nil
  }

  func reset() {
    pause()
    remaining = total
  }
}

struct CountdownTimer: View {
  @ObservedObject var model: CountdownViewModel

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        Circle().stroke(lineWidth: 20).opacity(0.2).foregroundColor(.red)
        Circle()
          .trim(from: 0.0, to: CGFloat(min(model.progress, 1.0)))
          .stroke(style: StrokeStyle(lineWidth: 20.0, lineCap: .round, lineJoin: .round))
          .foregroundColor(.red)
          .rotationEffect(Angle(degrees: 270.0))
          .animation(.linear, value: model.progress)
        Text(timeString(model.remaining))
          .font(.system(size: 48, weight: .thin, design: .rounded))
          .monospacedDigit()
      }
      .padding(40)
      HStack {
        Button(action: model.toggle) {
          Image(systemName: model.isRunning ? "pause.fill" : "play.fill")
            .frame(width: 70, height: 70)
            .background(Circle().stroke())
        }
        Spacer()
        Button(action: model.reset) { Text("Reset") }
          .keyboardShortcut("r", modifiers: .command)
      }
      .padding(.horizontal, 40)
      .buttonStyle(ScaleButtonStyle())
    }
    .onDisappear(perform: model.pause)
    .task(id: model.isRunning) { await log() }
  }

  private func log() async {
    print("running:", model.isRunning)
  }

  private func timeString(_ t: TimeInterval) -> String {
    String(format: "%02d:%02d", Int(t) / 60, Int(t) % 60)
  }
}

struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.85 : 1)
      .opacity(configuration.isPressed ? 0.7 : 1.0)
      .animation(.spring(response: 0.2, dampingFraction: 0.5), value: configuration.isPressed)
  }
}

@main
struct CountdownApp: App {
  @StateObject private var model = CountdownViewModel()
  @Environment(\.scenePhase) var phase
  var body: some Scene {
    WindowGroup {
      CountdownTimer(model: model)
    }
  }
}

struct CountdownTimer_Previews: PreviewProvider {
  static var previews: some View {
    CountdownTimer(model: CountdownViewModel())
  }
}
