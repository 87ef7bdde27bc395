// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Testing

extension EndToEnd {
  /// Changes of the window from outside and by F11, while it draws.
  @Suite struct WindowChanges {
    @Test func `500 random changes under a window manager leave the window intact`() throws {
      let stage = try CardStage(hasWindowManager: true)
      var random = SeededGenerator(seed: 16)
      for _ in 0..<25 {
        let before = try stage.frames().count
        let changes = (0..<20).flatMap { _ in change(of: stage.window, &random) }
        try stage.desktop.xdotool(changes)
        try eventually("a frame after the changes") {
          try expectRunning(stage)
          return try stage.frames().count > before
        }
      }
      try awaitRest(stage, x: 40, y: 30, hasWindowManager: true)
      #expect(stage.program.errorOutput.isEmpty)
    }

    /// Returns an xdotool command for a random change; some press the mouse, to start animations.
    private func change(of window: String, _ random: inout SeededGenerator) -> [String] {
      func number(_ range: Range<Int>) -> String { "\(Int.random(in: range, using: &random))" }
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: return ["key", "F11"]
      case 4: return ["key", "F5"]
      case 5: return ["key", "F6"]
      case 6, 7: return ["windowsize", window, number(100..<900), number(100..<700)]
      case 8: return ["windowmove", window, number(-200..<600), number(-100..<400)]
      default:
        return [
          "mousemove", number(300..<700), number(200..<500), "mousedown", "1",
          "mousemove_relative", "--", number(-40..<40), number(-40..<40), "mouseup", "1",
        ]
      }
    }

    @Test func `odd sizes and places leave the window intact`() throws {
      let stage = try CardStage()
      let window = stage.window
      let changes = [
        ["windowsize", window, "1", "1"], ["windowsize", window, "16384", "40"],
        ["windowsize", window, "40", "16384"], ["windowmove", "--", window, "-5000", "-5000"],
        ["windowunmap", window, "windowsize", window, "500", "400", "windowmap", window],
        ["windowsize", window, "2000", "1500"], ["windowmove", window, "30000", "0"],
        ["windowunmap", window, "windowmap", window],
      ]
      for change in changes {
        try stage.desktop.xdotool(change)
        // The program has handled the change when it handles a later one.
        let before = try stage.frames().count
        for size in ["301", "302"] {
          try stage.desktop.xdotool(["windowsize", window, size, size])
        }
        try eventually("a frame after \(change)") {
          try expectRunning(stage)
          return try stage.frames().count > before
        }
      }
      try awaitRest(stage, x: stage.origin.x, y: stage.origin.y)
      #expect(stage.program.errorOutput.isEmpty)
    }

    @Test func `minimizing and restoring leave the window intact`() throws {
      let stage = try CardStage(hasWindowManager: true)
      for _ in 0..<5 {
        try stage.desktop.xdotool(["windowminimize", stage.window, "windowactivate", stage.window])
      }
      try awaitRest(stage, x: 40, y: 30, hasWindowManager: true)
    }

    @Test func `a window that another program destroys counts as closed`() throws {
      let trace = TemporaryFile()
      let stage = try CardStage(arguments: ["--record", trace.url.path])
      try stage.drag(by: 40, 30)
      try stage.desktop.xdotool(["windowclose", stage.window])
      #expect(try stage.program.exitStatus() == 0)
      #expect(stage.program.errorOutput.isEmpty)
      try expectReplays(trace)
    }

    /// Brings the window to its original size and to a position on the screen, until it looks as at
    /// first.
    private func awaitRest(
      _ stage: CardStage, x: Int, y: Int, hasWindowManager: Bool = false
    ) throws {
      let (size, screen) = (CardStage.size, Desktop.size)
      try eventually("the window looks as at first", within: 120) {
        try expectRunning(stage)
        let picture = try? stage.desktop.screenshot(of: stage.window)
        if picture == stage.rest { return true }
        let isFull = picture?.width == screen.width && picture?.height == screen.height
        try stage.desktop.xdotool(
          (hasWindowManager ? ["windowactivate", stage.window, "key", isFull ? "F5" : "F7"] : [])
            + ["windowmove", stage.window, "\(x)", "\(y)"]
            + ["windowsize", stage.window, "\(size.width)", "\(size.height)", "sleep", "0.1"])
        return false
      }
    }

    private func expectRunning(_ stage: CardStage) throws {
      guard !stage.program.isRunning else { return }
      throw TimedOut(
        description: "the program exited \(stage.program.ending): \(stage.program.errorOutput)")
    }
  }
}
