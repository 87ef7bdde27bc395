// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Synchronization

/// The memory left on the call stack of the thread that runs views.
///
/// Views are evaluated and laid out recursively, and a stack overflow ends a program without a
/// message. Recursive code checks `isNearlyFull`, and stops with one that names the cause.
package enum CallStack {
  /// The number of bytes that remain for the code between two checks, and for stopping.
  @usableFromInline static let reserve: UInt = 256 * 1024

  /// The lowest address of the stack; 0 if it is unknown.
  @usableFromInline static let lowestAddress = Atomic<UInt>(0)

  /// The thread whose stack it is; 0 if there is none yet.
  private static let thread = Atomic<UInt>(0)

  /// Makes `isNearlyFull` apply to the current thread. It is cheap if it does so already.
  package static func useCurrentThread() {
    guard thread.load(ordering: .relaxed) != pthread_self() else { return }
    thread.store(pthread_self(), ordering: .relaxed)
    lowestAddress.store(currentLowestAddress ?? 0, ordering: .relaxed)
  }

  /// An address in the stack of the caller: the lower, the more calls it is inside of.
  @inline(never) package static var currentAddress: UInt {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
  }

  /// Whether the caller runs on that thread, and less than 256 KB of its stack remain.
  ///
  /// It costs a comparison, and is inlinable because it is called for every node and element; see
  /// the benchmark `ViewCost`.
  @inlinable package static var isNearlyFull: Bool {
    var marker: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    return address &- lowestAddress.load(ordering: .relaxed) < reserve
  }

  /// The lowest address of the current thread's stack; nil if it is unknown or small.
  private static var currentLowestAddress: UInt? {
    // Swift's Glibc module leaves out the GNU extensions.
    typealias Getter = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard unsafeBitCast(symbol, to: Getter.self)(pthread_self(), attributes) == 0 else {
      return nil
    }
    defer { pthread_attr_destroy(attributes) }
    var (address, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
    guard pthread_attr_getstack(attributes, &address, &size) == 0, size > 2 * reserve else {
      return nil
    }
    return UInt(bitPattern: address)
  }
}
