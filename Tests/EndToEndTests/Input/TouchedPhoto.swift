// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A view that two fingers magnify and turn, in a window on a screen.
struct TouchedPhoto {
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

  /// The center of the photo on the screen, in pixels.
  let center: (x: Double, y: Double)
  private let screenshot: () throws -> Screenshot

  /// Writes the source into a folder, and returns its path.
  static func write(to folder: TemporaryFolder) throws -> String {
    let file = folder.url.appendingPathComponent("Photo.swift")
    try Data(source.utf8).write(to: file)
    return file.path
  }

  /// Waits until the photo is at rest on a screen of which `screenshot` returns a picture.
  init(_ screenshot: @escaping () throws -> Screenshot) throws {
    self.screenshot = screenshot
    center = try eventually("the photo") {
      let bounds = try screenshot().photoBounds
      guard let bounds, bounds.size == CGSize(width: 100, height: 60) else { return nil }
      return (Double(bounds.midX), Double(bounds.midY))
    }
  }

  /// Magnifies and turns the photo by two fingers, makes it smaller again, and expects each size and the end.
  func magnifyAndTurn(on touch: TouchDesktop) throws {
    try touch.screen.touch(.touchBegin, pair(25, 0))
    for step in 1...9 {
      try touch.screen.touch(.touchUpdate, pair(25 + 25.0 / 9 * Double(step), 10 * Double(step)))
    }
    try self.await(width: 120, height: 200)
    try touch.screen.touch(.touchUpdate, pair(25, 90))
    try self.await(width: 60, height: 100)
    try touch.screen.touch(.touchEnd, pair(25, 90))
    try awaitEnd()
  }

  /// Two fingers about the center, at a distance from it and an angle in degrees.
  func pair(_ distance: Double, _ angle: Double) -> [(x: Double, y: Double)] {
    let (dx, dy) = (distance * cos(angle * .pi / 180), distance * sin(angle * .pi / 180))
    return [(center.x - dx, center.y - dy), (center.x + dx, center.y + dy)]
  }

  /// Waits until the bounds of the photo have a size in pixels, which may be wrong by two.
  func await(width: Double, height: Double) throws {
    var last: CGRect?
    do {
      try eventually("the photo of \(width) by \(height)") {
        last = try screenshot().photoBounds
        return last.map { abs($0.width - width) <= 2 && abs($0.height - height) <= 2 } ?? false
      }
    } catch {
      throw TimedOut(description: "\(error), not \(String(describing: last))")
    }
  }

  /// Waits until both gestures have ended.
  func awaitEnd() throws {
    try eventually("the end of both gestures") {
      try screenshot()[Int(center.x) - 150, Int(center.y)] != 0xFFFFFF
    }
  }
}

extension Screenshot {
  /// The bounds of the blue photo; nil if it is not in the picture.
  fileprivate var photoBounds: CGRect? {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<height {
      for x in 0..<width where self[x, y] & 0xFF > self[x, y] >> 8 & 0xFF + 100 {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    guard right >= 0 else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
