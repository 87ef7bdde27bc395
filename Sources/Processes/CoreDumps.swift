// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The files, often named `core`, in which Linux stores the memory of a process that crashes, if the user has turned
/// them on.
package enum CoreDumps {
  private static let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)

  /// Turns them off for this process and those that it starts.
  package static func disable() { _ = disabled() }

  /// Calls a closure that starts processes, for which they are off.
  package static func disabled<Result>(during start: () -> Result) -> Result {
    let old = disabled()
    defer { if var old { setrlimit(resource, &old) } }
    return start()
  }

  /// Returns the limit of before; nil if it cannot be changed.
  private static func disabled() -> rlimit? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return nil }
    var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
    return setrlimit(resource, &none) == 0 ? limit : nil
  }
}
