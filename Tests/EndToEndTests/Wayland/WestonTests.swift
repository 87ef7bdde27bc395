// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The window under the compositor weston.
  @Suite struct Weston {
    private let weston: WestonDesktop
    private let folder = TemporaryFolder()

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

    init() throws { weston = try WestonDesktop() }

    private func card() throws -> [Int]? { try weston.desktop.screenshot().cardPlace }

    /// Drags the card, and returns where it was; nil if it does not follow: weston zooms new windows in, so that
    /// the card may be at its final position only later.
    private func dragCard() throws -> [Int]? {
      guard let home = try card() else { return nil }
      let start = (x: home[0], y: home[1])
      let steps =
        [.move(x: start.x, y: start.y), .pause(0.2), .press, .pause(0.2)]
        + MouseStep.glide(
          from: start, to: (start.x + 40, start.y + 30), steps: 8, interval: 0.05)
      try weston.mouse(steps)
      if (try? awaitCard([start.x + 40, start.y + 30], within: 5)) != nil { return home }
      try weston.desktop.xdotool(["mouseup", "1"])
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
        ["run", file.path, "--size", "240x240", "--appearance", "light"],
        environment: weston.environment)
      let home: [Int] = try eventually("the card after a drag") {
        guard program.isRunning else {
          throw TimedOut(description: "the program ended: \(program.errorOutput)")
        }
        return try dragCard()
      }
      try weston.desktop.xdotool(["mouseup", "1"])
      try awaitCard(home)
      try weston.desktop.xdotool(["key", "ctrl+q"])
      #expect(try program.exitStatus() == 0)
      #expect(program.errorOutput.split(separator: "\n").count <= 3, "\(program.errorOutput)")
    }
  }
}
