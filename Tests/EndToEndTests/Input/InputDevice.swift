// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A simulated input device of an X server: the other end of the socket of its driver `inputtest`.
///
/// The messages of the driver are structures of C: a length and a type of four bytes each, and then the
/// fields at their natural alignment.
final class InputDevice {
  private enum Message {
    static let version: UInt32 = 0
    static let sync: UInt32 = 1
    static let motion: UInt32 = 2
    static let touch: UInt32 = 6
    static let pinch: UInt32 = 7
  }

  /// A phase of a touch or of a gesture, by the type of its event in the X Input Extension.
  enum Phase: UInt32 {
    case touchBegin = 18
    case touchUpdate = 19
    case touchEnd = 20
    case pinchBegin = 27
    case pinchUpdate = 28
    case pinchEnd = 29
  }

  /// The number of values of an event, of which the first two are the coordinates.
  private static let valuators = 64
  /// The upper limit of absolute coordinates.
  private static let range = 65536.0

  private let socket: Int32

  /// Connects to the driver, which accepts one connection.
  init(socketPath: String) throws {
    socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: socketPath.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let socket = socket
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, length) }
    }
    guard status == 0 else { throw TimedOut(description: "no input driver at \(socketPath)") }
    try send(Message.version, bytes(UInt16(1)) + bytes(UInt16(1)))
    try receive()
  }

  deinit { close(socket) }

  /// Sends events of fingers, by their numbers, at positions on the screen in pixels.
  func touch(_ phase: Phase, _ fingers: [(x: Double, y: Double)]) throws {
    for (number, finger) in fingers.enumerated() {
      let x = finger.x * Self.range / Double(Desktop.size.width)
      let y = finger.y * Self.range / Double(Desktop.size.height)
      try send(
        Message.touch, bytes(UInt32(number + 1)) + bytes(phase.rawValue) + values(x, y))
    }
    try synchronize()
  }

  /// Moves the pointer by a distance in pixels.
  func move(x: Double, y: Double) throws {
    try send(Message.motion, bytes(UInt32(0)) + bytes(UInt32(0)) + values(x, y))
    try synchronize()
  }

  /// Sends an event of two fingers that pinch on a touchpad. `scale` is relative to the beginning, `turn`
  /// in degrees since the last event.
  func pinch(_ phase: Phase, scale: Double = 1, turn: Double = 0) throws {
    let header = bytes(UInt16(phase.rawValue)) + bytes(UInt16(2)) + bytes(UInt32(0))
    let motion = [Data](repeating: bytes(0.0), count: 4).reduce(Data(), +)
    try send(Message.pinch, header + motion + bytes(scale) + bytes(turn))
    try synchronize()
  }

  /// Waits until the server has processed all events.
  private func synchronize() throws {
    try send(Message.sync, Data())
    try receive()
  }

  private func bytes(_ value: some BitwiseCopyable) -> Data {
    withUnsafeBytes(of: value) { Data($0) }
  }

  /// The values of an event, of which the first two are set.
  private func values(_ x: Double, _ y: Double) -> Data {
    var data = bytes(UInt32(0)) + Data([3]) + Data(count: 7 + 4) + bytes(x) + bytes(y)
    data.append(Data(count: (2 * Self.valuators - 2) * MemoryLayout<Double>.size))
    return data
  }

  private func send(_ type: UInt32, _ content: Data) throws {
    let message = bytes(UInt32(8 + content.count)) + bytes(type) + content
    let written = message.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
    guard written == message.count else { throw TimedOut(description: "the input driver has gone") }
  }

  /// Reads a response.
  private func receive() throws {
    func read(_ count: Int) throws -> [UInt8] {
      var result = [UInt8](repeating: 0, count: count)
      var done = 0
      while done < count {
        let step = result.withUnsafeMutableBytes {
          Foundation.read(socket, $0.baseAddress?.advanced(by: done), count - done)
        }
        guard step > 0 else { throw TimedOut(description: "the input driver does not answer") }
        done += step
      }
      return result
    }
    let length = try read(8).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    _ = try read(max(0, length - 8))
  }
}
