// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A Unix datagram socket that others can send to.
final class DatagramSocket {
  private let socket: Int32

  /// Fails for a path that is longer than an address may be.
  init?(path: String) {
    guard path.utf8.count < 108 else { return nil }
    socket = Foundation.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let (descriptor, size) = (socket, socklen_t(MemoryLayout<sockaddr_un>.size))
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    if !isBound { return nil }
  }

  deinit { close(socket) }
}
