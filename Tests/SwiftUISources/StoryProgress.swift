// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

class StoryTimer: ObservableObject {
  @Published var progress: Double
  private var interval: TimeInterval
  private var max: Int
  private let publisher: Timer.TimerPublisher
  private var cancellable: Cancellable?

  init(items: Int, interval: TimeInterval) {
    self.max = items
    self.progress = 0
    self.interval = interval
    self.publisher = Timer.publish(every: 0.05, on: .main, in: .default)
  }

  func start() {
    cancellable = publisher.autoconnect().sink { [weak self] _ in
      guard let self = self else { return }
      var newProgress = self.progress + (0.05 / self.interval)
      if Int(newProgress) >= self.max { newProgress = 0 }
      self.progress = newProgress
    }
  }

  func cancel() {
    cancellable?.cancel()
  }

  func advance(by number: Int) {
    let newProgress = Swift.max((Int(progress) + number) % max, 0)
    progress = Double(newProgress)
  }
}

struct LoadingBar: View {
  var progress: CGFloat

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Rectangle()
          .foregroundColor(Color.white.opacity(0.3))
          .cornerRadius(5)
        Rectangle()
          .frame(width: geometry.size.width * self.progress, height: nil, alignment: .leading)
          .foregroundColor(Color.white.opacity(0.9))
          .cornerRadius(5)
      }
    }
  }
}

struct StoryProgress: View {
  @ObservedObject var storyTimer = StoryTimer(items: 4, interval: 3.0)
  private let gradients: [[Color]] = [
    [.red, .orange], [.blue, .purple], [.green, .teal], [.pink, .indigo],
  ]
  private let captions = ["Morning hike", "Lunch at the lake", "Storm coming", "Home again"]

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .top) {
        let index = Int(self.storyTimer.progress)
        LinearGradient(
          gradient: Gradient(colors: gradients[index]), startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
        .edgesIgnoringSafeArea(.all)
        VStack {
          Spacer()
          Text(captions[index])
            .font(.system(size: 44, weight: .heavy))
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(24)
            .padding(.bottom, 40)
        }
        VStack(alignment: .leading, spacing: 12) {
          HStack(alignment: .center, spacing: 4) {
            ForEach(self.captions.indices, id: \.self) { x in
              LoadingBar(
                progress: min(max((CGFloat(self.storyTimer.progress) - CGFloat(x)), 0.0), 1.0)
              )
              .frame(width: nil, height: 3, alignment: .leading)
            }
          }
          HStack {
            Circle().fill(Color.white).frame(width: 36, height: 36)
              .overlay(Text("JB").font(.caption.bold()))
            Text("jonas.b").bold().foregroundColor(.white)
            Text("3h").foregroundColor(Color.white.opacity(0.6))
          }
        }
        .padding()
        HStack(alignment: .center, spacing: 0) {
          Rectangle()
            .foregroundColor(.clear)
            .contentShape(Rectangle())
            .onTapGesture {
              self.storyTimer.advance(by: -1)
            }
          Rectangle()
            .foregroundColor(.clear)
            .contentShape(Rectangle())
            .onTapGesture {
              self.storyTimer.advance(by: 1)
            }
        }
      }
      .onAppear { self.storyTimer.start() }
      .onDisappear { self.storyTimer.cancel() }
    }
  }
}

struct StoryProgress_Previews: PreviewProvider {
  static var previews: some View {
    StoryProgress()
  }
}
