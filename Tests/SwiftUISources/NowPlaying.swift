// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Track: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let length: TimeInterval
  let colors: [Color]
}

@MainActor
final class PlayerViewModel: ObservableObject {
  @Published var isPlaying = false
  @Published var elapsed: TimeInterval = 42
  @Published var index = 0
  @Published var volume = 0.6
  @Published var isFavorite = false

  let tracks = [
    Track(
      id: 0, title: "Northern Train", artist: "Ava Rook", length: 214, colors: [.purple, .blue]),
    Track(
      id: 1, title: "Salt & Paper", artist: "The Inlets", length: 187, colors: [.orange, .red]),
    Track(id: 2, title: "Glass Hour", artist: "Ava Rook", length: 251, colors: [.teal, .green]),
  ]
  private var timer: Timer?

  var track: Track { tracks[index] }

  func toggle() {
    isPlaying.toggle()
    timer?.invalidate()
    guard isPlaying else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      Task { @MainActor in self?.tick() }
    }
  }

  func skip(_ delta: Int) {
    index = (index + delta + tracks.count) % tracks.count
    elapsed = 0
  }

  private func tick() {
    elapsed += 1
    if elapsed >= track.length { skip(1) }
  }
}

struct NowPlaying: View {
  @StateObject private var model = PlayerViewModel()
  @State private var scrubbing = false

  var body: some View {
    ZStack {
      LinearGradient(colors: model.track.colors + [.black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
        .animation(.easeInOut(duration: 0.6), value: model.index)
      VStack(spacing: 28) {
        Capsule().fill(.white.opacity(0.5)).frame(width: 40, height: 5)
        Spacer(minLength: 0)
        RoundedRectangle(cornerRadius: 14, style: .continuous)
          .fill(
            AngularGradient(
              colors: model.track.colors + model.track.colors.reversed(), center: .center)
          )
          .overlay(
            Image(systemName: "music.note")
              .font(.system(size: 90))
              .foregroundColor(.white.opacity(0.7))
          )
          .aspectRatio(1, contentMode: .fit)
          .shadow(color: .black.opacity(0.5), radius: model.isPlaying ? 24 : 8, y: 12)
          .scaleEffect(model.isPlaying ? 1 : 0.8)
          .animation(.spring(response: 0.5, dampingFraction: 0.6), value: model.isPlaying)
          .padding(.horizontal, 16)
        HStack {
          VStack(alignment: .leading, spacing: 2) {
            Text(model.track.title).font(.title2.bold())
            Text(model.track.artist).font(.title3).opacity(0.7)
          }
          Spacer()
          Button {
            model.isFavorite.toggle()
          } label: {
            Image(systemName: model.isFavorite ? "star.fill" : "star")
              .font(.title2)
          }
        }
        progress
        HStack(spacing: 56) {
          Button {
            model.skip(-1)
          } label: {
            Image(systemName: "backward.fill")
          }
          Button(action: model.toggle) {
            Image(systemName: model.isPlaying ? "pause.fill" : "play.fill")
              .font(.system(size: 46))
              .frame(width: 56)
          }
          Button {
            model.skip(1)
          } label: {
            Image(systemName: "forward.fill")
          }
        }
        .font(.system(size: 32))
        HStack {
          Image(systemName: "speaker.fill")
          Slider(value: $model.volume)
          Image(systemName: "speaker.wave.3.fill")
        }
        .font(.footnote)
      }
      .tint(.white)
      .foregroundColor(.white)
      .padding(28)
    }
  }

  private var progress: some View {
    VStack(spacing: 6) {
      GeometryReader { geo in
        ZStack(alignment: .leading) {
          Capsule().fill(.white.opacity(0.25))
          Capsule().fill(.white)
            .frame(width: geo.size.width * model.elapsed / model.track.length)
        }
        .frame(height: scrubbing ? 14 : 6)
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              withAnimation(.easeOut(duration: 0.15)) { scrubbing = true }
              let share = min(max(value.location.x / geo.size.width, 0), 1)
              model.elapsed = model.track.length * share
            }
            .onEnded { _ in withAnimation { scrubbing = false } })
      }
      .frame(height: 20)
      HStack {
        Text(time(model.elapsed))
        Spacer()
        Text("-" + time(model.track.length - model.elapsed))
      }
      .font(.caption.monospacedDigit())
      .opacity(0.7)
    }
  }

  private func time(_ seconds: TimeInterval) -> String {
    String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
  }
}

struct NowPlaying_Previews: PreviewProvider {
  static var previews: some View {
    NowPlaying()
      .preferredColorScheme(.dark)
  }
}
