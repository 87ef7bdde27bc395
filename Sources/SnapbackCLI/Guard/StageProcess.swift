// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import PreviewCompiler
import Processes
import SDLBackend
import Sandbox

/// A guarded process, and the pipes to it. It ends with this object.
final class StageProcess {
  private let file: GuardedFile
  private let id: pid_t
  private var requests: Int32
  private let replies: Int32
  private let errors: Int32
  private var unread: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: Int(StageProcess.pipeSize))
  private var output: ErrorOutputFilter
  /// The time that the process has spent in the current frame.
  private var stuck = UnresponsiveTime(longestInterval: StageProcess.longestInterval)
  private var isReaped = false
  private var hasStarted = false

  /// The time in seconds for the process to end after its last reply.
  private static let grace = 2.0
  /// The most seconds between two looks at the process that count, unless this one was stopped.
  private static let longestInterval = 1.0
  /// The size of the pipe for replies: about a picture.
  private static let pipeSize: Int32 = 1 << 20
  /// `F_SETPIPE_SZ`, which Swift does not import.
  private static let setPipeSize: Int32 = 1031
  /// The exit codes of the errors of a stage.
  private static let exitCodes: Set<Int32> = [64, 65, 66, 69, 70, 73, 76]
  /// The longest reply, without pixels.
  private static let longestReply = 1 << 20

  init(_ file: GuardedFile, printsToErrors: Bool) throws(ProgramError) {
    self.file = file
    output = ErrorOutputFilter(isSanitized: file.sandbox != nil)
    let command = try file.command()
    let pipes = (0..<3).map { _ in ChildProcess.pipe() }
    defer { for case let ends? in pipes { for end in [ends.read, ends.write] { close(end) } } }
    guard let down = pipes[0], let up = pipes[1], let log = pipes[2] else {
      throw .cannotPreview("there are too many open files")
    }
    var streams: [(Int32, Int32?)] = [
      (STDIN_FILENO, down.read), (STDERR_FILENO, log.write), (StageReply.descriptor, up.write),
    ]
    if file.sandbox != nil || printsToErrors { streams.append((STDOUT_FILENO, log.write)) }
    ProcessCleanup.adoptOrphans()
    let spawned = StackLimit.raised {
      ProcessLauncher.start(
        program: command[0], arguments: command, environment: file.environment, streams: streams,
        endsWithParent: true)
    }
    guard let spawned else { throw .cannotPreview("\(command[0]) cannot be started") }
    (id, requests, replies, errors) = (spawned, dup(down.write), dup(up.read), dup(log.read))
    for end in [requests, replies, errors] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(requests, F_SETFL, O_NONBLOCK)
    _ = fcntl(replies, Self.setPipeSize, Self.pipeSize)
  }

  isolated deinit {
    _ = reap(within: 0)
    for end in [requests, replies, errors] where end >= 0 { close(end) }
  }

  func send(_ request: StageRequest) throws {
    stuck.reset()
    var rest = request.line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // The process may never read it.
        guard unread.count < Self.longestReply, try pump(sends: true) else { throw failure() }
      } else if errno != EINTR {
        throw failure()
      }
    }
  }

  /// Waits for the reply to a request. Throws how the file's code has prevented it.
  ///
  /// - Parameter frames: The number of frames that the request runs at most. The process cannot say more often that
  ///   it has run one.
  func reply(frames: Int) throws -> StageReply {
    stuck.reset()
    var frames = frames
    while true {
      try throwIfEnded()
      while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(unread[..<end])
        unread.removeSubrange(...end)
        switch try? JSONDecoder().decode(StageReply.self, from: line) {
        case .started where !hasStarted:
          hasStarted = true
          stuck.reset()
        case .working where frames > 0:
          frames -= 1
          stuck.reset()
        case .started, .working: throw drawingError(.brokenConnection)
        case .failed(let message, let code) where Self.exitCodes.contains(code):
          throw ProgramError.relayed(message, exitCode: code)
        case .failed: throw drawingError(.brokenConnection)
        case let reply?: return reply
        case nil: throw drawingError(.brokenConnection)
        }
      }
      guard unread.count < Self.longestReply else { throw drawingError(.brokenConnection) }
      guard try pump() else { throw failure() }
    }
  }

  /// Reads the bytes that follow a reply into memory.
  func read(into memory: UnsafeMutableRawBufferPointer) throws {
    var filled = 0
    while filled < memory.count {
      let count = min(unread.count, memory.count - filled)
      unread.withUnsafeBytes { bytes in
        memory[filled..<filled + count].copyBytes(from: bytes[..<count])
      }
      unread.removeSubrange(..<count)
      filled += count
      if filled < memory.count, try !pump() { throw failure() }
    }
  }

  /// Makes the process end, and passes its remaining output on.
  func finish() throws {
    close(requests)
    requests = -1
    stuck.reset()
    let deadline = MonotonicClock.now + Self.grace
    while MonotonicClock.now < deadline, try pump() { unread = [] }
    _ = reap(within: Self.grace)
    readErrors()
    pass(output.takeRest())
  }

  /// Waits for output, for a tenth of a second at most, and reads it. Returns false at the end of the replies.
  ///
  /// - Parameter sends: Whether to wait also until the process reads more of a request.
  private func pump(sends: Bool = false) throws -> Bool {
    var entries = [replies, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if sends { entries.append(pollfd(fd: requests, events: Int16(POLLOUT), revents: 0)) }
    let count = poll(&entries, nfds_t(entries.count), 100)
    try throwIfEnded()
    if count > 0, entries[1].revents != 0 { readErrors() }
    if count > 0, entries[0].revents != 0 { return readReplies() }
    if sends, count > 0, entries[2].revents != 0 { return true }
    let process = ProcessTree.descendant(of: id, generations: file.sandbox?.generations ?? 0)
    stuck.note(MonotonicClock.now, process.flatMap { ThreadTimes(process: $0) })
    if let limit = file.timeLimit, stuck.seconds > limit {
      throw drawingError(.noFrame(seconds: limit))
    }
    return true
  }

  /// Throws if a signal has ended this program.
  private func throwIfEnded() throws {
    if let signal = TerminationSignals.caught { throw ExitCode(128 + signal) }
  }

  private func readReplies() -> Bool {
    let count = Foundation.read(replies, &buffer, buffer.count)
    if count > 0 { unread += buffer[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }

  /// Reads the available error output, at most a full pipe: a view may write it without end.
  private func readErrors() {
    var entry = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    for _ in 0..<4 where poll(&entry, 1, 0) > 0 {
      let count = Foundation.read(errors, &buffer, buffer.count)
      guard count > 0 else { return }
      pass(output.add(Array(buffer[..<count])))
    }
  }

  private func pass(_ output: Data) { StandardStreams.pass(Array(output)) }

  /// The reason why the process has ended, or closed its connection.
  private func failure() -> ProgramError {
    let ending = reap(within: Self.grace)
    readErrors()
    guard hasStarted else {
      pass(output.takeRest())
      return .cannotPreview("the process that draws it cannot be started")
    }
    switch ending {
    case .exited(let code): return drawingError(.exited(code))
    case .killed(let signal):
      var message = CrashMessage(errorOutput: output.held, signal: signal)
      if message.location == nil { message.location = file.place(ofCrashIn: output.held) }
      return drawingError(.crashed(message))
    case nil: return drawingError(.brokenConnection)
    }
  }

  private func drawingError(_ failure: DrawingFailure) -> ProgramError {
    .drawingFailed(path: file.path, failure)
  }

  /// Waits for the process to end, and kills it after a time in seconds. Nil if it was killed.
  ///
  /// Processes that the file's code has started end with it.
  private func reap(within limit: Double) -> ChildProcess.Ending? {
    guard !isReaped else { return nil }
    isReaped = true
    let deadline = MonotonicClock.now + limit
    while !ProcessLauncher.hasEnded(id), MonotonicClock.now < deadline { poll(nil, 0, 2) }
    let hasEnded = ProcessLauncher.hasEnded(id)
    if !hasEnded { kill(-id, SIGKILL) }
    let ending = ProcessLauncher.reap(id)
    ProcessCleanup.killOrphans()
    return hasEnded ? ending : nil
  }
}
