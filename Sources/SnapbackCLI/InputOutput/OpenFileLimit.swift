// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The number of files that the process may have open.
nonisolated enum OpenFileLimit {
  /// Foundation's run loops trap if they cannot open any.
  private static let needed: rlim_t = 32

  /// Raises a limit that is too low, if that is permitted; otherwise throws `tooFewFiles`.
  static func ensure() throws(ProgramError) {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return }
    let permitted = limit.rlim_cur
    limit.rlim_cur = min(needed, limit.rlim_max)
    guard limit.rlim_cur == needed, setrlimit(resource, &limit) == 0 else {
      throw .tooFewFiles(limit: Int(clamping: permitted), needed: Int(needed))
    }
  }
}
