// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Tasks, timers and queues in files that are drawn without a window.
struct AsynchronousWorkTests {
  /// A row of squares of 10 points. The brightness of each is a count, in tenths.
  private static let source = """
    import SwiftUI
    import Combine

    final class Model: ObservableObject {
      @Published var typed = 0
      @Published var debounced = 0
      private var subscription: AnyCancellable?
      init() {
        subscription = $typed.debounce(for: .seconds(0.4), scheduler: RunLoop.main)
          .sink { [weak self] in self?.debounced = $0 }
      }
    }

    struct Counters: View {
      @State private var slept = 0
      @State private var queued = 0
      @State private var timed = 0
      @State private var published = 0
      @State private var streamed = 0
      @State private var detached = 0
      @StateObject private var model = Model()
      private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

      var body: some View {
        HStack(spacing: 0) {
          ForEach(Array(counts.enumerated()), id: \\.offset) { _, count in
            Color(white: Double(count) / 10).frame(width: 10, height: 10)
          }
        }
        .task { while true { try? await Task.sleep(for: .seconds(0.25)); slept += 1 } }
        .task {
          let stream = AsyncStream<Int> { $0.yield(1); $0.yield(2); $0.finish() }
          for await value in stream { streamed += value }
        }
        .task { detached = await Task.detached { 4 }.value }
        .onReceive(timer) { _ in published += 1 }
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { queued = 5 }
          _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
            MainActor.assumeIsolated { timed += 1 }
          }
          model.typed = 7
        }
      }

      private var counts: [Int] {
        [slept, queued, timed, published, streamed, detached, model.debounced]
      }
    }
    """

  /// The counts that a picture shows.
  private func counts(_ path: String) throws -> [Int] {
    let picture = try Picture(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    return (0..<7).map { index in
      Int((Double(picture[index * 10 + 5, 5] & 0xFF) / 25.5).rounded())
    }
  }

  @Test func `a picture shows the results of asynchronous work at its time`() throws {
    try inFolder { folder in
      try Data(Self.source.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let expected = [
        ("0", [0, 0, 0, 0, 3, 4, 0]), ("0.5", [2, 5, 2, 2, 3, 4, 7]),
        ("2", [8, 5, 8, 8, 3, 4, 7]),
      ]
      for (time, counts) in expected {
        let drawn = try ProgramRun(
          compiling: ["render", "A.swift", "--size", "70x10", "--at", time, "-o", "a.png"],
          in: folder)
        #expect(drawn.errorOutput == "")
        #expect(try self.counts(folder + "/a.png") == counts, "at \(time) s")
      }
      let recorded = try ProgramRun(
        compiling: ["record", "A.swift", "--size", "70x10", "--fps", "10", "-o", "frames"],
        in: folder)
      #expect(recorded.status == 0)
      let frames = try FileManager.default.contentsOfDirectory(atPath: folder + "/frames").sorted()
      #expect(try counts(folder + "/frames/" + frames[5]) == expected[1].1)
      #expect(try counts(folder + "/frames/" + frames[20]) == expected[2].1)
    }
  }

  @Test func `views see the virtual date in their first evaluation`() throws {
    try inFolder { folder in
      let source = """
        import SwiftUI
        struct First: View {
          @State private var date: Date
          init(_ date: Date) { _date = State(initialValue: date) }
          var body: some View { date < Date(timeIntervalSinceReferenceDate: 7e8) ? Color.black : .white }
        }
        struct A: View {
          var body: some View { TimelineView(.animation) { First($0.date) } }
        }
        """
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let drawn = try ProgramRun(
        compiling: ["render", "A.swift", "--size", "20x20", "-o", "a.png"], in: folder)
      #expect(drawn.status == 0)
      let file = try Data(contentsOf: URL(fileURLWithPath: folder + "/a.png"))
      #expect(try Picture(png: [UInt8](file))[10, 10] & 0xFF == 0xFF)
    }
  }

  @Test func `work that takes too long is not awaited, and a message says so`() throws {
    try inFolder { folder in
      let source = """
        import SwiftUI
        struct A: View {
          var body: some View {
            Color.red.onAppear { DispatchQueue.global().async { poll(nil, 0, 60_000) } }
          }
        }
        """
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let drawn = try ProgramRun(
        compiling: ["render", "A.swift", "--size", "20x20", "--at", "1"], in: folder)
      #expect(drawn.status == 0)
      #expect(
        drawn.errorOutput
          == "snapback: work on other threads takes more than 5 seconds; the frames are drawn "
          + "without it\n")
    }
  }
}
