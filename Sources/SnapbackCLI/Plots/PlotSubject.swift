// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Drawing
import Foundation
import Motion

/// The available plots, which docs/springs.md shows.
nonisolated enum PlotSubject: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// The spring presets, animating from 0 to 1.
  case presets
  /// A spring that is retargeted while animating.
  case interruption
  /// An ease interrupted by an ease, and by a spring.
  case stack

  var plot: CurvePlot {
    switch self {
    case .presets: presets
    case .interruption: interruption
    case .stack: stack
    }
  }

  private var presets: CurvePlot {
    let duration = 1.2
    let springs: [(Spring, ResolvedColor)] = [
      (.smooth, Self.blue), (.snappy, Self.green), (.bouncy, Self.red),
    ]
    func curves(_ value: (Spring, Double) -> Double) -> [CurvePlot.Curve] {
      springs.map { spring, color in
        CurvePlot.Curve(color: color, values: Self.times(duration).map { value(spring, $0) })
      }
    }
    return CurvePlot(
      duration: duration,
      panels: [
        CurvePlot.Panel(
          height: 220, range: 0...1.15, lines: [1, 0],
          curves: curves { $0.value(target: 1, time: $1) }),
        CurvePlot.Panel(
          height: 110, range: -1.5...6.5, lines: [0],
          curves: curves { $0.velocity(target: 1, time: $1) }),
      ])
  }

  /// Bouncy to 1, retargeted to 0 after 0.15 s: value and velocity are continuous.
  private var interruption: CurvePlot {
    motion(
      duration: 1.2, markedTimes: [0.15], [([(0, 1, .bouncy), (0.15, 0, .bouncy)], Self.red)],
      velocities: -8...7)
  }

  /// An ease of 1 s to 1, retargeted to 0 after 0.5 s, by an ease and by a spring.
  private var stack: CurvePlot {
    motion(
      duration: 1.6, markedTimes: [0.5],
      [
        ([(0, 1, .easeInOut(duration: 1)), (0.5, 0, .easeInOut(duration: 1))], Self.blue),
        ([(0, 1, .easeInOut(duration: 1)), (0.5, 0, .bouncy)], Self.red),
      ], velocities: -5...3)
  }

  private typealias Change = (time: Double, value: Double, animation: Animation)

  private func motion(
    duration: Double, markedTimes: [Double], _ runs: [([Change], ResolvedColor)],
    velocities: ClosedRange<Double>
  ) -> CurvePlot {
    var values: [CurvePlot.Curve] = []
    var speeds: [CurvePlot.Curve] = []
    for (changes, color) in runs {
      var animator = Animator(0.0)
      var pending = changes[...]
      var (positions, velocities): ([Double], [Double]) = ([], [])
      for time in Self.times(duration) {
        while let next = pending.first, next.time <= time {
          animator.set(next.value, AnimationChange(animation: next.animation), at: next.time)
          pending.removeFirst()
        }
        positions.append(animator.value(at: time))
        velocities.append(animator.velocity(at: time))
      }
      values.append(CurvePlot.Curve(color: color, values: positions))
      speeds.append(CurvePlot.Curve(color: color, values: velocities))
    }
    return CurvePlot(
      duration: duration, markedTimes: markedTimes,
      panels: [
        CurvePlot.Panel(height: 220, range: -0.3...1.1, lines: [1, 0], curves: values),
        CurvePlot.Panel(height: 110, range: velocities, lines: [0], curves: speeds),
      ])
  }

  /// Returns sample times, 240 per second.
  private static func times(_ duration: Double) -> [Double] {
    (0...Int(duration * 240)).map { Double($0) / 240 }
  }

  private static let blue = ResolvedColor(red: 0, green: 0.48, blue: 1)
  private static let green = ResolvedColor(red: 0.2, green: 0.78, blue: 0.35)
  private static let red = ResolvedColor(red: 1, green: 0.23, blue: 0.19)
}
