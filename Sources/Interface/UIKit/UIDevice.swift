// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The device, as far as SwiftUI sources query it.
/// - Note: Differs from UIKit: always a phone; its orientation is landscape if the window is wider than tall.
@preconcurrency @MainActor
public final class UIDevice {
  /// The only instance.
  public static let current = UIDevice()

  /// The kind of the device that the window stands for. Without a device it is `phone`, as sources
  /// for phones suit the proportions of the preview window.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    FrameContext.current.host?.device?.idiom == .pad ? .pad : .phone
  }
  /// The kind of device, "iPhone" or "iPad".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device, as `model`.
  public var localizedModel: String { model }
  /// The name that programs see, which is that of the kind of device.
  public var name: String { model }
  /// The name of the system, "iOS" or, on an iPad, "iPadOS".
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS whose look the views have: "18.0" or "26.0".
  public var systemVersion: String {
    "\((FrameContext.current.host?.systemVersion ?? .iOS18).rawValue).0"
  }
  /// An identifier of the device, always the same.
  public var identifierForVendor: UUID? { UUID(uuidString: "5A4B1C0E-7D62-4F38-9B15-2E0C6A8D3F71") }
  /// Landscape if the window is wider than tall, otherwise portrait.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}
