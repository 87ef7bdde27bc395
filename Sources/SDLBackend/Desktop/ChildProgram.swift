// Part of Snapback, under the MIT licence; see LICENSE.

internal import Dispatch
internal import Foundation
internal import Processes

/// A program that runs beside this one and whose output is read as it comes, on the main queue.
///
/// Nothing here waits. Its complaints go nowhere, and how it ended does not matter: what it printed
/// does. It lives in a process group of its own, so that Ctrl+C in the terminal is ours alone.
@MainActor
final class ChildProgram {
  private let process: pid_t
  private let output: any DispatchSourceRead
  private let deadline: (any DispatchSourceTimer)?
  private var isRunning = true

  /// Starts a program; `nil` where that cannot be done.
  ///
  /// `take` gets what the program prints, piece by piece, and an empty piece when that is all. A program
  /// with a time limit in seconds is killed after it, and `take` gets `nil`; one without goes on until
  /// `stop`, or until this process is no more.
  init?(
    _ command: [String], environment: [String: String], limit: Double?,
    take: @escaping @MainActor ([UInt8]?) -> Void
  ) {
    let words = limit == nil ? Self.endingWithUs(command) : command
    guard let program = words.first.flatMap({ Spawning.path(of: $0, environment: environment) }),
      let spawned = SpawnedProcess(program: program, words: words, environment: environment)
    else { return nil }
    process = spawned.process
    let descriptor = spawned.line
    output = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    deadline = limit.map { seconds in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + seconds)
      return timer
    }
    output.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read(descriptor, take) }
    }
    output.setCancelHandler { close(descriptor) }
    deadline?.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        self?.stop()
        take(nil)
      }
    }
    output.resume()
    deadline?.resume()
  }

  /// Ends the program. Nothing is taken from it any more.
  func stop() {
    guard isRunning else { return }
    isRunning = false
    output.cancel()
    deadline?.cancel()
    kill(-process, SIGKILL)
    // It is dead or dying, but when it is gone is the kernel's affair.
    let process = process
    DispatchQueue.global(qos: .utility).async { waitpid(process, nil, 0) }
  }

  private func read(_ descriptor: Int32, _ take: ([UInt8]?) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    // A source that has once reported the end reports nothing more: everything must be read, which by
    // then is no more than a socket holds. One that talks without end must let others talk too.
    for _ in 0..<64 where isRunning {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      if count <= 0 { stop() }
      take(Array(bytes.prefix(max(count, 0))))
    }
  }

  /// The command, run by a shell that ends it as soon as its own input ends.
  private static func endingWithUs(_ command: [String]) -> [String] {
    ["/bin/sh", "-c", "\"$@\" & exec >&-; read -r line; kill $!", "sh"] + command
  }
}
