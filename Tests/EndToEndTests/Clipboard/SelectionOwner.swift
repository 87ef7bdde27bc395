// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Another program that owns a selection of an X desktop: the clipboard, or what was selected last.
final class SelectionOwner {
  /// The method by which it gives its text.
  enum Kind: String {
    /// At once.
    case whole
    /// In parts, as most programs give large texts.
    case parts
    /// It does not answer.
    case silent
    /// It stops after two parts.
    case partial
  }

  private let process = Process()
  /// The number of lines of the text.
  private let count: Int

  init(_ kind: Kind, of selection: String = "CLIPBOARD", lines count: Int, on desktop: Desktop)
    throws
  {
    self.count = count
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("owner.py").path
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [script, selection, kind.rawValue, "\(count)"]
    process.environment = desktop.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.runUnblockingSignals()
    _ = try output.fileHandleForReading.announcedLine(of: "the owner of the selection")
  }

  deinit { process.end() }

  /// Whether no other program has taken the selection.
  var ownsSelection: Bool { process.isRunning }

  /// The text in a field of one line.
  var line: String { (0..<count).map(String.init).joined(separator: " ") }
}
