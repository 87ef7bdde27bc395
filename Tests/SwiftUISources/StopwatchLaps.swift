// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

class Stopwatch: ObservableObject {
  enum Mode { case running, stopped, paused }

  @Published var mode: Mode = .stopped
  @Published private(set) var secondsElapsed = 74.38
  @Published var laps: [Double] = [24.1, 26.73, 21.05]
  private var subscription: AnyCancellable?

  func start() {
    mode = .running
    subscription = Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect()
      .scan(secondsElapsed) { total, _ in total + 0.01 }
      .assign(to: \.secondsElapsed, on: self)
  }

  func pause() {
    subscription?.cancel()
    mode = .paused
  }

  func reset() {
    subscription?.cancel()
    secondsElapsed = 0
    laps = []
    mode = .stopped
  }

  func lap() {
    laps.append(secondsElapsed - laps.reduce(0, +))
  }
}

extension Double {
  var stopwatchText: String {
    let minutes = Int(self) / 60
    let seconds = Int(self) % 60
    let hundredths = Int((self * 100).rounded()) % 100
    return String(format: "%02d:%02d.%02d", minutes, seconds, hundredths)
  }
}

struct CircleButtonStyle: ButtonStyle {
  var color: Color

  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .foregroundColor(color)
      .frame(width: 84, height: 84)
      .background(color.opacity(configuration.isPressed ? 0.1 : 0.25))
      .clipShape(Circle())
      .padding(3)
      .overlay(Circle().stroke(color.opacity(0.25), lineWidth: 2))
  }
}

struct StopwatchLaps: View {
  @ObservedObject var stopwatch = Stopwatch()

  private var best: Double? { stopwatch.laps.count > 1 ? stopwatch.laps.min() : nil }
  private var worst: Double? { stopwatch.laps.count > 1 ? stopwatch.laps.max() : nil }

  var body: some View {
    VStack {
      Text(stopwatch.secondsElapsed.stopwatchText)
        .font(.system(size: 72, weight: .thin, design: .default).monospacedDigit())
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .padding(.vertical, 70)
      HStack {
        if stopwatch.mode == .running {
          Button("Lap") { withAnimation { self.stopwatch.lap() } }
            .buttonStyle(CircleButtonStyle(color: .gray))
        } else {
          Button("Reset", action: stopwatch.reset)
            .buttonStyle(CircleButtonStyle(color: .gray))
            .disabled(stopwatch.mode == .stopped)
        }
        Spacer()
        if stopwatch.mode == .running {
          Button("Stop") { self.stopwatch.pause() }
            .buttonStyle(CircleButtonStyle(color: .red))
        } else {
          Button("Start") { self.stopwatch.start() }
            .buttonStyle(CircleButtonStyle(color: .green))
        }
      }
      .padding(.horizontal)
      List {
        ForEach(Array(stopwatch.laps.enumerated()).reversed(), id: \.offset) { index, lap in
          HStack {
            Text("Lap \(index + 1)")
            Spacer()
            Text(lap.stopwatchText).font(.body.monospacedDigit())
          }
          .foregroundColor(lap == best ? .green : lap == worst ? .red : .primary)
        }
      }
      .listStyle(.plain)
    }
    .preferredColorScheme(.dark)
  }
}

struct StopwatchLaps_Previews: PreviewProvider {
  static var previews: some View {
    StopwatchLaps()
  }
}
