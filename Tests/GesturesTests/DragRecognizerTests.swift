// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

/// Runs a recognizer on touches and returns its phases without repetitions.
private func phases(
  minimumDistance: Double = 10, _ samples: [(Touch.Phase, Double, CGFloat, CGFloat)], id: Int = 0
) -> [String] {
  var recognizer = DragRecognizer(minimumDistance: minimumDistance)
  var log: [String] = []
  for (phase, time, x, y) in samples {
    let point = CGPoint(x: x, y: y)
    recognizer.advance(Touch(id: id, phase: phase, time: time, location: point), at: point)
    let text =
      switch recognizer.phase {
      case .possible: "possible"
      case .active(let value): "active \(value.translation.width),\(value.translation.height)"
      case .ended(let value): "ended \(value.translation.width),\(value.translation.height)"
      case .failed(let reason): "failed: \(reason)"
      }
    if log.last != text { log.append(text) }
  }
  return log
}

@Suite struct DragRecognizerTests {
  @Test func `a drag begins at ten points and counts from the first touch`() {
    let log = phases([
      (.began, 0, 100, 100), (.moved, 0.02, 106, 100), (.moved, 0.04, 110, 100),
      (.moved, 0.06, 130, 105), (.ended, 0.08, 130, 105),
    ])
    #expect(log == ["possible", "active 10.0,0.0", "active 30.0,5.0", "ended 30.0,5.0"])
  }

  @Test func `a touch that stays near its start fails, with its distance as the reason`() {
    let log = phases([
      (.began, 0, 100, 100), (.moved, 0.02, 104, 103), (.ended, 0.04, 100, 100),
    ])
    #expect(log == ["possible", "failed: moved 5 of 10 points"])
  }

  @Test func `the distance is Euclidean`() {
    #expect(phases([(.began, 0, 0, 0), (.moved, 0.1, 6, 8)]).last == "active 6.0,8.0")
    #expect(phases([(.began, 0, 0, 0), (.moved, 0.1, 6, 7.9)]).last == "possible")
  }

  @Test func `a drag that has begun stays active when the touch returns`() {
    let log = phases([(.began, 0, 0, 0), (.moved, 0.1, 12, 0), (.moved, 0.2, 1, 0)])
    #expect(log.last == "active 1.0,0.0")
  }

  @Test(arguments: [0, -5, Double.nan])
  func `without a minimum distance it begins at the touch`(distance: Double) {
    let log = phases(minimumDistance: distance, [(.began, 0, 7, 7), (.ended, 0.1, 7, 7)])
    #expect(log == ["active 0.0,0.0", "ended 0.0,0.0"])
  }

  @Test func `an infinite distance is never reached`() {
    let log = phases(
      minimumDistance: .infinity, [(.began, 0, 0, 0), (.moved, 0.1, 1e9, 0), (.ended, 0.2, 1e9, 0)])
    #expect(log.count == 2 && log[0] == "possible" && log[1].hasPrefix("failed"))
  }

  @Test func `a second touch makes it fail`() {
    var recognizer = DragRecognizer()
    let start = CGPoint(x: 0, y: 0)
    recognizer.advance(Touch(id: 1, phase: .began, time: 0, location: start), at: start)
    let moved = CGPoint(x: 50, y: 0)
    recognizer.advance(Touch(id: 1, phase: .moved, time: 0.1, location: moved), at: moved)
    recognizer.advance(Touch(id: 2, phase: .began, time: 0.2, location: start), at: start)
    #expect(recognizer.phase == .failed(.tooManyTouches))
  }

  @Test func `a cancelled touch makes it fail, finally`() {
    let log = phases([
      (.began, 0, 0, 0), (.moved, 0.1, 40, 0), (.cancelled, 0.2, 40, 0), (.moved, 0.3, 80, 0),
    ])
    #expect(log == ["possible", "active 40.0,0.0", "failed: interrupted"])
  }

  @Test func `the release velocity is the touch's, and 0 after a pause`() {
    var recognizer = DragRecognizer()
    for step in 0...10 {
      let point = CGPoint(x: step * 8, y: 0)
      let phase: Touch.Phase = step == 0 ? .began : .moved
      recognizer.advance(
        Touch(id: 0, phase: phase, time: Double(step) * 0.008, location: point), at: point)
    }
    let end = CGPoint(x: 80, y: 0)
    var rested = recognizer
    recognizer.advance(Touch(id: 0, phase: .ended, time: 0.08, location: end), at: end)
    rested.advance(Touch(id: 0, phase: .ended, time: 0.2, location: end), at: end)
    guard case .ended(let value) = recognizer.phase, case .ended(let still) = rested.phase else {
      Issue.record("the drags did not end")
      return
    }
    #expect(abs(value.velocity.width - 1000) < 1 && abs(value.velocity.height) < 1e-6)
    #expect(still.velocity == .zero)
  }
}
