// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Runtime

/// The size of the window, from any context.
package enum ScreenSize {
  /// The size in points that the next window will have, for code that reads it before there is a
  /// window, such as the initializer of an app.
  // Written on the main thread only; a read from another thread races, as `UIScreen` does in UIKit.
  nonisolated(unsafe) package static var expected = CGSize(width: 390, height: 844)

  /// The size of the current host; the expected one before the first host is made, and on other
  /// threads than the main one. A body that reads it becomes a reader of the size.
  package static var current: CGSize {
    guard isMainThread else { return expected }
    return MainActor.unsafelyAssumed {
      guard let host = FrameContext.current.host else { return expected }
      host.sizeSource.recordRead()
      return host.size
    }
  }

  /// The number of pixels per point of the current host; 1 without one.
  package static var scale: CGFloat {
    guard isMainThread else { return 1 }
    return MainActor.unsafelyAssumed { FrameContext.current.host?.scale ?? 1 }
  }

  /// The device whose screen the current host has; nil if it has none, and on other threads than the main one.
  package static var device: DeviceScreen? {
    guard isMainThread else { return nil }
    return MainActor.unsafelyAssumed { FrameContext.current.host?.device }
  }
}
