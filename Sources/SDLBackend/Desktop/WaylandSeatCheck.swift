// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation
internal import Processes

/// Whether the Wayland compositor has a seat: a group of input devices.
///
/// SDL 2.26 crashes without one, as with a compositor of a machine without a mouse and a keyboard, or of a remote
/// desktop without any viewer yet.
package enum WaylandSeatCheck {
  /// Returns false if the compositor of an environment lists what it has, and there is no seat.
  ///
  /// True if there is no compositor, or if it has not answered within a time in seconds.
  package static func hasSeat(environment: [String: String], within limit: Double = 2) -> Bool {
    guard let path = DisplaySockets(environment: environment).wayland,
      case .connected(let descriptor) = LocalSocket.connect(to: path)
    else { return true }
    defer { close(descriptor) }
    guard LocalSocket.send(request, to: descriptor) else { return true }
    let end = LocalSocket.deadline(after: limit)
    var events = Events()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while let count = LocalSocket.read(from: descriptor, into: &buffer, until: end), count > 0 {
      events.append(buffer[..<count])
      if events.hasSeat { return true }
      if events.isComplete { return false }
    }
    return true
  }

  /// `wl_display.get_registry` with the new object 2, and `wl_display.sync` with the new object 3.
  private static let request = WaylandRequest.bytes([1, 12 << 16 | 1, 2, 1, 12 << 16, 3])

  /// The events that a compositor sends in reply.
  private struct Events {
    private var bytes: [UInt8] = []
    var hasSeat = false
    /// Whether all globals have been listed, or the bytes are not Wayland's.
    var isComplete = false

    mutating func append(_ more: ArraySlice<UInt8>) {
      bytes += more
      while !isComplete, let object = word(0), let head = word(4) {
        let size = Int(head >> 16)
        guard size >= 8 else {
          isComplete = true
          hasSeat = true
          return
        }
        guard bytes.count >= size else { return }
        if object == 3 { isComplete = true }
        if object == 2, head & 0xFFFF == 0, size >= 24 {
          hasSeat = hasSeat || bytes[16..<size].starts(with: Array("wl_seat\0".utf8))
        }
        bytes.removeFirst(size)
      }
    }

    private func word(_ offset: Int) -> UInt32? {
      guard bytes.count >= offset + 4 else { return nil }
      return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }
  }
}
