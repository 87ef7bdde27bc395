// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Synchronization
import Testing

@Suite struct ConcurrencyTests {
  /// A value that reads its subject when it is released.
  private final class Reader {
    private let subject: CurrentValueSubject<Reader?, Never>
    private let onRelease: (Bool) -> Void

    init(
      _ subject: CurrentValueSubject<Reader?, Never>, _ onRelease: @escaping (Bool) -> Void
    ) {
      self.subject = subject
      self.onRelease = onRelease
    }

    deinit { onRelease(subject.value == nil) }
  }

  @Test func `a replaced value is released outside the lock and may use its subject`() {
    let subject = CurrentValueSubject<Reader?, Never>(nil)
    var released: [Bool] = []
    subject.send(Reader(subject) { released.append($0) })
    subject.send(nil)
    #expect(released == [true])
  }

  @Test func `a replaced value of combined publishers is released outside the lock`() {
    let (a, b) = (PassthroughSubject<AnyCancellable, Never>(), PassthroughSubject<Int, Never>())
    var sent: [Int] = []
    var count = 0
    let sink = a.combineLatest(b) { $1 }.sink { sent.append($0) }
    b.send(1)
    for _ in 0..<3 {
      a.send(
        AnyCancellable {
          count += 1
          b.send(10 + count)
        })
    }
    #expect(count == 2)
    // Each released value sends before the pair that replaced it.
    #expect(sent == [1, 11, 1, 12, 11])
    sink.cancel()
  }

  @Test func `joined publishers send every value of several threads`() async {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    nonisolated(unsafe) let shared = subjects
    let total = Atomic<Int>(0)
    let sink = Publishers.MergeMany(subjects).sink { value in
      total.add(value, ordering: .relaxed)
    }
    await withTaskGroup(of: Void.self) { group in
      for index in shared.indices {
        group.addTask { for _ in 0..<1000 { shared[index].send(1) } }
      }
    }
    sink.cancel()
    #expect(total.load(ordering: .relaxed) == 4000)
  }
}
