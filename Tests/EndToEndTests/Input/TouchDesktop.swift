// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An X server as on a computer with a touch screen and a touchpad, without hardware: Xorg with a screen
/// in memory, whose devices a test moves.
final class TouchDesktop {
  let desktop: Desktop
  let screen: InputDevice
  let pad: InputDevice
  private let folder = TemporaryFolder()

  /// Whether the server can be started: it reads a configuration for root only.
  static var isAvailable: Bool { getuid() == 0 }

  init() throws {
    let path = folder.url.path
    let configuration = path + "/xorg.conf"
    try Data(Self.configuration(path).utf8).write(to: URL(fileURLWithPath: configuration))
    desktop = try Desktop(
      hasWindowManager: true,
      server: [
        "/usr/lib/xorg/Xorg", "-displayfd", "1", "-config", configuration, "-logfile",
        path + "/log", "-nolisten", "tcp", "-noreset", "-novtswitch", "-sharevts",
        // The compositor of a test is another user.
        "-ac",
      ])
    screen = try InputDevice(socketPath: path + "/screen")
    pad = try InputDevice(socketPath: path + "/pad")
  }

  private static func configuration(_ folder: String) -> String {
    let devices = [
      ("screen", "Touch", ""), ("pad", "PointerGesture", "\"CorePointer\""),
      ("keys", "Keyboard", "\"CoreKeyboard\""),
    ]
    let references = devices.map { "  InputDevice \"\($0.0)\" \($0.2)" }
    let sections = devices.map { name, type, _ in
      """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
        Option "SocketPath" "\(folder)/\(name)"
        Option "DeviceType" "\(type)"
      EndSection
      """
    }
    return """
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoAddGPU" "false"
        Option "DontVTSwitch" "true"
      EndSection
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
      \(references.joined(separator: "\n"))
      EndSection
      \(sections.joined(separator: "\n"))
      Section "Device"
        Identifier "memory"
        Driver "dummy"
        VideoRam 16384
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5.0-1000.0
        VertRefresh 5.0-200.0
        Modeline "1024x768" 65.0 1024 1048 1184 1344 768 771 777 806
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "memory"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "1024x768"
          Virtual \(Desktop.size.width) \(Desktop.size.height)
        EndSubSection
      EndSection
      """
  }
}
