// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes

/// A child process whose output is read on the main queue. It is killed when it is released before it
/// has ended.
final class CommandJob {
  private let child: ChildProcess
  private let source: any DispatchSourceRead
  private var output: [UInt8] = []
  private let onEnd: (ChildProcess.Ending, [UInt8]) -> Void
  /// The part of the output that is kept, in bytes.
  private static let limit = 1 << 20

  /// Starts a program; nil if that is not possible.
  init?(
    _ program: String, _ arguments: [String], environment: [String: String],
    onEnd: @escaping (ChildProcess.Ending, [UInt8]) -> Void
  ) {
    guard
      let child = ChildProcess(program: program, arguments: arguments, environment: environment)
    else { return nil }
    self.child = child
    self.onEnd = onEnd
    source = DispatchSource.makeReadSource(fileDescriptor: child.output, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readOutput() }
    }
    source.resume()
  }

  isolated deinit { source.cancel() }

  private func readOutput() {
    while let bytes = child.read() {
      if bytes.isEmpty { return }
      output = (output + bytes).suffix(Self.limit)
    }
    source.cancel()
    onEnd(child.reap(), output)
  }
}
