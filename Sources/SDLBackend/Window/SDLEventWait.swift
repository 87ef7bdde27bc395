// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import Foundation

/// SDL's wait for events of any window system, woken by a thread when the main dispatch queue has
/// work or a signal arrives.
///
/// The thread polls both descriptors, pushes an SDL event when one becomes readable, and then waits
/// for the loop's acknowledgement. It uses no processor time otherwise.
@MainActor
final class SDLEventWait: EventWait {
  let wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let acknowledgement = eventfd(0, Int32(EFD_CLOEXEC))
  private let end = eventfd(0, Int32(EFD_CLOEXEC))
  private nonisolated static let acknowledged: UInt64 = 1
  private nonisolated static let stop: UInt64 = 1 << 32

  init() {
    let queue = _dispatch_get_main_queue_handle_4CF()
    let (wakeDescriptor, acknowledgement, end) = (wakeDescriptor, acknowledgement, end)
    let thread = Thread {
      Self.watch(queue: queue, wakeDescriptor: wakeDescriptor, acknowledgement: acknowledgement)
      eventfd_write(end, 1)
    }
    thread.name = "loop waker"
    thread.stackSize = 128 << 10
    thread.start()
  }

  func wait(atMost seconds: Double) {
    SDL_WaitEventTimeout(nil, seconds.isFinite ? Int32(min(max(seconds, 0) * 1000, 1e9)) : -1)
  }

  /// Lets the thread continue, after the loop was woken and has drained the main queue.
  func acknowledge() {
    eventfd_write(acknowledgement, Self.acknowledged)
  }

  /// Ends the thread and waits for it. Nothing wakes the loop afterwards.
  func shutDown() {
    eventfd_write(acknowledgement, Self.stop)
    var value: UInt64 = 0
    eventfd_read(end, &value)
    Foundation.close(end)
  }

  private nonisolated static func watch(
    queue: Int32, wakeDescriptor: Int32, acknowledgement: Int32
  ) {
    defer {
      close(wakeDescriptor)
      close(acknowledgement)
    }
    while true {
      var polled = [queue, wakeDescriptor, acknowledgement]
        .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&polled, 3, -1) > 0 else { continue }
      var value: UInt64 = 0
      if polled[2].revents == 0 {
        var event = SDL_Event()
        event.type = SDL_USEREVENT.rawValue
        guard SDL_PushEvent(&event) >= 0 else {
          // The event queue is full, so the loop is awake and will empty it.
          usleep(10_000)
          continue
        }
        eventfd_read(wakeDescriptor, &value)
      }
      eventfd_read(acknowledgement, &value)
      if value >= stop { return }
    }
  }
}
