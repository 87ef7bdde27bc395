// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct OnReceiveTests {
  private let size = CGSize(width: 100, height: 100)

  private struct Clock: View {
    let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State private var ticks = 0
    @State private var date = Date.distantPast

    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .offset(x: CGFloat(ticks), y: date.timeIntervalSinceReferenceDate > 0 ? 1 : 0)
        .onReceive(timer) {
          ticks += 1
          date = $0
        }
    }
  }

  @Test func `a timer publisher ticks on the frame clock`() {
    let harness = Harness(size: size) { Clock() }
    #expect(harness.host.nextFrame(after: 0) == 0.5)
    harness.advance(by: 2.1)
    #expect(harness.list.fillCenters == [CGPoint(x: 54, y: 51)])
    // The next frame is that of the next tick.
    #expect(harness.host.nextFrame(after: harness.time) == 2.5)
  }

  @Test func `a timer that is served late ticks once`() {
    let host = ViewHost(Clock(), size: size, resources: .plain())
    _ = host.frame(at: 0)
    #expect(host.frame(at: 9.7).fillCenters == [CGPoint(x: 51, y: 51)])
    #expect(host.nextFrame(after: 9.7) == 10)
  }

  private struct Stopwatch: View {
    let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
    let log: (Date) -> Void

    var body: some View {
      Rectangle().onReceive(timer, perform: log)
    }
  }

  /// As in stopwatches that add 0.01 s at each tick.
  @Test func `a timer that is faster than the frames ticks at its own rate`() {
    var dates: [Date] = []
    let harness = Harness(size: size) { Stopwatch { dates.append($0) } }
    harness.advance(by: 1)
    #expect(dates.count == 100)
    let steps = zip(dates, dates.dropFirst()).map { $1.timeIntervalSince($0) }
    #expect(steps.allSatisfy { abs($0 - 0.01) < 1e-6 })
  }

  @Test func `a fast timer skips what is long past`() {
    var count = 0
    let host = ViewHost(Stopwatch { _ in count += 1 }, size: size, resources: .plain())
    _ = host.frame(at: 0)
    _ = host.frame(at: 3)
    #expect((1...6).contains(count))
  }

  /// Adding such an interval does not change a time.
  @Test(arguments: [1e-300, 0, -1, Double.nan])
  func `a timer without a usable interval ticks a few times in a frame`(interval: Double) {
    struct Ticks: View {
      let interval: Double
      let action: () -> Void

      var body: some View {
        let timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
        Rectangle().onReceive(timer) { _ in action() }
      }
    }
    var count = 0
    let host = ViewHost(
      Ticks(interval: interval) { count += 1 }, size: size, resources: .plain())
    _ = host.frame(at: 0)
    _ = host.frame(at: 3)
    #expect((1...30).contains(count))
  }

  @Test func `a timer stops when its view is removed`() {
    struct Pair: View {
      @State var isShown = true
      let expose: (Binding<Bool>) -> Void

      var body: some View {
        expose($isShown)
        return ZStack { if isShown { Clock() } }
      }
    }
    var shown: Binding<Bool>?
    let harness = Harness(size: size) { Pair { shown = $0 } }
    shown?.wrappedValue = false
    harness.frame()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `a subject's values are received in the transaction that sends them`() {
    struct Listener: View {
      let subject: PassthroughSubject<Double, Never>
      @State private var x = 0.0

      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x)
          .onReceive(subject) { x = $0 }
      }
    }
    let subject = PassthroughSubject<Double, Never>()
    let harness = Harness(size: size) { Listener(subject: subject) }
    withAnimation(.linear(duration: 1)) { subject.send(30) }
    harness.frame()
    #expect(harness.host.animationCount == 1)
    harness.settle()
    #expect(harness.list.fillCenters == [CGPoint(x: 80, y: 50)])
  }

  @Test func `a current value is received immediately`() {
    struct Listener: View {
      let subject: CurrentValueSubject<Double, Never>
      @State private var x = 0.0

      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x).onReceive(subject) { x = $0 }
      }
    }
    let harness = Harness(size: size) { Listener(subject: CurrentValueSubject(7)) }
    #expect(harness.list.fillCenters == [CGPoint(x: 57, y: 50)])
    #expect(harness.settle())
  }

  @Test func `debounced and delayed values wait on the frame clock`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let harness = Harness(size: size) { Rectangle() }
    let sink = subject.debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink {
      received.append($0)
    }
    let other = subject.delay(for: 0.55, scheduler: DispatchQueue.main).sink {
      received.append(-$0)
    }
    subject.send(1)
    harness.advance(by: 0.2)
    subject.send(2)
    harness.advance(by: 0.2)
    #expect(received == [])
    harness.advance(by: 0.4)
    #expect(received == [2, -1, -2])
    sink.cancel()
    other.cancel()
  }
}
