// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A Wayland compositor without a screen (sway), with a simulated mouse and keyboard, and
/// screenshots.
///
/// Its windows float, without a border, in the middle of its first output. A second output has two pixels
/// per unit.
final class WaylandDesktop {
  /// The size of the first output in the compositor's units.
  static let size = (width: 1200, height: 900)

  private let folder: URL
  private let cursor: InvisibleCursor
  private let compositor = Process()
  private var pointer: WaylandPointer?
  private var keyboard: CommandProcess?
  private var commands = ""

  /// Starts the compositor at a number of pixels per unit, and waits until it accepts connections.
  convenience init(scale: Double = 1, outputs: Int = 1) throws {
    try self.init(
      Self.configuration(scale: scale),
      [
        "WLR_BACKENDS": "headless", "WLR_HEADLESS_OUTPUTS": "\(outputs)",
        "WLR_LIBINPUT_NO_DEVICES": "1",
      ])
    pointer = try WaylandPointer(
      path: folder.appendingPathComponent("wayland-1").path, extent: Self.size)
  }

  /// Starts the compositor in a window of an X server, whose mouse, keyboard and touches it passes on.
  convenience init(inWindowOn desktop: Desktop) throws {
    try self.init(
      Self.windows, ["WLR_BACKENDS": "x11", "DISPLAY": desktop.display])
  }

  private init(_ text: String, _ variables: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    cursor = try InvisibleCursor(in: folder)
    let configuration = folder.appendingPathComponent("config")
    try Data(text.utf8).write(to: configuration)
    compositor.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // It refuses to run as root.
    var arguments = ["sway", "--unsupported-gpu", "--config", configuration.path]
    if geteuid() == 0 {
      let nobody = "65534"
      arguments = ["setpriv", "--reuid", nobody, "--regid", nobody, "--clear-groups"] + arguments
      _ = chown(folder.path, 65534, 65534)
      _ = chown(configuration.path, 65534, 65534)
    }
    compositor.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK"] { environment[name] = nil }
    environment.merge([
      "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "WLR_RENDERER": "pixman",
    ]) { $1 }
    environment.merge(variables) { $1 }
    compositor.environment = environment.merging(cursor.environment) { $1 }
    compositor.standardInput = FileHandle.nullDevice
    compositor.standardOutput = FileHandle.nullDevice
    compositor.standardError = FileHandle.nullDevice
    try compositor.runUnblockingSignals()
    commands = try eventually("the compositor") {
      guard compositor.isRunning else { throw TimedOut(description: "sway did not start") }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      guard files.contains("wayland-1"), let socket = files.first(where: { $0.hasPrefix("sway-") })
      else { return nil }
      return folder.appendingPathComponent(socket).path
    }
  }

  deinit {
    // A stopped one would not end.
    send(SIGCONT)
    pointer = nil
    keyboard = nil
    compositor.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends a signal to the compositor.
  func send(_ signal: Int32) { kill(compositor.processIdentifier, signal) }

  /// The rules by which windows are shown.
  private static let windows = """
    xwayland disable
    default_border none
    default_floating_border none
    focus_follows_mouse no
    for_window [app_id=".*"] floating enable

    """

  private static func configuration(scale: Double) -> String {
    func pixels(_ units: Int) -> Int { Int(Double(units) * scale) }
    return """
      output HEADLESS-1 mode \(pixels(size.width))x\(pixels(size.height)) position 0 0 scale \(scale)
      output HEADLESS-2 mode 2400x1800 position \(size.width) 0 scale 2
      \(windows)
      """
  }

  /// The environment for programs on this desktop.
  var environment: [String: String] {
    var result = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "SDL_VIDEODRIVER", "GDK_SCALE", "QT_SCALE_FACTOR"] {
      result[name] = nil
    }
    result["XDG_RUNTIME_DIR"] = folder.path
    result["WAYLAND_DISPLAY"] = "wayland-1"
    result["SWAYSOCK"] = commands
    return result.merging(cursor.environment) { $1 }
  }

  /// Kills the compositor, and waits until it has gone.
  func crash() throws {
    pointer = nil
    kill(compositor.processIdentifier, SIGKILL)
    try eventually("the compositor exits") { !compositor.isRunning }
  }

