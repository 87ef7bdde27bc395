// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum TimerMode: String, CaseIterable, Identifiable {
  case work = "Focus"
  case shortBreak = "Short break"
  case longBreak = "Long break"

  var id: Self { self }
  var seconds: Int {
    switch self {
    case .work: 25 * 60
    case .shortBreak: 5 * 60
    case .longBreak: 15 * 60
    }
  }
  var tint: Color {
    switch self {
    case .work: .red
    case .shortBreak: .green
    case .longBreak: .blue
    }
  }
}

struct PomodoroTimer: View {
  @AppStorage("pomodoro.finished") private var finished = 0
  @State private var mode: TimerMode = .work
  @State private var remaining = TimerMode.work.seconds - 383
  @State private var isRunning = false

  private var fraction: Double { Double(remaining) / Double(mode.seconds) }

  var body: some View {
    VStack(spacing: 36) {
      Picker("Mode", selection: $mode.animation(.easeInOut)) {
        ForEach(TimerMode.allCases) { mode in
          Text(mode.rawValue).tag(mode)
        }
      }
      .pickerStyle(.segmented)
      .onChange(of: mode) { _, newMode in
        isRunning = false
        withAnimation(.spring) { remaining = newMode.seconds }
      }

      ZStack {
        ForEach(0..<60, id: \.self) { tick in
          Capsule()
            .fill(Double(tick) / 60 < fraction ? mode.tint : Color.secondary.opacity(0.25))
            .frame(width: tick % 5 == 0 ? 4 : 2, height: tick % 5 == 0 ? 18 : 12)
            .offset(y: -130)
            .rotationEffect(.degrees(Double(tick) * 6))
        }
        VStack(spacing: 4) {
          Text(Duration.seconds(remaining), format: .time(pattern: .minuteSecond))
            .font(.system(size: 64, weight: .light, design: .rounded))
            .monospacedDigit()
            .contentTransition(.numericText(countsDown: true))
          Text(mode.rawValue.uppercased())
            .font(.caption)
            .tracking(3)
            .foregroundStyle(.secondary)
        }
      }
      .frame(width: 290, height: 290)

      HStack(spacing: 24) {
        Button {
          withAnimation { remaining = mode.seconds }
        } label: {
          Image(systemName: "gobackward").frame(width: 30, height: 30)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        Button {
          isRunning.toggle()
        } label: {
          Image(systemName: isRunning ? "pause.fill" : "play.fill")
            .contentTransition(.symbolEffect(.replace))
            .font(.title)
            .frame(width: 60, height: 60)
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.circle)
        Button {
          withAnimation { remaining = max(0, remaining - 60) }
        } label: {
          Image(systemName: "goforward.60").frame(width: 30, height: 30)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
      }

      HStack {
        ForEach(0..<4) { index in
          Image(systemName: index < finished % 5 ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(mode.tint)
        }
      }
    }
    .padding()
    .tint(mode.tint)
    .task(id: isRunning) {
      guard isRunning else { return }
      while remaining > 0 {
        do { try await Task.sleep(for: .seconds(1)) } catch { return }
        withAnimation { remaining -= 1 }
      }
      finished += 1
      isRunning = false
    }
  }
}

#Preview {
  PomodoroTimer()
}
