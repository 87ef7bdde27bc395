// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import Interface
import Raster
import Snapback

/// Measures frames of the gallery in which a card is dragged and springs back, with its instruments.
///
/// A frame is everything but presenting: input, views, layout, display list and pixels. Each value is that
/// of the run with the smallest one.
struct GalleryBench {
  let canvas: BenchCanvas
  /// Whether one short run is enough.
  let isQuick: Bool

  func run() -> BenchResult.Gallery {
    var result = BenchResult.Gallery()
    for (name, keys) in Self.panels {
      let runs = (0..<(isQuick ? 1 : 5)).map { _ in frames(keys).sorted() }
      func least(_ fraction: Double) -> Double {
        runs.map { $0[Int(Double($0.count - 1) * fraction)] * 1000 }.min() ?? 0
      }
      result.panels.append(
        BenchResult.Gallery.Panel(
          name: name, milliseconds: least(0.5), slowMilliseconds: least(0.95)))
    }
    return result
  }

  /// The open tabs, and the keys that open them.
  private static let panels: [(name: String, keys: [(String, Modifiers)])] = [
    ("without instruments", []),
    ("gestures, motion", [("2", .control), ("3", [.control, .shift])]),
    ("motion, spring", [("3", .control), ("4", [.control, .shift])]),
    ("motion, frame time", [("3", .control), ("6", [.control, .shift])]),
    ("motion, inspector", [("3", .control), ("5", [.control, .shift])]),
    ("source, inspector", [("1", .control), ("5", [.control, .shift])]),
  ]

  /// The durations of the frames of a drag and of the spring after it, in seconds.
  private func frames(_ keys: [(String, Modifiers)]) -> [Double] {
    let size = CGSize(width: Bench.width, height: Bench.height)
    let host = GalleryHost.make(
      size: size, scale: 1, resources: .standard, showing: "card", saving: nil
    ) { _ in }.host
    let renderer = Renderer()
    let clock = ContinuousClock()
    var (time, durations) = (0.0, [Double]())
    func frame(_ events: [InputEvent] = []) {
      time += 1.0 / 60
      let start = clock.now
      host.handle(events)
      let list = host.frame(at: time)
      _ = renderer.update(list, scale: 1, into: canvas.memory)
      durations.append((clock.now - start) / .seconds(1))
    }
    func pointer(_ phase: PointerSample.Phase, _ step: Double) -> InputEvent {
      // In the middle of the stage, with or without a panel.
      let x = keys.isEmpty ? 768.0 : 563
      return .pointer(
        PointerSample(
          time: time, phase: phase,
          location: CGPoint(x: x + 60 * sin(step / 9), y: 420 + 40 * sin(step / 13))))
    }
    frame()
    for (key, modifiers) in keys {
      frame([.key(KeySample(time: time, key: key, isDown: true, modifiers: modifiers))])
    }
    for _ in 0..<90 { frame() }
    frame([pointer(.down, 0)])
    durations = []
    let steps = isQuick ? 30 : 180
    for step in 1...steps { frame([pointer(.move, Double(step))]) }
    frame([pointer(.up, Double(steps))])
    for _ in 0..<40 { frame() }
    return durations
  }
}

nonisolated extension BenchResult {
  /// Frames of the gallery in which a card moves.
  package struct Gallery: Codable, Sendable {
    /// A frame with two tabs of the side panel.
    package struct Panel: Codable, Sendable {
      package var name: String
      /// The median of the frame times.
      package var milliseconds: Double
      /// The 95th percentile of the frame times.
      package var slowMilliseconds: Double
    }

    package var panels: [Panel] = []
    /// The limit for the median, in milliseconds.
    package static let limit = 6.0

    package init() {}

    /// The rows of the text output.
    var lines: [String] {
      [BenchResult.row("gallery, a card moves", ["ms", "95 %", "limit"])]
        + panels.map { panel in
          let cells = [panel.milliseconds, panel.slowMilliseconds, Self.limit]
          return BenchResult.row("  " + panel.name, cells.map { BenchResult.rounded($0, 2) })
        }
    }
  }
}
