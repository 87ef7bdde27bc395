// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Interface
public import UIKitViews
@_spi(ViewTree) import ViewCore
public import ViewEffects

extension GraphicsContext {
  /// Draws by a closure that receives a context of Core Graphics, in this context's coordinates, y downwards, with
  /// its opacity, blend mode, clip and filters.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext.forCanvas()
    try content(context)
    record { builder in
      withUnsafeMutablePointer(to: &builder) { builder in
        nonisolated(unsafe) let builder = builder
        MainActor.unsafelyAssumed { context.replay(&builder.pointee) }
      }
    }
  }
}

extension CGContext {
  /// A context for a canvas, which is drawn on the main thread.
  fileprivate nonisolated static func forCanvas() -> CGContext {
    MainActor.unsafelyAssumed { CGContext() }
  }
}
