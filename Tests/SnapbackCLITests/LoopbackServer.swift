// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A TCP or UDP socket on 127.0.0.1 that notes whether anything has reached it.
final class LoopbackServer {
  let port: UInt16
  private let socket: Int32
  private let isStream: Bool

  init?(isStream: Bool) {
    self.isStream = isStream
    let type = isStream ? SOCK_STREAM : SOCK_DGRAM
    socket = Foundation.socket(AF_INET, Int32(type.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    if !isBound || (isStream && listen(descriptor, 8) != 0) { return nil }
  }

  deinit { close(socket) }

  /// Returns whether a connection was made, or a datagram has arrived, since the last call.
  func wasReached() -> Bool {
    if isStream {
      let connection = accept(socket, nil, nil)
      if connection >= 0 { close(connection) }
      return connection >= 0
    }
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, 0) >= 0
  }
}
