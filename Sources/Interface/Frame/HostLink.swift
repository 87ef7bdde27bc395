// Part of Snapback, under the MIT licence; see LICENSE.

/// The way to a host for those who may outlive it.
///
/// It stands in for a weak reference: that would make every use of the host slower, also by the thousands
/// of elements that only ever live within it.
@MainActor
final class HostLink {
  /// Nil once the host is gone.
  unowned private(set) var host: ViewHost?

  init() {}

  func connect(_ host: ViewHost) {
    self.host = host
  }

  func disconnect() {
    host = nil
  }
}
