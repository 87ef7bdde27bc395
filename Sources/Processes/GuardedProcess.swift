// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem

/// Preparations of a process that runs the code of a previewed file.
package enum GuardedProcess {
  /// What the process writes to standard error when its main thread's stack overflows.
  private static let stackOverflow: StaticString =
    "Fatal error: the stack overflowed: views are nested too deeply, or a view contains itself\n"

  /// The stack size of threads that are started later, in bytes. By default it would be that of the
  /// main thread; see `StackLimit`.
  private static let threadStackSize: UInt = 8 << 20

  /// Has the process end with the one that started it, limits the stacks of its threads, and reports
  /// a stack overflow of the main thread, from which this has to be called.
  package static func prepare() {
    csystem_end_with_parent()
    csystem_set_thread_stack_size(threadStackSize)
    stackOverflow.utf8Start.withMemoryRebound(
      to: CChar.self, capacity: stackOverflow.utf8CodeUnitCount + 1
    ) { csystem_report_stack_overflow($0) }
  }
}
