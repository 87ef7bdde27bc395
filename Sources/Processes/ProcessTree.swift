// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The processes that others have started.
package enum ProcessTree {
  /// Returns the process that a chain of the given number of launchers, each with one child, has
  /// started; nil if it has not been started.
  package static func descendant(of process: pid_t, generations: Int) -> pid_t? {
    var current = process
    for _ in 0..<generations {
      guard let text = KernelFile.text("/proc/\(current)/task/\(current)/children"),
        let child = text.split(separator: " ").first.flatMap({ pid_t($0) })
      else { return nil }
      current = child
    }
    return current
  }
}
