// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Synchronization
package import ViewCore

/// Read-only hosts: preview variants, which must not modify models. They repeat the input of another host, which modifies
/// the models once for all. Code outside of frames, as in tasks after their first `await`, belongs to no host and may
/// modify models.
package enum StoreViewers {
  private static let count = Atomic<Int>(0)
  @MainActor private static var hosts: [ObjectIdentifier: WeakHost] = [:]

  private struct WeakHost { weak var host: ViewHost? }

  /// Leaves models unchanged while a hierarchy's code runs in one of its frames.
  @MainActor package static func add(_ host: ViewHost) {
    hosts = hosts.filter { $0.value.host != nil }
    hosts[ObjectIdentifier(host)] = WeakHost(host: host)
    count.store(hosts.count, ordering: .relaxed)
  }

  /// Whether code of such a hierarchy runs now.
  static var isCurrent: Bool {
    guard count.load(ordering: .relaxed) > 0, MainThread.isCurrent else { return false }
    return MainActor.unsafelyAssumed {
      guard let host = FrameContext.current.frameHost else { return false }
      return hosts[ObjectIdentifier(host)]?.host === host
    }
  }
}
