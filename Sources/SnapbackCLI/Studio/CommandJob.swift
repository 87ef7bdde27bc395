// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// A child process whose output is read on the main queue. It is killed when it is released before it
/// has ended.
final class CommandJob {
  private let child: ChildProcess
  private let sources: [any DispatchSourceRead]
  /// Views write to standard error.
  private let errorDescriptor: Int32
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  private let onEnd: (ChildProcess.Ending, _ output: [UInt8], _ errors: [UInt8]) -> Void
  /// The part of the output, and of the errors, that is kept, in bytes.
  private static let limit = 1 << 20

  /// Starts a program; nil if that is not possible.
  init?(
    _ program: String, _ arguments: [String], environment: [String: String],
    onEnd: @escaping (ChildProcess.Ending, _ output: [UInt8], _ errors: [UInt8]) -> Void
  ) {
    guard let ends = ChildProcess.pipe() else { return nil }
    defer { close(ends.write) }
    guard
      let child = ChildProcess(
        program: program, arguments: arguments, environment: environment, errors: ends.write)
    else {
      close(ends.read)
      return nil
    }
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
    self.child = child
    self.onEnd = onEnd
    errorDescriptor = ends.read
    sources = [child.output, ends.read].map {
      DispatchSource.makeReadSource(fileDescriptor: $0, queue: .main)
    }
    for (source, read) in zip(sources, [CommandJob.readOutput, CommandJob.readErrors]) {
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated { self.map { read($0)() } }
      }
    }
    // Descriptors are closed when the queue no longer watches them: another file may have their numbers
    // as soon as they are.
    sources[0].setCancelHandler { [child] in withExtendedLifetime(child) {} }
    sources[1].setCancelHandler { [errorDescriptor] in close(errorDescriptor) }
    for source in sources { source.resume() }
  }

  isolated deinit {
    for source in sources { source.cancel() }
    child.end()
  }

  private func readErrors() {
    // Its descriptor may be another file's by now.
    guard !sources[1].isCancelled else { return }
    while let bytes = ChildProcess.read(errorDescriptor) {
      if bytes.isEmpty { return }
      errors = (errors + bytes).suffix(Self.limit)
    }
    sources[1].cancel()
  }

  private func readOutput() {
    while let bytes = child.read() {
      if bytes.isEmpty { return }
      output = (output + bytes).suffix(Self.limit)
    }
    sources[0].cancel()
    let ending = child.reap()
    readErrors()
    onEnd(ending, output, errors)
  }
}
