// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// A preview in a sandbox, by both mechanisms where they exist.
  @Suite struct Sandbox {
    private static let red: UInt32 = 0xFF3B30
    private static let orange: UInt32 = 0xFF9500
    private static let blue: UInt32 = 0x007AFF
    private static let green: UInt32 = 0x34C759

    /// The mechanisms of this machine. The others are printed.
    private static let mechanisms: [String] = ["bwrap", "landlock"].filter { name in
      // The sandbox is tried before the file is looked for.
      guard let program = try? SnapbackProcess.path,
        let trial = try? CommandRun(
          [program, "render", "/missing.swift", "--sandbox"],
          environment: ProcessInfo.processInfo.environment.merging(["SNAPBACK_SANDBOX": name]) {
            $1
          })
      else { return false }
      if trial.status == 69 { print("not tested: \(name): \(trial.errorOutput)") }
      return trial.status != 69
    }

    @Test(arguments: mechanisms)
    func `a preview in a sandbox is interactive, reloads, and survives a crash`(
      mechanism: String
    ) throws {
      let preview = try LivePreview(
        options: ["--sandbox"], environment: ["SNAPBACK_SANDBOX": mechanism])
      try preview.awaitColors(bar: Self.red, field: Self.blue)
      try preview.tap()
      try preview.awaitColors(bar: Self.red, field: Self.green)
      try preview.save(LivePreview.Content(bar: "Color.orange", tap: "taps = [0][taps + 1]"))
      try preview.awaitColors(bar: Self.orange, field: Self.green)
      try preview.tap()
      try preview.awaitColors(bar: nil, field: 0xFFFFFF, panel: true)
      try preview.save(LivePreview.Content(bar: "Color.red"))
      try preview.awaitColors(bar: Self.red, field: Self.blue)
      preview.program.interrupt()
      #expect(try preview.program.exitStatus() == 130)
    }

    /// The bar is orange if the view can neither read nor write a file of the user, nor open another connection to
    /// the display, nor signal its parent process.
    @Test(arguments: mechanisms)
    func `a hostile preview reaches neither files nor the display`(mechanism: String) throws {
      let secret = TemporaryFile()
      try Data("secret".utf8).write(to: secret.url)
      let hostile = """
        import Foundation

        func reaches() -> Bool {
          let path = "\(secret.url.path)"
          return FileManager.default.contents(atPath: path) != nil
            || open(path, O_WRONLY) >= 0
            || socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0
            || socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0
            || kill(getppid(), 0) == 0
        }
        """
      let preview = try LivePreview(
        LivePreview.Content(
          bar: "(reaches() ? Color.red : Color.orange)", before: hostile),
        options: ["--sandbox"], environment: ["SNAPBACK_SANDBOX": mechanism])
      try preview.awaitColors(bar: Self.orange, field: Self.blue)
    }
  }
}
