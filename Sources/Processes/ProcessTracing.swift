// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// The debuggers of processes.
package enum ProcessTracing {
  /// Returns the process that traces another one, as a debugger does; nil if none does.
  ///
  /// A process can make its parent its tracer, which is then not a debugger.
  package static func tracer(of process: pid_t) -> pid_t? {
    let lines = KernelFile.text("/proc/\(process)/status")?.split(separator: "\n")
    let line = lines?.first { $0.hasPrefix("TracerPid:") }
    let tracer = line?.split(whereSeparator: \.isWhitespace).last.flatMap { pid_t($0) }
    return tracer == 0 ? nil : tracer
  }
}
