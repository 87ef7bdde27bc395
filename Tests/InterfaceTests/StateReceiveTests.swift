// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct StateReceiveTests {
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

  @Test func `a timer ticks on the clock of the frames`() {
    let harness = Harness(size: size) { Clock() }
    #expect(harness.host.nextFrame(after: 0) == 0.5)
    harness.advance(by: 2.1)
    #expect(harness.list.fillCentres == [CGPoint(x: 54, y: 51)])
    // It wakes the loop for its next tick, and for nothing else.
    #expect(harness.host.nextFrame(after: harness.time) == 2.5)
  }

  @Test func `a timer that was not served for long ticks once`() {
    let host = ViewHost(Clock(), size: size, resources: .plain())
    _ = host.frame(at: 0)
    #expect(host.frame(at: 9.7).fillCentres == [CGPoint(x: 51, y: 51)])
    #expect(host.nextFrame(after: 9.7) == 10)
  }

  @Test func `a timer ends with its view`() {
    struct Pair: View {
      @State var isShown = true
      let keep: (Binding<Bool>) -> Void

      var body: some View {
        keep($isShown)
        return ZStack { if isShown { Clock() } }
      }
    }
    var shown: Binding<Bool>?
    let harness = Harness(size: size) { Pair { shown = $0 } }
    shown?.wrappedValue = false
    harness.frame()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test func `a subject's values arrive in their transaction`() {
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
    #expect(harness.list.fillCentres == [CGPoint(x: 80, y: 50)])
  }

  @Test func `the value there is at first is received`() {
    struct Listener: View {
      let subject: CurrentValueSubject<Double, Never>
      @State private var x = 0.0

      var body: some View {
        Rectangle().frame(width: 10, height: 10).offset(x: x).onReceive(subject) { x = $0 }
      }
    }
    let harness = Harness(size: size) { Listener(subject: CurrentValueSubject(7)) }
    #expect(harness.list.fillCentres == [CGPoint(x: 57, y: 50)])
    #expect(harness.settle())
  }

  @Test func `debounced values wait on the clock of the frames`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let harness = Harness(size: size) { Rectangle() }
    let sink = subject.debounce(for: .seconds(0.3), scheduler: RunLoop.main).sink {
      seen.append($0)
    }
    let other = subject.delay(for: 0.55, scheduler: DispatchQueue.main).sink { seen.append(-$0) }
    subject.send(1)
    harness.advance(by: 0.2)
    subject.send(2)
    harness.advance(by: 0.2)
    #expect(seen == [])
    harness.advance(by: 0.4)
    #expect(seen == [2, -1, -2])
    sink.cancel()
    other.cancel()
  }
}
