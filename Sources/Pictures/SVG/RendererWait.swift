// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Synchronization

/// Waits of the main thread for the process that renders SVG and PDF files, which has limits of its own.
package enum RendererWait {
  private static let isActive = Atomic<Bool>(false)

  /// Whether the main thread is waiting. Can be read on any thread.
  package static var isOnMainThread: Bool { isActive.load(ordering: .relaxed) }

  /// Runs a request, and notes it if this is the main thread.
  static func noting<Result>(_ request: () -> Result) -> Result {
    guard Thread.isMainThread else { return request() }
    isActive.store(true, ordering: .relaxed)
    defer { isActive.store(false, ordering: .relaxed) }
    return request()
  }
}
