// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation

/// Ends SDL's wait when the main queue has work, or a signal came.
///
/// A thread sleeps on both and pushes an SDL event when one of them stirs, then waits until the loop
/// has looked. It costs nothing while nothing happens.
@MainActor
final class LoopWaker {
  /// Anybody may write to this to wake the loop, a signal handler too.
  let bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let answer = eventfd(0, Int32(EFD_CLOEXEC))
  private let end = eventfd(0, Int32(EFD_CLOEXEC))
  private nonisolated static let looked: UInt64 = 1
  private nonisolated static let stop: UInt64 = 1 << 32

  init() {
    let work = _dispatch_get_main_queue_handle_4CF()
    let (bell, answer, end) = (bell, answer, end)
    let thread = Thread {
      Self.watch(work: work, bell: bell, answer: answer)
      eventfd_write(end, 1)
    }
    thread.name = "loop waker"
    thread.stackSize = 128 << 10
    thread.start()
  }

  /// Says that the loop was woken and has drained the queue since.
  func acknowledge() {
    eventfd_write(answer, Self.looked)
  }

  /// Ends the thread, and waits until it has ended. Nothing wakes the loop from now on.
  func shutDown() {
    eventfd_write(answer, Self.stop)
    var value: UInt64 = 0
    eventfd_read(end, &value)
    Foundation.close(end)
  }

  private nonisolated static func watch(work: Int32, bell: Int32, answer: Int32) {
    defer {
      close(bell)
      close(answer)
    }
    while true {
      var waits = [work, bell, answer].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&waits, 3, -1) > 0 else { continue }
      var value: UInt64 = 0
      if waits[2].revents == 0 {
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        guard SDL_PushEvent(&event) >= 0 else {
          // A full queue: the loop is not asleep, and will make room.
          usleep(10_000)
          continue
        }
        eventfd_read(bell, &value)
      }
      eventfd_read(answer, &value)
      if value >= stop { return }
    }
  }
}
