// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A connection to a Wayland compositor that speaks the wire protocol itself: enough to send requests,
/// and to wait until the compositor has handled them.
///
/// Object 1 is the display. Messages are 32-bit words in the machine's byte order: the object, the
/// size in bytes and the opcode, then the arguments.
final class WaylandMessages {
  /// The names of the global objects, by interface.
  private(set) var globals: [String: UInt32] = [:]
  private let socket: Int32
  private var lastObject: UInt32 = 1
  private var registry: UInt32 = 0
  private var received: [UInt8] = []

  /// Connects to a socket, and reads the compositor's global objects.
  init(path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw TimedOut(description: "no compositor listens at \(path)") }
    registry = newObject()
    try send(to: 1, 1, [.word(registry)])
    try roundTrip()
  }

  deinit { close(socket) }

  enum Argument {
    case word(UInt32)
    case text(String)
  }

  func newObject() -> UInt32 {
    lastObject += 1
    return lastObject
  }

  /// Returns a global object of an interface in version 1.
  func bind(_ interface: String) throws -> UInt32 {
    guard let name = globals[interface] else {
      throw TimedOut(description: "the compositor has no \(interface)")
    }
    let object = newObject()
    try send(to: registry, 0, [.word(name), .text(interface), .word(1), .word(object)])
    return object
  }

  func send(to object: UInt32, _ opcode: UInt32, _ arguments: [Argument] = []) throws {
    var body: [UInt32] = []
    for argument in arguments {
      switch argument {
      case .word(let word): body.append(word)
      case .text(let text):
        var bytes = Array(text.utf8) + [0]
        body.append(UInt32(bytes.count))
        while bytes.count % 4 != 0 { bytes.append(0) }
        bytes.withUnsafeBytes { body += $0.bindMemory(to: UInt32.self) }
      }
    }
    let message = [object, UInt32(8 + 4 * body.count) << 16 | opcode] + body
    let count = message.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
    guard count == message.count * 4 else {
      throw TimedOut(description: "the compositor closed the connection")
    }
  }

  /// Waits until the compositor has handled all requests.
  func roundTrip() throws {
    let callback = newObject()
    try send(to: 1, 0, [.word(callback)])
    while true {
      let (object, opcode, body) = try receive()
      if object == callback { return }
      if object == 1, opcode == 0 {
        throw TimedOut(description: "protocol error: \(String(decoding: body, as: UTF8.self))")
      }
      if object == registry, opcode == 0, body.count > 8 {
        let name = body[..<4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let interface = body[8...].prefix { $0 != 0 }
        globals[String(decoding: interface, as: UTF8.self)] = name
      }
    }
  }

  private func receive() throws -> (object: UInt32, opcode: UInt32, body: [UInt8]) {
    func word(_ index: Int) -> UInt32 {
      received[index * 4..<index * 4 + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    while received.count < 8 || received.count < Int(word(1) >> 16) {
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(socket, &bytes, bytes.count)
      guard count > 0 else { throw TimedOut(description: "the compositor closed the connection") }
      received += bytes[..<count]
    }
    let (object, header) = (word(0), word(1))
    let size = Int(header >> 16)
    defer { received.removeFirst(size) }
    return (object, header & 0xFFFF, Array(received[8..<size]))
  }
}
