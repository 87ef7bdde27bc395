// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct PairRecognizerTests {
  /// Runs a recognizer on two touches with distances and angles (in degrees) about the origin, at
  /// intervals of 20 ms.
  private func run(
    _ measure: PairRecognizer.Measure, _ path: [(spread: Double, degrees: Double)]
  ) -> PairRecognizer {
    var recognizer = PairRecognizer(measure)
    for (step, sample) in path.enumerated() {
      let (radius, angle) = (sample.spread / 2, sample.degrees * .pi / 180)
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      let (phase, time): (Touch.Phase, Double) = (step == 0 ? .began : .moved, Double(step) * 0.02)
      recognizer.advance([
        touch(phase, time, -x, -y, id: 1), touch(phase, time, x, y, id: 2),
      ])
    }
    return recognizer
  }

  @Test func `a pinch begins at 1 percent, and its scale is relative to the start`() {
    let measure = PairRecognizer.Measure.scale(minimumDelta: 0.01)
    #expect(run(measure, [(100, 0), (100.9, 0)]).phase.kind == .possible)
    let begun = run(measure, [(100, 0), (101, 0)])
    #expect(begun.phase.recognized.map { abs($0.scale - 1.01) < 1e-12 } == true)
    let back = run(measure, [(100, 0), (150, 0), (100, 0)])
    #expect(back.phase.kind == .active && back.phase.recognized?.scale == 1)
  }

  @Test func `a rotation begins at its minimum angle in either direction, and includes it`() {
    let measure = PairRecognizer.Measure.angle(minimumDelta: 8 * .pi / 180)
    #expect(run(measure, [(100, 0), (100, 7.9)]).phase.kind == .possible)
    for degrees in [8.5, -8.5] {
      let angle = run(measure, [(100, 30), (100, 30 + degrees)]).phase.recognized?.angle ?? 0
      #expect(abs(angle - degrees * .pi / 180) < 1e-9)
    }
  }

  @Test func `an angle adds up beyond a full turn`() {
    let path = (0...50).map { (spread: 80.0, degrees: Double($0) * 15) }
    let value = run(.angle(minimumDelta: 0), path).phase.recognized
    #expect(value.map { abs($0.angle - 750 * .pi / 180) < 1e-9 } == true)
  }

  @Test func `velocities are those of the last 0.1 seconds`() {
    let path = (0...8).map(Double.init).map { step in
      (spread: 100 + step * 4, degrees: step * 2)
    }
    let value = run(.scale(minimumDelta: 0), path).phase.recognized
    #expect(value.map { abs($0.scaleVelocity - 2) < 1e-6 } == true)
    #expect(value.map { abs($0.angleVelocity - 100 * .pi / 180) < 1e-6 } == true)
  }

  @Test func `a pinch through a point neither spins nor divides by zero`() {
    let value = run(.scale(minimumDelta: 0), [(100, 20), (0, 20), (0.5, 200), (0, 0)])
      .phase.recognized
    #expect(value?.scale == 0.01 && value?.angle == 0)
    let wide = run(.scale(minimumDelta: 0), [(0, 0), (100, 0)]).phase.recognized
    #expect(wide?.scale == 100)
  }

  @Test func `it ends when one touch lifts, and fails if it has not begun`() {
    var begun = run(.scale(minimumDelta: 0.01), [(100, 0), (150, 0)])
    begun.advance([touch(.ended, 1, 75, 0, id: 2)])
    #expect(begun.phase.kind == .ended && begun.phase.recognized?.scale == 1.5)
    #expect(begun.phase.recognized?.scaleVelocity == 0)
    var still = run(.scale(minimumDelta: 0.01), [(100, 0)])
    still.advance([touch(.ended, 1, 50, 0, id: 2)])
    #expect(still.phase.failure?.description == "scaled by less than 0.01")
    var alone = PairRecognizer(.angle(minimumDelta: 0))
    alone.advance([touch(.began, 0)])
    alone.advance([touch(.ended, 0.1)])
    #expect(alone.phase.failure?.description == "only one of two touches")
  }

  @Test func `touches of different sequences do not pair, and a third one is ignored`() {
    var recognizer = PairRecognizer(.scale(minimumDelta: 0))
    recognizer.advance([touch(.began, 0, 0, 0, id: 1)])
    recognizer.advance([touch(.began, 0, 10, 0, id: 2, sequence: 1)])
    #expect(recognizer.phase.kind == .possible)
    recognizer.advance([touch(.began, 0, 50, 0, id: 3, sequence: 1)])
    #expect(recognizer.phase.kind == .active)
    recognizer.advance([touch(.moved, 0.1, 900, 0, id: 1)])
    #expect(recognizer.phase.recognized?.scale == 1)
    recognizer.advance([touch(.moved, 0.1, 90, 0, id: 3, sequence: 1)])
    #expect(recognizer.phase.recognized?.scale == 2)
  }

  @Test func `a cancelled touch makes it fail`() {
    var recognizer = run(.scale(minimumDelta: 0.01), [(100, 0), (150, 0)])
    recognizer.advance([touch(.cancelled, 1, 75, 0, id: 1)])
    #expect(recognizer.phase == .failed(.interrupted))
  }
}
