// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// The process with the window, and the two lines to it: commands there, reports back.
final class WindowProcess {
  /// What it reports can be read here; nothing waits.
  let reports: Int32
  /// What it writes to its standard error can be read here; nothing waits.
  let complaints: Int32
  private let id: pid_t
  private let commands: Int32
  private var unsent: [UInt8] = []
  private var unread: [UInt8] = []

  /// On which descriptor it writes its reports.
  static let reportDescriptor: Int32 = 3

  /// Nil where it cannot be started. Its standard output is ours.
  init?(program: String, arguments: [String], environment: [String: String]) {
    let ends = (0..<3).map { _ -> [Int32] in
      var pair: [Int32] = [-1, -1]
      return pipe(&pair) == 0 ? pair : []
    }
    guard ends.allSatisfy({ !$0.isEmpty }) else {
      for end in ends.joined() { close(end) }
      return nil
    }
    let (down, up, words) = (ends[0], ends[1], ends[2])
    for end in ends.joined() { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let spawned = Spawning.start(
      program: program, words: [program] + arguments, environment: environment,
      streams: [
        (STDIN_FILENO, down[0]), (STDERR_FILENO, words[1]), (Self.reportDescriptor, up[1]),
      ])
    for end in [down[0], up[1], words[1]] { close(end) }
    guard let spawned else {
      for end in [down[1], up[0], words[0]] { close(end) }
      return nil
    }
    (id, commands, reports, complaints) = (spawned, down[1], up[0], words[0])
    for end in [commands, reports, complaints] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(commands)
    close(reports)
    close(complaints)
  }

  /// What it wrote to its standard error since the last time.
  func readComplaints() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(complaints, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }

  /// Whether something is still to be sent, once there is room for it.
  var isSending: Bool { !unsent.isEmpty }
  var commandDescriptor: Int32 { commands }

  func send(_ command: WindowCommand) {
    unsent += command.line
    flush()
  }

  /// Sends what there is room for; a process that is gone takes nothing more.
  func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { write(commands, $0.baseAddress, $0.count) }
      if count > 0 {
        unsent.removeFirst(count)
      } else if errno != EINTR {
        if errno != EAGAIN { unsent = [] }
        return
      }
    }
  }

  /// The whole lines it reported since the last time; nil once it is gone.
  func read() -> [String]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Foundation.read(reports, &buffer, buffer.count)
      if count > 0 {
        unread += buffer[..<count]
      } else if count < 0 && errno == EINTR {
        continue
      } else {
        guard count != 0 else { return nil }
        break
      }
    }
    var lines: [String] = []
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: unread[..<end], as: UTF8.self))
      unread.removeSubrange(...end)
    }
    return lines
  }

  /// Waits until it has ended.
  func reap() -> ChildProcess.Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return ChildProcess.Ending(status: status)
  }

  /// Asks it to end, and waits until it has.
  func end() {
    kill(id, SIGTERM)
    _ = reap()
  }
}
