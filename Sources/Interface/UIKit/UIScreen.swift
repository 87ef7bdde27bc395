// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The screen, which is the content of the window here.
@preconcurrency @MainActor
public final class UIScreen {
  /// The only instance.
  public static let main = UIScreen()

  /// The content of the window in points, with origin 0, 0. A body that reads it runs again when
  /// the window is resized.
  public var bounds: CGRect {
    guard let host = FrameContext.current.host else { return .zero }
    host.sizeSource.recordRead()
    return CGRect(origin: .zero, size: host.size)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { FrameContext.current.host?.scale ?? 1 }
}
