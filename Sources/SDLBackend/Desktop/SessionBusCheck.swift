// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// Whether the message bus of the desktop session answers.
///
/// SDL waits for its reply without a limit when it starts, so a bus that accepts connections and is
/// stopped would keep every window from opening.
package enum SessionBusCheck {
  /// Returns false if the bus at an address, or else at the default path, accepts a connection but
  /// does not answer within a time in seconds.
  ///
  /// True if there is no bus, and for addresses that are not local sockets, which are not tried.
  package static func answers(
    environment: [String: String], within limit: Double = 2
  ) -> Bool {
    guard let path = path(in: environment) else { return true }
    let descriptor: Int32
    switch LocalSocket.connect(to: path) {
    case .connected(let connection): descriptor = connection
    case .busy: return false
    case .failed: return true
    }
    defer { close(descriptor) }
    // Authentication begins with a null byte; the user's number is written as the hexadecimal form of
    // its decimal digits.
    let user = "\(geteuid())".utf8.map { String($0, radix: 16) }.joined()
    let request = Array("\0AUTH EXTERNAL \(user)\r\n".utf8)
    guard LocalSocket.send(request, to: descriptor) else { return true }
    var reply = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&reply, 1, Int32((max(0, min(limit, 60)) * 1000).rounded(.up))) != 0
  }

  /// The path of the bus's socket, or its name after a null character; nil if there is none.
  private static func path(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      // Further addresses are tried if the first one refuses a connection.
      let first = address.prefix { $0 != ";" }
      guard first.hasPrefix("unix:") else { return nil }
      let values = first.dropFirst("unix:".count).split(separator: ",")
      for value in values {
        if value.hasPrefix("path=") { return String(value.dropFirst(5)).removingPercentEncoding }
        if value.hasPrefix("abstract=") {
          return String(value.dropFirst(9)).removingPercentEncoding.map { "\0" + $0 }
        }
      }
      return nil
    }
    return environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 + "/bus" }
  }
}
