// Part of Snapback, under the MIT licence; see LICENSE.

internal import Foundation

/// Whether the message bus of the desktop session answers.
///
/// SDL waits for its reply without a limit when it starts, so a bus that accepts connections and is
/// stopped, or stops after the authentication, would keep every window from opening.
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
    let end = LocalSocket.deadline(after: limit)
    guard let line = line(from: descriptor, until: end) else { return false }
    // A bus that refuses the connection does not hold up anything.
    guard line.starts(with: "OK".utf8) else { return true }
    guard LocalSocket.send(Array("BEGIN\r\n".utf8) + hello, to: descriptor) else { return true }
    var byte: [UInt8] = [0]
    return LocalSocket.read(from: descriptor, into: &byte, until: end) != nil
  }

  /// Reads the bytes up to a line feed; none if the connection is closed, nil at a time in nanoseconds. A longer line is
  /// not one of the protocol.
  private static func line(from descriptor: Int32, until end: UInt64) -> [UInt8]? {
    var line: [UInt8] = []
    var byte: [UInt8] = [0]
    while line.count < 4096 {
      guard let count = LocalSocket.read(from: descriptor, into: &byte, until: end) else {
        return nil
      }
      if count == 0 || byte[0] == UInt8(ascii: "\n") { return line }
      line += byte
    }
    return nil
  }

  /// The first message of each connection: the call of `Hello` of `org.freedesktop.DBus`, in little-endian order.
  private static let hello: [UInt8] = {
    var fields: [UInt8] = []
    func add(_ code: UInt8, _ type: String, _ value: String) {
      fields += [UInt8](repeating: 0, count: (8 - fields.count % 8) % 8)
      fields += [code, 1] + type.utf8 + [0, UInt8(value.utf8.count), 0, 0, 0] + value.utf8 + [0]
    }
    add(1, "o", "/org/freedesktop/DBus")
    add(2, "s", "org.freedesktop.DBus")
    add(3, "s", "Hello")
    add(6, "s", "org.freedesktop.DBus")
    let length = UInt8(fields.count)
    let message: [UInt8] = [0x6C, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, length, 0, 0, 0] + fields
    return message + [UInt8](repeating: 0, count: (8 - message.count % 8) % 8)
  }()

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
