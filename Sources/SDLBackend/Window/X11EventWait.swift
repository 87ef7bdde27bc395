// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation

/// Waits for events of an X server, for work on the main dispatch queue and for signals, in one
/// `poll`.
///
/// SDL's own wait can be woken only through a second connection to the server. If the server dies,
/// an error on that connection ends the process, as the connection is private to SDL.
@MainActor
final class X11EventWait: EventWait {
  let wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
  private let connection: Int32
  private let clock = FrameClock()
  private let queue = _dispatch_get_main_queue_handle_4CF()

  /// `connection` is the descriptor of the connection to the server.
  init(connection: Int32) {
    self.connection = connection
  }

  func wait(atMost seconds: Double) {
    let end = clock.now() + seconds
    while true {
      // Leaves no event in Xlib's own queue, which `poll` does not see, and sends all requests.
      SDL_PumpEvents()
      let hasEvents = SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
      guard !hasEvents, csystem_x11_is_lost() == 0 else { return }
      var polled = [connection, queue, wakeDescriptor]
        .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let remaining = max(0, end - clock.now())
      let milliseconds = remaining.isFinite ? Int32(min(remaining * 1000, 1e9)) : -1
      guard poll(&polled, 3, milliseconds) > 0 else { return }
      if polled[2].revents != 0 {
        var value: UInt64 = 0
        eventfd_read(wakeDescriptor, &value)
      }
      // The server also sends events that SDL or its filter drops.
      guard polled[1].revents == 0, polled[2].revents == 0 else { return }
    }
  }

  func acknowledge() {}

  func shutDown() {
    close(wakeDescriptor)
  }
}
