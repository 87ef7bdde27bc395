// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Testing

private class Parent: ObservableObject {
  @Published var name = "a"
}

private final class Child: Parent {
  @Published var age = 1
  let doubled = CurrentValueSubject<Int, Never>(0)
}

private final class Empty: ObservableObject {
  var value = 0
}

@Suite struct PublishedTests {
  @Test func `the object announces each change of a published property`() {
    let child = Child()
    var received: [String] = []
    let sink = child.objectWillChange.sink { received.append("\(child.name)\(child.age)") }
    child.name = "b"
    child.age = 2
    child.age = 2
    #expect(received == ["a1", "b1", "b2"])
    sink.cancel()
    child.age = 3
    #expect(received.count == 3)
    #expect(child.objectWillChange === child.objectWillChange)
  }

  @Test func `subscribers receive the current value, then each new one before the property has it`()
  {
    let child = Child()
    var received: [[Int]] = []
    let sink = child.$age.sink { received.append([$0, child.age]) }
    child.age = 5
    #expect(received == [[1, 1], [5, 1]])
    sink.cancel()
  }

  @Test func `a publisher's values can be assigned to properties`() {
    let child = Child()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &child.$age)
    subject.send(8)
    #expect(child.age == 8)
    let assigned = child.$age.map { $0 * 2 }.assign(to: \.doubled.value, on: child)
    #expect(child.doubled.value == 16)
    child.age = 3
    #expect(child.doubled.value == 6)
    assigned.cancel()
  }

  @Test func `an object without published properties announces no changes`() {
    let object = Empty()
    var count = 0
    let sink = object.objectWillChange.sink { count += 1 }
    object.value = 2
    #expect(count == 0)
    sink.cancel()
  }

  @Test func `values can be sent from many threads`() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) let shared = subject
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for value in 0..<200 {
            let sink = shared.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in }
            shared.send(value)
            sink.cancel()
          }
        }
      }
    }
    var count = 0
    let sink = subject.sink { _ in count += 1 }
    subject.send(1)
    #expect(count == 1)
    sink.cancel()
  }

  @Test func `without frame timers a timer runs on its run loop`() {
    var dates: [Date] = []
    let sink = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().prefix(3)
      .sink { dates.append($0) }
    let limit = Date(timeIntervalSinceNow: 600)
    while dates.count < 3, RunLoop.current.run(mode: .default, before: limit) {}
    #expect(dates.count == 3)
    sink.cancel()
  }

  @Test func `notifications are sent until the subscriber cancels`() {
    let center = NotificationCenter()
    let name = Notification.Name("something")
    var count = 0
    let sink = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    sink.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}
