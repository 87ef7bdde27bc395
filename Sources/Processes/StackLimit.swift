// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The stack of the main thread in processes that run previewed views.
package enum StackLimit {
  /// The size in bytes: enough for some ten thousand nested views.
  package static let views: UInt = 512 << 20

  /// Calls a closure that starts a process whose main thread has a stack of `views` bytes, or as
  /// much as the system's hard limit allows.
  ///
  /// The kernel reads the limit when a program is started, and new processes inherit it, so it is
  /// raised in this process for as long as the closure runs.
  package static func raised<Result>(_ start: () throws -> Result) rethrows -> Result {
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var before = rlimit()
    guard getrlimit(stack, &before) == 0, before.rlim_cur < rlim_t(views) else {
      return try start()
    }
    var raised = before
    raised.rlim_cur = min(rlim_t(views), before.rlim_max)
    guard setrlimit(stack, &raised) == 0 else { return try start() }
    defer { setrlimit(stack, &before) }
    return try start()
  }
}
