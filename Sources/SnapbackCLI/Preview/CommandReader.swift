// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Preview

/// Hears commands on the standard input, as long as it lives.
final class CommandReader {
  private let source = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
  private let take: (WindowCommand) -> Void
  private let end: () -> Void
  private var unread: [UInt8] = []

  /// `end` is called once, at the end of the input.
  init(take: @escaping (WindowCommand) -> Void, end: @escaping () -> Void) {
    self.take = take
    self.end = end
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.hear() }
    }
    source.resume()
  }

  isolated deinit { source.cancel() }

  private func hear() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || errno != EINTR {
        source.cancel()
        end()
      }
      return
    }
    unread += buffer[..<count]
    for command in WindowCommand.take(from: &unread) { take(command) }
  }
}
