// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
import Foundation
import Synchronization

/// Other cores, called before there is work for them, since they take their time to come.
///
/// One that comes late finds the door closed: so nobody waits for a core for which the system has
/// other plans, and none works on what is there no longer.
package final class Crew: Sendable {
  /// How many are at work, and whether the door is open or closed; 0 until it is either.
  private let door: Atomic<Int>
  nonisolated(unsafe) private var work: ((Int) -> Void)?

  private static let open = 1 << 32
  private static let closed = 1 << 33

  /// Calls so many others; none are dismissed at once.
  package init(of size: Int) {
    door = Atomic(size > 0 ? 0 : Self.closed)
    for number in 0..<size {
      DispatchQueue.global(qos: .userInteractive).async { self.come(as: number + 1) }
    }
  }

  package var isDismissed: Bool { door.load(ordering: .relaxed) & Self.closed != 0 }

  /// Does work here, as number 0, and on those who come before that is done, from number 1 on; it
  /// is over when this returns, and they are dismissed. A crew that was works no more: it is all
  /// done here.
  package func share(_ work: @escaping (Int) -> Void) {
    guard !isDismissed else { return work(0) }
    self.work = work
    door.store(Self.open, ordering: .releasing)
    work(0)
    dismiss()
    self.work = nil
  }

  /// Sends away whoever comes from now on, and returns when nobody is at work.
  package func dismiss() {
    guard !isDismissed else { return }
    let wasOpen = door.load(ordering: .relaxed) & Self.open != 0
    door.wrappingAdd(
      wasOpen ? Self.closed - Self.open : Self.closed, ordering: .acquiringAndReleasing)
    while door.load(ordering: .acquiring) != Self.closed { sched_yield() }
  }

  private func come(as number: Int) {
    while door.load(ordering: .relaxed) == 0 { sched_yield() }
    let before = door.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue
    if before & Self.open != 0 { work?(number) }
    door.wrappingSubtract(1, ordering: .releasing)
  }
}
