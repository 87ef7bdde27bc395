// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// An app with several windows.
  @Suite struct ManyWindows {
    private let folder: WindowedApp.Folder
    private let desktop: Desktop
    private let frameLog = TemporaryFile()

    init() throws {
      folder = try WindowedApp.Folder()
      desktop = try Desktop(hasWindowManager: true)
    }

    private var environment: [String: String] {
      desktop.environment.merging(["XDG_STATE_HOME": folder.path + "/state"]) { $1 }
    }

    private func runFolder() throws -> SnapbackProcess {
      try SnapbackProcess(
        [
          "run", folder.path + "/app", "--frame-log", frameLog.url.path, "--appearance", "light",
          "--no-reduce-motion",
        ], environment: environment)
    }

    /// Waits for a number of windows of a program, and returns them in the order of their titles, which
    /// is that in which they were opened.
    private func windows(_ count: Int, of program: SnapbackProcess) throws -> [String] {
      try eventually("\(count) windows", within: 60) {
        guard program.isRunning else {
          throw TimedOut(description: "the program exited: \(program.errorOutput)")
        }
        let found = try? desktop.xdotool([
          "search", "--onlyvisible", "--class", "^io\\.github\\.snapback\\.Snapback$|^cards$",
        ])
        let windows = (found ?? "").split(separator: "\n").map(String.init)
        guard windows.count == count else { return nil }
        return try windows.map { (try desktop.xdotool(["getwindowname", $0]), $0) }
          .sorted { $0.0 < $1.0 }.map(\.1)
      }
    }

    private func titles(_ windows: [String]) throws -> [String] {
      try windows.map {
        try desktop.xdotool(["getwindowname", $0]).trimmingCharacters(in: .whitespacesAndNewlines)
      }
    }

    /// Performs mouse input in a window.
    private func mouse(_ steps: [MouseStep], in window: String) throws {
      try desktop.xdotool(steps.flatMap { $0.arguments(in: window) })
    }

    private func tap(_ x: Int, _ y: Int, in window: String) throws {
      try mouse([.move(x: x, y: y), .press, .release], in: window)
    }

    private func awaitCard(at place: [Int], in window: String) throws {
      try eventually("the card at \(place)") {
        try desktop.screenshot(of: window).cardPlace == place
      }
    }

    /// Places windows side by side.
    private func separate(_ windows: [String]) throws {
      for (index, window) in windows.enumerated() {
        try desktop.xdotool(["windowmove", "--sync", window, "\(40 + 300 * index)", "60"])
      }
    }

    /// Drags the card of a window, and checks that another window draws nothing meanwhile.
    private func drag(_ window: String, number: Int, other: String, otherNumber: Int) throws {
      let middle = WindowedApp.middle
      try awaitCard(at: [middle.x, middle.y], in: other)
      // Moves the pointer and the focus first, which may change both windows.
      try mouse([.move(x: middle.x, y: middle.y), .pause(0.3)], in: window)
      let before = try frames(of: otherNumber)
      let framesBeforeDrag = try frames(of: number)
      try mouse(
        [.press] + MouseStep.glide(from: middle, to: (middle.x + 40, middle.y + 30), steps: 8),
        in: window)
      try awaitCard(at: [middle.x + 40, middle.y + 30], in: window)
      #expect(try desktop.screenshot(of: other).cardPlace == [middle.x, middle.y])
      try mouse([.release], in: window)
      try awaitCard(at: [middle.x, middle.y], in: window)
      #expect(try frames(of: number) > framesBeforeDrag)
      #expect(try frames(of: otherNumber) - before <= 1, "only a change of focus may be drawn")
    }

    private func frames(of window: Int) throws -> Int {
      try frameLog.text.split(separator: "\n").compactMap(FrameRecord.init(line:))
        .filter { $0.window == window }.count
    }

    @Test func `a second window opens, both are dragged, and each closes alone`() throws {
      let program = try runFolder()
      let first = try windows(1, of: program)[0]
      try awaitCard(at: [WindowedApp.middle.x, WindowedApp.middle.y], in: first)
      try eventually("the title") { try titles([first]) == ["First"] }
      try tap(120, 10, in: first)
      let both = try windows(2, of: program)
      #expect(try titles(both) == ["First", "Second"])
      try separate(both)
      try drag(both[1], number: 2, other: both[0], otherNumber: 1)
      try drag(both[0], number: 1, other: both[1], otherNumber: 2)
      try desktop.xdotool(["windowfocus", "--sync", both[1], "key", "ctrl+w"])
      #expect(try windows(1, of: program) == [both[0]])
      let middle = WindowedApp.middle
      try mouse(
        [.move(x: middle.x, y: middle.y), .press]
          + MouseStep.glide(from: middle, to: (middle.x + 20, middle.y), steps: 8), in: both[0])
      try awaitCard(at: [middle.x + 20, middle.y], in: both[0])
      try mouse([.release], in: both[0])
      try desktop.xdotool(["windowfocus", "--sync", both[0], "key", "F8"])
      #expect(try program.exitStatus() == 0)
    }

    @Test func `the first window closes, and the second lives on`() throws {
      let program = try runFolder()
      let first = try windows(1, of: program)[0]
      try awaitCard(at: [WindowedApp.middle.x, WindowedApp.middle.y], in: first)
      try tap(120, 10, in: first)
      let both = try windows(2, of: program)
      try separate(both)
      try desktop.xdotool(["windowfocus", "--sync", both[0], "key", "F8"])
      #expect(try windows(1, of: program) == [both[1]])
      let middle = WindowedApp.middle
      try mouse(
        [.move(x: middle.x, y: middle.y), .press]
          + MouseStep.glide(from: middle, to: (middle.x, middle.y + 30), steps: 8), in: both[1])
      try awaitCard(at: [middle.x, middle.y + 30], in: both[1])
      // A window that another program destroys is as closed.
      try mouse([.release], in: both[1])
      try desktop.xdotool(["windowclose", both[1]])
      #expect(try program.exitStatus() == 0)
    }

    @Test func `a program restores its windows and what each has stored`() throws {
      let built = try CommandRun(
        [try SnapbackProcess.path, "build", folder.path + "/app", "-o", folder.path + "/cards"],
        environment: environment)
      try #require(built.status == 0, "\(built.errorOutput)")
      var program = try SnapbackProcess(
        [], environment: environment, program: folder.path + "/cards")
      let first = try windows(1, of: program)[0]
      try awaitCard(at: [WindowedApp.middle.x, WindowedApp.middle.y], in: first)
      try tap(120, 10, in: first)
      let both = try windows(2, of: program)
      try separate(both)
      try tap(10, 120, in: both[1])
      let (red, orange): (UInt32, UInt32) = (0xFF3B30, 0xFF9500)
      try eventually("the tapped bar") { try desktop.screenshot(of: both[1])[10, 120] == orange }
      try desktop.xdotool(["windowsize", both[1], "300", "220", "key", "ctrl+q"])
      #expect(try program.exitStatus() == 0)
      program = try SnapbackProcess([], environment: environment, program: folder.path + "/cards")
      let again = try windows(2, of: program)
      #expect(try titles(again) == ["First", "Second"])
      try eventually("the stored colors and size") {
        let pictures = try again.map { try desktop.screenshot(of: $0) }
        return pictures[0][10, 120] == red && pictures[1][10, 110] == orange
          && pictures[1].width == 300 && pictures[0].width == 240
      }
      // The content's minimum is 200 by 200.
      try desktop.xdotool(["windowsize", again[0], "100", "230"])
      try eventually("the smallest width") { try desktop.screenshot(of: again[0]).width == 200 }
      program.interrupt()
      #expect(try program.exitStatus() == 130)
    }
  }
}
