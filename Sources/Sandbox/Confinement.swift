// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem
import Foundation

/// Restrictions that a process puts on itself and on those that it starts. They cannot be lifted.
package enum Confinement {
  /// A restriction that the kernel has refused, with an error number.
  package struct Failure: Error, Equatable, Sendable {
    package var code: Int32
  }

  /// Restricts the files that this thread can use by Landlock. To be called before other threads
  /// are started.
  ///
  /// - Parameter allowsDisplay: Whether the abstract sockets of X servers can be connected.
  package static func restrictFiles(
    readable: [String], writable: [String], allowsDisplay: Bool
  ) throws(Failure) {
    let lists = [readable, writable].map { paths in paths.map { strdup($0) } }
    defer { for text in lists.joined() { free(text) } }
    let pointers = lists.map { list in list.map { UnsafePointer($0) } + [nil] }
    try check(csystem_landlock_restrict(pointers[0], pointers[1], !allowsDisplay))
  }

  /// Refuses system calls that reach other processes or the network, in all threads.
  ///
  /// - Parameter allowsDisplay: Whether Unix sockets can be connected, as to open a window. A second
  ///   call without it refuses them from then on.
  package static func filterCalls(allowsDisplay: Bool) throws(Failure) {
    try check(csystem_filter_calls(allowsDisplay))
  }

  private static func check(_ code: Int32) throws(Failure) {
    if code != 0 { throw Failure(code: code) }
  }
}
