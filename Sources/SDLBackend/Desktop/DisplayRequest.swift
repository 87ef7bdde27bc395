// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
internal import Processes

/// A request that every display answers at once, over a connection of its own. It distinguishes a display that does not
/// answer from one that has only lost the connection of a window.
package enum DisplayRequest {
  /// Returns a non-blocking descriptor that becomes readable when the display has answered, and that the caller
  /// closes; nil if there is no display on this machine, or if it accepts no connections at the moment.
  package static func send(environment: [String: String]) -> Int32? {
    guard let (path, request) = message(environment),
      case .connected(let descriptor) = LocalSocket.connect(to: path)
    else { return nil }
    guard LocalSocket.send(request, to: descriptor) else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// The path of the display's socket, and the bytes to send.
  private static func message(
    _ environment: [String: String]
  ) -> (path: String, request: [UInt8])? {
    let sockets = DisplaySockets(environment: environment)
    let driver = try? VideoDriverChoice(requested: nil, environment: environment).name
    // SDL tries X first if it has the choice.
    if driver != "wayland", environment["DISPLAY"]?.isEmpty == false {
      return sockets.x.map { ($0, setup) }
    }
    return sockets.wayland.map { ($0, sync) }
  }

  /// The connection setup of the X protocol, version 11.0, in little-endian order and without authorization: the
  /// server accepts or refuses it.
  private static let setup: [UInt8] = [0x6C, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  /// Wayland's `wl_display.sync` with the new object 2: the compositor sends its event.
  private static let sync = WaylandRequest.bytes([1, 12 << 16, 2])
}
