// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation

extension DesktopScale {
  /// The longest property to read, in bytes.
  private static let capacity = 1 << 16

  /// Reads the current requests of the desktop and of the process's environment. On X11 there must
  /// be a window.
  @MainActor
  static func current() -> DesktopScale {
    let environment = ProcessInfo.processInfo.environment
    guard WindowSystem.current == .x11 else { return DesktopScale(environment: environment) }
    let settings = XSettings(bytes: read { csystem_x11_desktop_settings($0, $1) })
    let resources = resources()
    return DesktopScale(
      dotsPerInch: settings.dotsPerInch ?? resources.dotsPerInch, windowScale: settings.windowScale,
      environment: environment)
  }

  /// Reads the resources of the screen. There must be a window on X11.
  @MainActor
  static func resources() -> XResources {
    let text = read { csystem_x11_root_property("RESOURCE_MANAGER", $0, $1) }
    return XResources(text: String(decoding: text, as: UTF8.self))
  }

  private static func read(_ property: (UnsafeMutablePointer<UInt8>?, Int32) -> Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = Int(property(buffer.baseAddress, Int32(capacity)))
    }
  }
}

extension DesktopScale.WindowSystem {
  /// The window system in use.
  @MainActor
  static var current: Self {
    switch VideoSystem.driver {
    case "x11": .x11
    case "wayland": .wayland
    default: .other
    }
  }
}
