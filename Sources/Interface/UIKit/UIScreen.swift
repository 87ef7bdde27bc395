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

  /// The screen in pixels and in portrait orientation, with origin 0, 0; without a device, the
  /// content of the window in pixels.
  public var nativeBounds: CGRect {
    guard let host = FrameContext.current.host else { return .zero }
    host.sizeSource.recordRead()
    let (size, scale) = host.device.map { ($0.size, $0.scale) } ?? (host.size, host.scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of pixels for each point of `nativeBounds`; without a device, that of the window.
  public var nativeScale: CGFloat {
    guard let host = FrameContext.current.host else { return 1 }
    return host.device?.scale ?? host.scale
  }

  /// The number of pixels per point.
  public var scale: CGFloat { FrameContext.current.host?.scale ?? 1 }
}
