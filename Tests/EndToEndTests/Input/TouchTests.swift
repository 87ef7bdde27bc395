// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Touch screens and touchpads.
  @Suite(.enabled(if: TouchDesktop.isAvailable)) struct Touch {
    private let touch: TouchDesktop
    private let folder = TemporaryFolder()
    private let program: SnapbackProcess
    private let photo: TouchedPhoto

    private static let size = (width: 500, height: 400)

    init() throws {
      touch = try TouchDesktop()
      let file = try TouchedPhoto.write(to: folder)
      program = try SnapbackProcess(
        [
          "run", file, "--size", "\(Self.size.width)x\(Self.size.height)", "--appearance",
          "light",
        ], environment: touch.desktop.environment)
      let desktop = touch.desktop
      _ = try desktop.window(of: program)
      photo = try TouchedPhoto { try desktop.screenshot() }
    }

    @Test func `two fingers on the screen magnify and turn a view`() throws {
      try photo.magnifyAndTurn(on: touch)
    }

    @Test func `a pinch on a touchpad magnifies and turns the view under the pointer`() throws {
      try touch.desktop.xdotool([
        "mousemove", "--sync", "\(Int(photo.center.x))", "\(Int(photo.center.y))",
      ])
      try touch.pad.pinch(.pinchBegin)
      for step in 1...9 { try touch.pad.pinch(.pinchUpdate, scale: 1 + Double(step) / 9, turn: 10) }
      try photo.await(width: 120, height: 200)
      try touch.pad.pinch(.pinchUpdate, scale: 0.5, turn: -90)
      try photo.await(width: 50, height: 30)
      try touch.pad.pinch(.pinchEnd, scale: 0.5)
      try photo.awaitEnd()
    }
  }
}
