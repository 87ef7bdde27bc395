// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// File descriptors to wait for with `poll`, by name.
struct PollSet<Name: Hashable> {
  private var names: [Name] = []
  private var entries: [pollfd] = []

  /// Adds a descriptor that becomes ready when it can be read; nil is skipped.
  mutating func addReader(_ name: Name, _ descriptor: Int32?) {
    add(name, descriptor, events: POLLIN)
  }

  /// Adds a descriptor that becomes ready when it can be written; nil is skipped.
  mutating func addWriter(_ name: Name, _ descriptor: Int32?) {
    add(name, descriptor, events: POLLOUT)
  }

  /// Adds the write end of a pipe, which becomes ready when its read end is closed; nil is skipped.
  mutating func addWriterForEnd(_ name: Name, _ descriptor: Int32?) {
    add(name, descriptor, events: 0)
  }

  /// Waits until a descriptor is ready, or has an error or a hang-up.
  ///
  /// - Parameter timeout: The maximum time in seconds, rounded up to milliseconds; nil waits
  ///   without a limit.
  mutating func wait(timeout: Double?) {
    let milliseconds = timeout.map { Int32(max(0, $0 * 1000).rounded(.up)) }
    poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
  }

  /// Returns whether the last wait reported a descriptor as ready, in error or hung up.
  func isReady(_ name: Name) -> Bool { events(name) != 0 }

  /// Returns whether the last wait reported that there is data to read.
  func hasData(_ name: Name) -> Bool { events(name) & Int16(POLLIN) != 0 }

  /// Returns whether the last wait reported that the other end is closed.
  func isBroken(_ name: Name) -> Bool { events(name) & Int16(POLLERR | POLLNVAL) != 0 }

  private func events(_ name: Name) -> Int16 {
    names.firstIndex(of: name).map { entries[$0].revents } ?? 0
  }

  private mutating func add(_ name: Name, _ descriptor: Int32?, events: Int32) {
    guard let descriptor else { return }
    names.append(name)
    entries.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
  }
}
