// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// Connections to services on this machine that never wait.
enum LocalSocket {
  enum Connection {
    /// A non-blocking descriptor, which the caller closes.
    case connected(Int32)
    /// The service has as many clients waiting to be accepted as it allows.
    case busy
    case failed
  }

  /// Connects to the Unix socket at a path, or with a name after a null character. Fails if the path is longer than
  /// 107 bytes.
  static func connect(to path: String) -> Connection {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return .failed }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_UNIX, kind, 0)
    guard descriptor >= 0 else { return .failed }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, size)
      }
    }
    if result == 0 { return .connected(descriptor) }
    let isBusy = errno == EAGAIN
    close(descriptor)
    return isBusy ? .busy : .failed
  }

  /// Sends a short request, and returns whether the service has not closed the connection.
  static func send(_ request: [UInt8], to descriptor: Int32) -> Bool {
    request.withUnsafeBytes {
      Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    } == request.count
  }

  /// The time, in nanoseconds of `DispatchTime`, after a limit in seconds from 0 to 60.
  static func deadline(after limit: Double) -> UInt64 {
    DispatchTime.now().uptimeNanoseconds + UInt64(max(0, min(limit, 60)) * 1e9)
  }

  /// Reads the available bytes of a reply, up to the size of a buffer. Returns the number of bytes, 0 if the
  /// connection is closed, and nil at a deadline.
  static func read(
    from descriptor: Int32, into buffer: inout [UInt8], until deadline: UInt64
  ) -> Int? {
    let now = DispatchTime.now().uptimeNanoseconds
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard now < deadline, poll(&entry, 1, Int32((deadline - now) / 1_000_000 + 1)) > 0 else {
      return nil
    }
    return max(0, Foundation.read(descriptor, &buffer, buffer.count))
  }
}
