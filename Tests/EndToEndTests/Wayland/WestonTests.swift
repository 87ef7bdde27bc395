// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The compositor weston, in a window of a virtual X server, whose mouse and keyboard it passes on.
  ///
  /// Without a display weston has no mouse, and SDL 2.26 crashes without one.
  @Suite struct Weston {
    private let desktop: Desktop
    private let folder = TemporaryFolder()
    private let compositor: CommandProcess
    private let environment: [String: String]

    private static let source = """
      import SwiftUI

      struct Card: View {
        @State private var offset = CGSize.zero

        var body: some View {
          VStack {
            Color(red: 0.3, green: 0.2, blue: 0.9)
              .frame(width: 40, height: 40)
              .offset(offset)
              .gesture(
                DragGesture()
                  .onChanged { offset = $0.translation }
                  .onEnded { _ in withAnimation(.spring()) { offset = .zero } })
          }
          .frame(width: 240, height: 240)
          .background(.white)
        }
      }
      """

    init() throws {
      desktop = try Desktop()
      chmod(folder.url.path, 0o700)
      var environment = desktop.environment
      environment["XDG_RUNTIME_DIR"] = folder.url.path
      compositor = try CommandProcess(
        [
          "weston", "--backend=x11-backend.so", "--socket=wayland-9", "--no-config",
          "--use-pixman", "--width=800", "--height=600",
        ], environment: environment)
      environment["DISPLAY"] = nil
      environment["WAYLAND_DISPLAY"] = "wayland-9"
      self.environment = environment
      let (compositor, folder) = (compositor, folder)
      try eventually("weston") {
        guard compositor.isRunning else { throw TimedOut(description: "weston did not start") }
        return FileManager.default.fileExists(atPath: folder.url.path + "/wayland-9")
      }
    }

    private func card() throws -> [Int]? { try desktop.screenshot().cardPlace }

    /// Drags the card, and returns where it was; nil if it does not follow: weston zooms new windows in, so that
    /// the card may be at its place only later.
    private func dragCard() throws -> [Int]? {
      guard let home = try card() else { return nil }
      let start = (x: home[0], y: home[1])
      // weston adds up the motion of the mouse, and misses what was before it had the focus. In the corner
      // both agree.
      let steps =
        [.move(x: 0, y: 0), .pause(0.2), .move(x: start.x, y: start.y), .pause(0.2)]
        + [.press, .pause(0.2)]
        + MouseStep.glide(
          from: start, to: (start.x + 40, start.y + 30), steps: 8, interval: 0.05)
      try desktop.xdotool(steps.flatMap { $0.arguments(origin: (0, 0)) })
      if (try? awaitCard([start.x + 40, start.y + 30], within: 5)) != nil { return home }
      try desktop.xdotool(["mouseup", "1"])
      return nil
    }

    private func awaitCard(_ place: [Int], within seconds: Double = 60) throws {
      var last: [Int]?
      do {
        try eventually("the card at \(place)", within: seconds) {
          last = try card()
          // weston passes on fractions of pixels.
          return last.map { abs($0[0] - place[0]) <= 1 && abs($0[1] - place[1]) <= 1 } ?? false
        }
      } catch {
        throw TimedOut(description: "\(error), not \(String(describing: last))")
      }
    }

    @Test func `a card is dragged and returns`() throws {
      let file = folder.url.appendingPathComponent("Card.swift")
      try Data(Self.source.utf8).write(to: file)
      let program = try SnapbackProcess(
        ["run", file.path, "--size", "240x240", "--appearance", "light"], environment: environment)
      let home: [Int] = try eventually("the card after a drag") {
        guard program.isRunning else {
          throw TimedOut(description: "the program ended: \(program.errorOutput)")
        }
        return try dragCard()
      }
      try desktop.xdotool(["mouseup", "1"])
      try awaitCard(home)
      try desktop.xdotool(["key", "ctrl+q"])
      #expect(try program.exitStatus() == 0)
      #expect(program.errorOutput.split(separator: "\n").count <= 3, "\(program.errorOutput)")
    }
  }
}
