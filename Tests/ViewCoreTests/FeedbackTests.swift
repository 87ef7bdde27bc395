// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// Views that change themselves forever: each frame ends, and the next one continues.
@MainActor
@Suite struct FeedbackTests {
  private struct ChangesInOnChange: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: CGFloat(count % 100))
        .onChange(of: count, initial: true) { count += 1 }
    }
  }

  private struct AnimatesInOnChange: View {
    @State private var count = 0

    var body: some View {
      Color.red.frame(width: CGFloat(count % 100))
        .onChange(of: count, initial: true) { withAnimation { count += 1 } }
    }
  }

  /// Each of several views answers a change with a change, each with a transaction of its own.
  private struct AnimateEachOther: View {
    let count: Int
    @State private var number = 0

    var body: some View {
      ZStack {
        ForEach(0..<count, id: \.self) { _ in
          Color.red.frame(width: CGFloat(number % 100))
            .onChange(of: number, initial: true) { withAnimation { number += 1 } }
        }
      }
    }
  }

  /// Answers a change with many, each with a delay of its own.
  private struct Staggers: View {
    static let colors: [Color] = [.red, .blue, .green]
    @State private var isOn = false
    @State private var moved: Set<Int> = []

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { index in
          Self.colors[index % 3].frame(width: 10, height: 10)
            .offset(x: moved.contains(index) ? 100 : 0)
        }
      }
      .onAppear { isOn = true }
      .onChange(of: isOn) {
        for index in 0..<20 {
          _ = withAnimation(.linear(duration: 0.5).delay(Double(index))) { moved.insert(index) }
        }
      }
    }
  }

  @Test func `changes that answer a change keep their delays`() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Staggers() }
    for _ in 0..<4 { harness.frame() }
    harness.advance(by: 9.75)
    let lefts = harness.list.fillBounds.map(\.minX)
    #expect(lefts.filter { $0 > 195 }.count == 10)
    #expect(lefts.filter { $0 < 146 }.count == 10)
  }

  /// Two answers to a change, the first of which is animated by a modifier around it.
  private struct Answers: View {
    @State private var isOn = false
    @State private var slow: CGFloat = 10
    @State private var fast: CGFloat = 10

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: slow, height: 10)
          .onChange(of: isOn) { slow = 110 }
          .animation(.linear(duration: 2), value: isOn)
        Color.blue.frame(width: fast, height: 10)
          .onChange(of: isOn) { fast = 110 }
      }
      .onAppear { isOn = true }
    }
  }

  @Test func `an answer to a change is not animated by a modifier around another`() {
    let harness = Harness(size: CGSize(width: 300, height: 200)) { Answers() }
    harness.advance(by: 1)
    let widths = harness.list.fillBounds.map(\.width)
    #expect(widths.last == 110)
    #expect(widths.first.map { $0 > 40 && $0 < 80 } == true)
  }

  private struct RemovesItselfInOnAppear: View {
    @State private var isFirst = true

    var body: some View {
      if isFirst {
        Color.red.onAppear { isFirst = false }
      } else {
        Color.blue.onAppear { isFirst = true }
      }
    }
  }

  private struct SetsStateInBody: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Color.red.frame(width: CGFloat(count % 100))
    }
  }

  private struct GrowsWithItsGeometry: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width)
        .background {
          GeometryReader { geometry in
            Color.clear.onChange(of: geometry.size.width, initial: true) {
              width = geometry.size.width + 1
            }
          }
        }
    }
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  private struct GrowsWithItsPreference: View {
    @State private var width: CGFloat = 10

    var body: some View {
      Color.red.frame(width: width)
        .preference(key: WidthKey.self, value: width)
        .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
    }
  }

  private struct HasFastClocks: View {
    @State private var count = 0
    private let timer = Timer.publish(every: 0, on: .main, in: .common).autoconnect()

    var body: some View {
      ZStack {
        TimelineView(.periodic(from: .distantPast, by: 0)) { _ in Color.red }
        TimelineView(.periodic(from: .distantPast, by: 1e-9)) { _ in Color.red }
        TimelineView(.animation(minimumInterval: 0)) { _ in Color.red }
        Color.red.frame(width: CGFloat(count % 100)).onReceive(timer) { _ in count += 1 }
      }
    }
  }

  private struct RepeatsWithoutDuration: View {
    @State private var isOn = false

    var body: some View {
      ZStack {
        Color.red.frame(width: isOn ? 10 : 50)
          .animation(.linear(duration: 0).repeatForever(), value: isOn)
        Color.red.frame(width: isOn ? 10 : 50)
          .animation(.linear(duration: 0).repeatCount(.max), value: isOn)
        PhaseAnimator([1, 2]) {
          Color.red.opacity(Double($0) / 2)
        } animation: { _ in
          .linear(duration: 0)
        }
        KeyframeAnimator(initialValue: 0.0, repeating: true) {
          Color.red.opacity($0)
        } keyframes: { _ in
          LinearKeyframe(1.0, duration: 0)
        }
      }
      .onAppear { isOn = true }
    }
  }

  enum Feedback: CaseIterable {
    case onChange, animatedOnChange, onAppear, body, geometry, preferences, clocks, animations
  }

  private func view(_ feedback: Feedback) -> AnyView {
    switch feedback {
    case .onChange: AnyView(ChangesInOnChange())
    case .animatedOnChange: AnyView(AnimatesInOnChange())
    case .onAppear: AnyView(RemovesItselfInOnAppear())
    case .body: AnyView(SetsStateInBody())
    case .geometry: AnyView(GrowsWithItsGeometry())
    case .preferences: AnyView(GrowsWithItsPreference())
    case .clocks: AnyView(HasFastClocks())
    case .animations: AnyView(RepeatsWithoutDuration())
    }
  }

  @Test(arguments: Feedback.allCases)
  func `a view that changes itself is evaluated a limited number of times per frame`(
    feedback: Feedback
  ) {
    let harness = Harness { view(feedback) }
    for _ in 0..<30 {
      harness.frame()
      #expect(harness.host.counters.bodies <= 40)
    }
  }

  @Test(arguments: [2, 6, 17, 40])
  func `changes by which views answer changes do not become more with each pass`(count: Int) {
    let harness = Harness { AnimateEachOther(count: count) }
    for _ in 0..<30 {
      harness.frame()
      #expect(harness.host.counters.bodies <= 400)
    }
  }

  /// Each row changes the state of the view around it when it appears, and has another identity after each change.
  private struct NewRows: View {
    struct Row: Identifiable {
      let id = UUID()
    }

    let log: EventLog
    @State private var count = 0

    var body: some View {
      log.lines.append("\(count)")
      return VStack(spacing: 0) {
        ForEach((0..<40).map { _ in Row() }) { _ in
          Color.red.onAppear { count += 1 }
        }
      }
    }
  }

  @Test func `rows that appear at once change a state in one pass`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 100, height: 400)) { NewRows(log: log) }
    #expect(log.lines.prefix(2) == ["0", "40"])
    let count = log.lines.count
    harness.frame()
    #expect(log.lines.count <= count + 5)
  }
}