  /// Runs a command of the compositor's.
  func command(_ command: String) throws {
    _ = try run(["swaymsg", command])
  }

  /// A window, in the compositor's units.
  struct Window: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var isFocused: Bool
    /// The name of the program's application.
    var application: String
    var title: String
  }

  /// Returns the only window; nil if there is none, or it cannot be seen.
  func window() throws -> Window? { try windows().first }

  /// Returns all windows that can be seen.
  func windows() throws -> [Window] {
    try Self.windows(in: JSONSerialization.jsonObject(with: run(["swaymsg", "-t", "get_tree"])))
  }

  /// Returns the height of the title bar of the only window, in the compositor's units.
  func decorationHeight() throws -> Int {
    func find(_ value: Any) -> Int? {
      guard let node = value as? [String: Any] else { return nil }
      if node["app_id"] is String, let bar = node["deco_rect"] as? [String: Int] {
        return bar["height"]
      }
      return ["nodes", "floating_nodes"].flatMap { node[$0] as? [Any] ?? [] }.lazy
        .compactMap(find).first
    }
    return try find(
      JSONSerialization.jsonObject(with: run(["swaymsg", "-t", "get_tree"]))) ?? 0
  }

  private static func windows(in value: Any) -> [Window] {
    guard let node = value as? [String: Any] else { return [] }
    let inner = ["nodes", "floating_nodes"].flatMap { node[$0] as? [Any] ?? [] }.flatMap(windows)
    guard let application = node["app_id"] as? String, node["visible"] as? Bool == true,
      let outer = node["rect"] as? [String: Int],
      let content = node["window_rect"] as? [String: Int]
    else { return inner }
    return [
      Window(
        x: outer["x", default: 0] + content["x", default: 0],
        y: outer["y", default: 0] + content["y", default: 0], width: content["width", default: 0],
        height: content["height", default: 0], isFocused: node["focused"] as? Bool == true,
        application: application, title: node["name"] as? String ?? "")
    ]
  }

  /// Returns a screenshot of an output, by its number, without the pointer.
  func screenshot(output: Int = 1) throws -> Screenshot {
    try Screenshot(ppm: run(["grim", "-t", "ppm", "-o", "HEADLESS-\(output)", "-"]))
  }

  /// Returns a screenshot of a window at a number of pixels per unit.
  func screenshot(of window: Window, scale: Double = 1) throws -> Screenshot {
    func pixels(_ units: Int) -> Int { Int((Double(units) * scale).rounded()) }
    return try screenshot().cropped(
      x: pixels(window.x), y: pixels(window.y), width: pixels(window.width),
      height: pixels(window.height))
  }

  /// Performs mouse input relative to a window.
  func mouse(_ steps: [MouseStep], in window: Window) throws {
    try mouse(steps, origin: (window.x, window.y))
  }

  /// Performs mouse input at positions relative to one on the first output.
  func mouse(_ steps: [MouseStep], origin: (x: Int, y: Int)) throws {
    try pointer?.perform(steps, origin: origin)
  }

  /// Turns the wheel by a number of notches, down if positive.
  func turnWheel(by notches: Int) throws {
    try pointer?.turnWheel(by: notches)
  }

  /// Adds a keyboard without keys that stays. Windows have the focus of a keyboard only as long as there is
  /// one: that of `type` is gone with its last key, and the compositor says nothing of the focus then.
  func addKeyboard() throws {
    keyboard = try CommandProcess(["wtype", "-s", "3600000"], environment: environment)
    try eventually("the keyboard") {
      String(decoding: try run(["swaymsg", "-r", "-t", "get_inputs"]), as: UTF8.self)
        .contains("\"keyboard\"")
    }
  }

  /// Types keys, as `wtype` reads them: texts, or options such as `-k F11`.
  ///
  /// Each call adds a keyboard to the desktop, which programs must notice before its first key.
  func type(_ arguments: [String]) throws {
    _ = try run(["wtype", "-s", "400"] + arguments + ["-s", "100"])
  }

  /// Runs a program on this desktop, and returns its output.
  func run(_ arguments: [String]) throws -> Data {
    let command = try CommandRun(arguments, environment: environment)
    guard command.status == 0 else {
      throw CommandFailed(
        arguments: arguments, status: command.status, errorOutput: command.errorOutput)
    }
    return command.output
  }
}
