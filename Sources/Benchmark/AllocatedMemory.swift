// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem

/// The memory that the process has allocated.
enum AllocatedMemory {
  /// The number of bytes in use.
  static var bytes: Int { Int(csystem_allocated_bytes()) }
}
