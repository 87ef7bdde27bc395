// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler

/// Reads window commands from a channel until it is deallocated, and reports each before it is performed.
final class WindowCommandReader {
  private let channel: WindowChannel
  private let source: any DispatchSourceRead
  private let onCommand: (WindowCommand) -> Void
  private let onEnd: () -> Void
  private var unread: [UInt8] = []

  /// `onEnd` is called once, at the end of the input.
  init(
    _ channel: WindowChannel, onCommand: @escaping (WindowCommand) -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.channel = channel
    self.onCommand = onCommand
    self.onEnd = onEnd
    source = DispatchSource.makeReadSource(fileDescriptor: channel.commands, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readInput() }
    }
    source.resume()
    channel.send(.opened)
  }

  isolated deinit { source.cancel() }

  private func readInput() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(channel.commands, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 || errno != EINTR {
        source.cancel()
        onEnd()
      }
      return
    }
    unread += buffer[..<count]
    for command in WindowCommand.consume(from: &unread) {
      channel.send(.received)
      onCommand(command)
    }
  }
}
