// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// A running ffmpeg that reads from a pipe. It is killed when it is released before it has ended.
///
/// All waiting ends with an error when a termination signal arrives. What ffmpeg prints is read meanwhile, as it
/// would stop at a full pipe.
final class EncoderProcess {
  /// The interval at which a waiting method looks for a signal, in milliseconds.
  private static let interval: Int32 = 50
  /// The part of ffmpeg's output that is kept, in bytes.
  private static let keptOutput = 1 << 16

  private let child: ChildProcess
  /// The write end of ffmpeg's standard input, which does not block; nil once it is closed.
  private var input: Int32?
  private var output: [UInt8] = []
  /// Whether the output has ended.
  private var isSilent = false

  init(_ program: String, _ arguments: [String]) throws(ProgramError) {
    guard let ends = ChildProcess.pipe() else {
      throw .encoderFailed(reason: String(cString: strerror(errno)))
    }
    defer { close(ends.read) }
    let child = ChildProcess(
      program: program, arguments: arguments, environment: ProcessInfo.processInfo.environment,
      input: ends.read)
    guard let child else {
      close(ends.write)
      throw .encoderFailed(reason: "ffmpeg cannot be started")
    }
    self.child = child
    input = ends.write
    _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
  }

  isolated deinit { closeInput() }

  /// Writes bytes to its standard input. Throws its last message if it has closed it.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard let input else { return }
      try wait(for: input)
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(input, piece.baseAddress, piece.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        throw failure(of: try end())
      }
    }
  }

  /// Closes its standard input and waits until it has ended. Throws its last message if it failed.
  func finish() throws {
    let ending = try end()
    if ending != .exited(0) { throw failure(of: ending) }
  }

  private func end() throws -> ChildProcess.Ending {
    closeInput()
    while !hasEnded { try wait(for: nil) }
    readOutput()
    return child.reap()
  }

  /// Whether it has ended. Its output may end earlier, or stay open in a process that it has started.
  private var hasEnded: Bool {
    var information = siginfo_t()
    let options = WEXITED | WNOHANG | WNOWAIT
    return waitid(P_PID, id_t(child.id), &information, options) != 0 || information.si_signo != 0
  }

  /// Waits until a descriptor is writable, or for the interval, and reads the available output.
  private func wait(for input: Int32?) throws {
    try Interruption.check()
    var descriptors = [
      pollfd(fd: isSilent ? -1 : child.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    poll(&descriptors, 2, isSilent ? Self.interval / 10 : Self.interval)
    if descriptors[0].revents != 0 { readOutput() }
  }

  private func readOutput() {
    if let bytes = child.read() {
      output = (output + bytes).suffix(Self.keptOutput)
    } else {
      isSilent = true
    }
  }

  private func closeInput() {
    if let input { close(input) }
    input = nil
  }

  private func failure(of ending: ChildProcess.Ending) -> ProgramError {
    let messages = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline)
    if let last = messages.last { return .encoderFailed(reason: String(last)) }
    return switch ending {
    case .exited(0): .encoderFailed(reason: "it exited before the last frame")
    case .exited(let status): .encoderFailed(reason: "it exited with status \(status)")
    case .killed(let signal): .encoderFailed(reason: "it was ended by signal \(signal)")
    }
  }
}
