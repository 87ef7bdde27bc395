// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler

/// Reads window commands from standard input until it is deallocated.
final class WindowCommandReader {
  private let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
  private let onCommand: (WindowCommand) -> Void
  private let onEnd: () -> Void
  private var unread: [UInt8] = []

  /// `onEnd` is called once, at the end of the input.
  init(onCommand: @escaping (WindowCommand) -> Void, onEnd: @escaping () -> Void) {
    self.onCommand = onCommand
    self.onEnd = onEnd
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readInput() }
    }
    source.resume()
  }

  isolated deinit { source.cancel() }

  private func readInput() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || errno != EINTR {
        source.cancel()
        onEnd()
      }
      return
    }
    unread += buffer[..<count]
    for command in WindowCommand.consume(from: &unread) { onCommand(command) }
  }
}
