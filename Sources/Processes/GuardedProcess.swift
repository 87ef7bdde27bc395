// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
import Foundation

/// Preparations of a process that runs the code of a previewed file.
package enum GuardedProcess {
  /// The message that the process writes to standard error when its main thread's stack overflows.
  private static let stackOverflow: StaticString =
    "Fatal error: the stack overflowed: a function calls itself without end, or views are nested too deeply\n"

  /// The stack size of threads that are started later, in bytes. By default it would be that of the
  /// main thread; see `StackLimit`.
  private static let threadStackSize: UInt = 8 << 20

  /// Makes the process end with the one that started it and leave no core dump, limits the stacks of its threads, and reports
  /// a stack overflow of the main thread, from which this has to be called.
  package static func prepare() {
    csystem_end_with_parent()
    CoreDumps.disable()
    csystem_set_thread_stack_size(threadStackSize)
    stackOverflow.utf8Start.withMemoryRebound(
      to: CChar.self, capacity: stackOverflow.utf8CodeUnitCount + 1
    ) { csystem_report_stack_overflow($0) }
  }

  /// The time for which a process that has failed is kept after it has reported that, in seconds: its window
  /// stays until another one is in its place.
  package static let holdTime: UInt32 = 5

  /// Reports crashes and keeps the process for `holdTime` then, unless it is killed earlier.
  ///
  /// - Parameters:
  ///   - descriptor: Where to write the report.
  ///   - line: Returns the report of a signal. It is called now for all signals.
  package static func holdCrashes(to descriptor: Int32, _ line: (_ signal: Int32) -> [UInt8]) {
    let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    // The signal handlers read the lines until the process ends.
    let lines = signals.map { strdup(String(decoding: line($0), as: UTF8.self)) }
    csystem_report_crashes(descriptor, signals, lines, Int32(signals.count), holdTime)
  }
}
