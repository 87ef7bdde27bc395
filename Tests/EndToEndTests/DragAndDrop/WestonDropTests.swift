// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// Drags from another program under the compositor weston.
  @Suite struct WestonDrop {
    private let weston: WestonDesktop
    private let targets: DropTargets
    private let program: SnapbackProcess
    /// The height of weston's panel, in which a clock changes.
    private static let panel = 40
    /// The color of the window from which something is dragged.
    private static let source: UInt32 = 0xF6F5F4

    init() throws {
      weston = try WestonDesktop()
      targets = try DropTargets()
      program = try SnapbackProcess(
        ["run", targets.file, "--size", "300x300", "--appearance", "light"],
        environment: weston.environment)
      try targets.awaitLog("shown")
    }

    /// A picture of the screen in which nothing moves any more: weston zooms new windows in.
    private func rest() throws -> Screenshot {
      var last = try weston.desktop.screenshot()
      return try eventually("a screen at rest") {
        Thread.sleep(forTimeInterval: 0.5)
        let next = try weston.desktop.screenshot()
        defer { last = next }
        return next.differences(from: last, below: Self.panel) == nil ? next : nil
      }
    }

    @Test func `a text that another program drags is dropped on a view`() throws {
      let source = try DragSource(["text", "wörter 한글"], environment: weston.environment)
      let picture = try rest()
      let start = try #require(picture.inside(of: Self.source))
      let target = try #require(picture.inside(of: DropTargets.blue))
      try eventually("the drop from \(start) to \(target)", within: 25) {
        let steps =
          [.move(x: start.x, y: start.y), .pause(0.3), .press, .pause(0.1)]
          + MouseStep.glide(from: start, to: target, steps: 10, interval: 0.05)
        try weston.mouse(steps + [.pause(0.5), .release])
        return (try? targets.awaitLog(beginning: "text [\"wörter 한글\"]", within: 5)) != nil
      }
      try source.awaitEnd()
      #expect(program.isRunning)
    }
  }
}

extension Screenshot {
  /// The bounds of the pixels that differ from those of another picture of the same size, below a row; nil
  /// for none.
  fileprivate func differences(from other: Screenshot, below top: Int) -> CGRect? {
    var bounds = CGRect.null
    for y in top..<height {
      guard let left = (0..<width).first(where: { self[$0, y] != other[$0, y] }),
        let right = (0..<width).last(where: { self[$0, y] != other[$0, y] })
      else { continue }
      bounds = bounds.union(CGRect(x: left, y: y, width: right - left + 1, height: 1))
    }
    return bounds.isNull ? nil : bounds
  }

  /// A point that has a color around it; nil if there is none.
  fileprivate func inside(of color: UInt32) -> (x: Int, y: Int)? {
    let distance = 12
    for y in stride(from: distance, to: height - distance, by: 4) {
      for x in stride(from: distance, to: width - distance, by: 4) where self[x, y] == color {
        let corners = [-distance, distance].flatMap { dy in
          [-distance, distance].map { dx in self[x + dx, y + dy] }
        }
        if corners.allSatisfy({ $0 == color }) { return (x, y) }
      }
    }
    return nil
  }
}
