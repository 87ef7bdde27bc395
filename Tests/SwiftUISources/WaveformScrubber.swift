// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Waveform: Shape {
  let samples: [Float]
  var spacing: Float = 2
  var width: Float = 3

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      var x: CGFloat = 0
      for sample in samples {
        let height = max(CGFloat(sample) * rect.height, 1)
        path.addRoundedRect(
          in: CGRect(
            origin: .init(x: x + CGFloat(width / 2), y: rect.midY - height / 2),
            size: .init(width: CGFloat(width), height: height)),
          cornerSize: CGSize(width: 2, height: 2))
        x += CGFloat(spacing + width)
      }
    }
  }
}

struct WaveformScrubber: View {
  @State private var progress: CGFloat = 0.35
  @State private var lastProgress: CGFloat = 0.35
  @State private var viewSize: CGSize = .zero
  @GestureState private var isActive = false
  @State private var rate = 1.0

  private let samples: [Float] = (0..<64).map { i in
    let x = Float(i) / 64
    return 0.15 + 0.8 * abs(sin(x * 21) * cos(x * 5.3 + 1)) * (1 - abs(x - 0.5))
  }

  var body: some View {
    NavigationStack {
      List {
        Section("Voice memo") {
          VStack(spacing: 10) {
            ZStack {
              Waveform(samples: samples)
                .fill(.gray.opacity(0.4))
              Waveform(samples: samples)
                .fill(.red.gradient)
                .mask {
                  Rectangle()
                    .scale(x: progress, anchor: .leading)
                }
            }
            .frame(height: 70)
            .scaleEffect(y: isActive ? 1.15 : 1)
            .contentShape(.rect)
            .gesture(
              DragGesture()
                .updating($isActive) { _, out, _ in out = true }
                .onChanged { value in
                  let shift = value.translation.width / max(viewSize.width, 1)
                  progress = max(min(shift + lastProgress, 1), 0)
                }
                .onEnded { _ in lastProgress = progress }
            )
            .onGeometryChange(for: CGSize.self) {
              $0.size
            } action: { newValue in
              viewSize = newValue
            }
            HStack {
              Text(label(progress))
              Spacer(minLength: 0)
              Text("-" + label(1 - progress))
            }
            .monospaced()
            .font(.system(size: 14))
            .foregroundStyle(.secondary)
            .animation(.none, value: isActive)
          }
          .animation(.bouncy(duration: 0.3), value: isActive)
        }
        .listRowSeparator(.hidden)

        Section("Playback") {
          Picker("Speed", selection: $rate) {
            ForEach([0.5, 1, 1.5, 2], id: \.self) { value in
              Text("\(value.formatted())×").tag(value)
            }
          }
          .pickerStyle(.menu)
          LabeledContent("Length", value: label(1 / rate))
          LabeledContent {
            Text("Kitchen")
          } label: {
            Text("Location")
            Text("Where it was recorded")
          }
        }
      }
      .navigationTitle("Memos")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu {
            Button("Rename", systemImage: "pencil") {}
            Menu("Share") {
              Button("Mail") {}
              Button("Copy link") {}
            }
            Divider()
            Button("Delete", systemImage: "trash", role: .destructive) {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
    }
  }

  private func label(_ share: Double) -> String {
    let seconds = Int(share * 84)
    return String(format: "%02d:%02d", seconds / 60, seconds % 60)
  }
}

#Preview {
  WaveformScrubber()
}
