// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The screen, which is the content of the window here.
///
/// It can be used in any context, such as the initial value of a static or global constant.
/// - Note: Differs from UIKit: the bounds are those of the window's content.
public final class UIScreen: Sendable {
  /// The only instance.
  public static let main = UIScreen()

  /// The content of the window in points, with origin 0, 0. A body that reads it runs again when
  /// the window is resized.
  ///
  /// Before there is a window, it is the size that the window will have.
  public var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.current) }

  /// The screen in pixels and in portrait orientation, with origin 0, 0; without a device, the
  /// content of the window in pixels.
  public var nativeBounds: CGRect {
    let (size, scale) =
      ScreenSize.device.map { ($0.size, $0.scale) } ?? (ScreenSize.current, ScreenSize.scale)
    return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
  }

  /// The number of pixels for each point of `nativeBounds`; without a device, that of the window.
  public var nativeScale: CGFloat { ScreenSize.device?.scale ?? ScreenSize.scale }

  /// The number of pixels per point; 1 before there is a window.
  public var scale: CGFloat { ScreenSize.scale }

  /// The corner radius of the device in points for `_displayCornerRadius`, 0 without a device; nil for
  /// other keys.
  public func value(forKey key: String) -> Any? {
    key == "_displayCornerRadius" ? ScreenSize.device?.cornerRadius ?? 0 : nil
  }
}
