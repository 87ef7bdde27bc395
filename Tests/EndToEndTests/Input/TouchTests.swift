// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Touch screens and touchpads.
  @Suite(.enabled(if: TouchDesktop.isAvailable)) struct Touch {
    private let touch: TouchDesktop
    private let folder = TemporaryFolder()
    private let program: SnapbackProcess
    private let window: String
    /// The center of the window on the screen, in pixels.
    private let center: (x: Double, y: Double)

    private static let size = (width: 500, height: 400)

    private static let source = """
      import SwiftUI

      struct Photo: View {
        @State private var scale = 1.0
        @State private var angle = Angle.zero
        @State private var ended = 0

        var body: some View {
          ZStack {
            ended > 1 ? Color.green : Color.white
            Color(red: 0.3, green: 0.2, blue: 0.9)
              .frame(width: 100, height: 60)
              .rotationEffect(angle)
              .scaleEffect(scale)
              .gesture(
                MagnifyGesture()
                  .onChanged { scale = $0.magnification }
                  .onEnded { _ in ended += 1 }
                  .simultaneously(
                    with: RotateGesture()
                      .onChanged { angle = $0.rotation }
                      .onEnded { _ in ended += 1 }))
          }
        }
      }
      """

    init() throws {
      touch = try TouchDesktop()
      let file = folder.url.appendingPathComponent("Photo.swift")
      try Data(Self.source.utf8).write(to: file)
      program = try SnapbackProcess(
        [
          "run", file.path, "--size", "\(Self.size.width)x\(Self.size.height)", "--appearance",
          "light",
        ], environment: touch.desktop.environment)
      window = try touch.desktop.window(of: program)
      let place = try touch.desktop.xdotool(["getwindowgeometry", "--shell", window])
        .split(separator: "\n").reduce(into: [String: Double]()) { result, line in
          let parts = line.split(separator: "=")
          if parts.count == 2 { result[String(parts[0])] = Double(parts[1]) }
        }
      center = try (
        x: #require(place["X"]) + Double(Self.size.width) / 2,
        y: #require(place["Y"]) + Double(Self.size.height) / 2
      )
      try awaitPhoto(width: 100, height: 60)
    }

    /// Waits until the bounds of the photo have a size in pixels, which may be wrong by two.
    private func awaitPhoto(width: Double, height: Double) throws {
      var last: (width: Int, height: Int)?
      do {
        try eventually("the photo of \(width) by \(height)") {
          last = try touch.desktop.screenshot(of: window).photoSize
          return last.map {
            abs(Double($0.width) - width) <= 2 && abs(Double($0.height) - height) <= 2
          } ?? false
        }
      } catch {
        throw TimedOut(description: "\(error), not \(String(describing: last))")
      }
    }

    /// Two fingers about the center, at a distance from it and an angle in degrees.
    private func pair(_ distance: Double, _ angle: Double) -> [(x: Double, y: Double)] {
      let (dx, dy) = (distance * cos(angle * .pi / 180), distance * sin(angle * .pi / 180))
      return [(center.x - dx, center.y - dy), (center.x + dx, center.y + dy)]
    }

    private func awaitEnd() throws {
      try eventually("the end of both gestures") {
        let corner = try touch.desktop.screenshot(of: window)[5, 5]
        return corner != 0xFFFFFF
      }
    }

    @Test func `two fingers on the screen magnify and turn a view`() throws {
      try touch.screen.touch(.touchBegin, pair(25, 0))
      for step in 1...9 {
        try touch.screen.touch(.touchUpdate, pair(25 + 25.0 / 9 * Double(step), 10 * Double(step)))
      }
      try awaitPhoto(width: 120, height: 200)
      try touch.screen.touch(.touchUpdate, pair(25, 90))
      try awaitPhoto(width: 60, height: 100)
      try touch.screen.touch(.touchEnd, pair(25, 90))
      try awaitEnd()
    }

    @Test func `a pinch on a touchpad magnifies and turns the view under the pointer`() throws {
      try touch.desktop.xdotool([
        "mousemove", "--sync", "\(Int(center.x))", "\(Int(center.y))",
      ])
      try touch.pad.pinch(.pinchBegin)
      for step in 1...9 { try touch.pad.pinch(.pinchUpdate, scale: 1 + Double(step) / 9, turn: 10) }
      try awaitPhoto(width: 120, height: 200)
      try touch.pad.pinch(.pinchUpdate, scale: 0.5, turn: -90)
      try awaitPhoto(width: 50, height: 30)
      try touch.pad.pinch(.pinchEnd, scale: 0.5)
      try awaitEnd()
    }
  }
}

extension Screenshot {
  /// The size of the bounds of the blue photo, in pixels; nil if it is not in the picture.
  fileprivate var photoSize: (width: Int, height: Int)? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<height {
      for x in 0..<width where self[x, y] & 0xFF > self[x, y] >> 8 & 0xFF + 100 {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    return right < 0 ? nil : (right - left + 1, bottom - top + 1)
  }
}
