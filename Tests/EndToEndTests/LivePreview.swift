// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// `snapback preview` of a file that a test edits, on a virtual display.
///
/// The file shows a bar, and below it a field whose color depends on its state.
final class LivePreview {
  static let size = (width: 300, height: 400)

  /// The variable parts of the file.
  struct Content {
    var bar = "Color.red"
    /// The red component of the field before it is tapped.
    var red = "0.0"
    var tap = "taps += 1"
    var before = ""

    var text: String {
      """
      import SwiftUI

      \(before)
      struct Field: View {
        @State private var taps = 0

        var body: some View {
          VStack(spacing: 0) {
            \(bar).frame(height: 40)
            (taps == 0 ? Color(red: \(red), green: 0.478, blue: 1.0) : Color.green)
              .onTapGesture { \(tap) }
          }
        }
      }
      """
    }
  }

  let desktop: Desktop
  let program: SnapbackProcess
  let path: String
  private let folder: URL

  /// Opens a preview, with more options and variables: in a window that shows the view alone, or in
  /// the gallery's window, on a display of its own or on a given one.
  ///
  /// - Parameters:
  ///   - isLinked: Whether a folder with a link to the file is previewed.
  ///   - launcher: The path and the arguments of a program that starts the one after them; empty for none.
  init(
    _ content: Content = Content(), isPlain: Bool = true, isLinked: Bool = false,
    options: [String] = [],
    environment: [String: String] = [:], on desktop: Desktop? = nil, launcher: [String] = []
  ) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapback-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("Field.swift").path
    try Data(content.text.utf8).write(to: URL(fileURLWithPath: path))
    let linked = folder.appendingPathComponent("linked")
    if isLinked {
      try FileManager.default.createDirectory(at: linked, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: linked.appendingPathComponent("Field.swift").path,
        withDestinationPath: "../Field.swift")
    }
    self.desktop = try desktop ?? Desktop()
    program = try SnapbackProcess(
      (launcher.isEmpty ? [] : launcher.dropFirst() + [try SnapbackProcess.path]) + [
        "preview", isLinked ? linked.path : path, "--appearance", "light", "--no-reduce-motion",
      ] + (isPlain ? ["--size", "\(Self.size.width)x\(Self.size.height)"] : []) + options,
      environment: self.desktop.environment.merging(["XDG_STATE_HOME": folder.path]) { $1 }
        .merging(environment) { $1 }, program: launcher.first)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Saves the file as editors do: in place, or by renaming a new file over it.
  func save(_ content: Content, byRenaming: Bool = false) throws {
    try Data(content.text.utf8).write(
      to: URL(fileURLWithPath: path), options: byRenaming ? [.atomic] : [])
  }

  /// Returns a screenshot of the window; nil without a window.
  func picture() throws -> Screenshot? {
    guard program.isRunning else {
      throw TimedOut(description: "the program exited: \(program.errorOutput)")
    }
    return try? desktop.screenshot(of: window())
  }

  /// Returns the window's number; throws if there is no window.
  func window() throws -> String {
    let found = try desktop.xdotool([
      "search", "--onlyvisible", "--class", "^io\\.github\\.snapback\\.Snapback$",
    ])
    guard let window = found.split(separator: "\n").last else {
      throw TimedOut(description: "there is no window")
    }
    return String(window)
  }

  /// Waits until the bar and the field have the given colors, `0xRRGGBB` (nil for any), and the problem panel is
  /// shown or not.
  @discardableResult
  func awaitColors(bar: UInt32?, field: UInt32?, panel: Bool = false) throws -> Screenshot {
    try eventually("the expected bar and field colors", within: 180) { () -> Screenshot? in
      guard let picture = try picture(), picture.width == Self.size.width else { return nil }
      let (top, middle) = (picture[20, 20], picture[150, 150])
      let hasPanel = Self.isDark(picture[150, Self.size.height - 24])
      guard bar == nil || top == bar, field == nil || middle == field, hasPanel == panel else {
        return nil
      }
      return picture
    }
  }

  /// Waits until the gallery's window has a number of pixels of each color, `0xRRGGBB`.
  func awaitStage(with colors: [UInt32], without others: [UInt32] = []) throws {
    try eventually("a stage with the expected colors", within: 180) { () -> Bool in
      guard let picture = try picture(), picture.width > Self.size.width else { return false }
      var counts: [UInt32: Int] = [:]
      for y in stride(from: 0, to: picture.height, by: 2) {
        for x in stride(from: 0, to: picture.width, by: 2) {
          counts[picture[x, y], default: 0] += 1
        }
      }
      let isShown = colors.allSatisfy { counts[$0, default: 0] > 100 }
      return isShown && others.allSatisfy { counts[$0] == nil }
    }
  }

  /// Waits until the field has a color, in a window that shows the view alone, or in the gallery's.
  func awaitField(_ color: UInt32, _ isPlain: Bool) throws {
    if isPlain {
      try awaitColors(bar: nil, field: color)
    } else {
      try awaitStage(with: [color])
    }
  }

  /// Clicks the field.
  func tap() throws {
    let screen = Desktop.size
    let x = (screen.width - Self.size.width) / 2 + 150
    let y = (screen.height - Self.size.height) / 2 + 150
    try desktop.xdotool(["mousemove", "\(x)", "\(y)", "click", "1"])
  }

  /// Returns whether a pixel belongs to the dark problem panel.
  private static func isDark(_ pixel: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { pixel >> $0 & 0xFF < 0x60 }
  }
}
