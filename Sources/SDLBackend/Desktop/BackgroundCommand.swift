// Part of Snapback, under the MIT licence; see LICENSE.

internal import Dispatch
internal import Foundation
internal import Processes

/// A program that runs beside this one, and whose output is read on the main queue as it arrives.
///
/// Nothing here blocks. Its standard error and its exit status are ignored. It has a process group
/// of its own, so Ctrl+C in the terminal does not reach it.
@MainActor
final class BackgroundCommand {
  private let process: pid_t
  private let output: any DispatchSourceRead
  private let deadline: (any DispatchSourceTimer)?
  private var isRunning = true

  /// Starts a program; nil if that is not possible.
  ///
  /// `onOutput` is called with each chunk of the program's output, and with an empty chunk at its
  /// end. A program with a timeout, in seconds, is killed after it, and `onOutput` is called with
  /// nil. It runs until `stop()` otherwise, or until this process ends.
  init?(
    _ command: [String], environment: [String: String], timeout: Double?,
    onOutput: @escaping @MainActor ([UInt8]?) -> Void
  ) {
    guard
      let program = command.first.flatMap({
        ProcessLauncher.path(of: $0, environment: environment)
      }),
      let started = SocketProcess(program: program, arguments: command, environment: environment)
    else { return nil }
    process = started.process
    let descriptor = started.socket
    output = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    deadline = timeout.map { seconds in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + seconds)
      return timer
    }
    output.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read(descriptor, onOutput) }
    }
    output.setCancelHandler { close(descriptor) }
    deadline?.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.stop()
        onOutput(nil)
      }
    }
    output.resume()
    deadline?.resume()
  }

  /// Kills the program. No output is reported afterwards.
  func stop() {
    guard isRunning else { return }
    isRunning = false
    output.cancel()
    deadline?.cancel()
    kill(-process, SIGKILL)
    // Reaped on another thread, since the kernel decides when it is gone.
    let process = process
    DispatchQueue.global(qos: .utility).async { _ = ProcessLauncher.reap(process) }
  }

  private func read(_ descriptor: Int32, _ onOutput: ([UInt8]?) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    // A read source does not fire again once it has reported the end of the stream, so everything
    // must be read: at that point no more than the socket's buffer. The limit keeps a program that
    // writes without end from blocking the main queue.
    for _ in 0..<64 where isRunning {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      if count <= 0 { stop() }
      onOutput(Array(bytes.prefix(max(count, 0))))
    }
  }
}
