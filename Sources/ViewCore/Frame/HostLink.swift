// Part of Snapback, under the MIT licence; see LICENSE.

/// A reference to a host for objects that may outlive it.
///
/// It replaces weak references, which would make each use of the host slower, also by the thousands
/// of elements that never outlive it.
@MainActor
package final class HostLink {
  /// Nil once the host has been released.
  package unowned private(set) var host: ViewHost?

  init() {}

  func connect(_ host: ViewHost) {
    self.host = host
  }

  func disconnect() {
    host = nil
  }
}
