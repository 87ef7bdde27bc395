// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct ScrollPanRecognizerTests {
  private struct Driver {
    var recognizer: ScrollPanRecognizer

    mutating func touch(_ phase: Touch.Phase, _ time: Double, _ locations: [Int: CGPoint]) {
      let touches = locations.sorted { $0.key < $1.key }.map { id, location in
        (touch: Touch(id: id, phase: phase, time: time, location: location), location: location)
      }
      recognizer.advance(touches)
    }

    mutating func drag(_ points: [CGPoint]) {
      touch(.began, 0, [0: .zero])
      for (index, point) in points.enumerated() {
        touch(.moved, Double(index + 1) / 60, [0: point])
      }
    }
  }

  @Test func `it begins after ten points along its axis, which are not part of the translation`() {
    var driver = Driver(recognizer: ScrollPanRecognizer(.vertical))
    driver.drag([CGPoint(x: 30, y: 9)])
    #expect(driver.recognizer.phase.kind == .possible)
    driver.touch(.moved, 0.1, [0: CGPoint(x: 30, y: 14)])
    #expect(driver.recognizer.phase.recognized?.translation.height == 4)
    driver.touch(.moved, 0.12, [0: CGPoint(x: 30, y: -20)])
    #expect(driver.recognizer.phase.recognized?.translation.height == -30)
    driver.touch(.ended, 0.13, [0: CGPoint(x: 30, y: -20)])
    #expect(driver.recognizer.phase.kind == .ended)
  }

  @Test func `along both axes the ten points are the Euclidean distance`() {
    var driver = Driver(recognizer: ScrollPanRecognizer([.vertical, .horizontal]))
    driver.drag([CGPoint(x: 12, y: 16)])
    let value = driver.recognizer.phase.recognized?.translation
    #expect(value.map { abs($0.width - 6) < 1e-9 && abs($0.height - 8) < 1e-9 } == true)
  }

  @Test func `a moving view is caught at the touch`() {
    var driver = Driver(recognizer: ScrollPanRecognizer(.vertical, beginsAtOnce: true))
    driver.touch(.began, 0, [0: .zero])
    #expect(driver.recognizer.phase.kind == .active)
    driver.touch(.moved, 0.1, [0: CGPoint(x: 0, y: 3)])
    #expect(driver.recognizer.phase.recognized?.translation.height == 3)
  }

  @Test func `two touches scroll by their mean location`() {
    var driver = Driver(recognizer: ScrollPanRecognizer(.vertical))
    driver.touch(.began, 0, [1: CGPoint(x: 0, y: -10), 2: CGPoint(x: 0, y: 10)])
    driver.touch(.moved, 0.1, [1: CGPoint(x: 0, y: -60), 2: CGPoint(x: 0, y: 60)])
    #expect(driver.recognizer.phase.kind == .possible)
    driver.touch(.moved, 0.2, [1: CGPoint(x: 0, y: -40), 2: CGPoint(x: 0, y: 80)])
    #expect(driver.recognizer.phase.recognized?.translation.height == 10)
    // One lifts; the other continues from its location.
    driver.touch(.ended, 0.3, [1: CGPoint(x: 0, y: -40)])
    #expect(driver.recognizer.phase.kind == .active)
    driver.touch(.moved, 0.4, [2: CGPoint(x: 0, y: 85)])
    #expect(driver.recognizer.phase.recognized?.translation.height == 15)
    driver.touch(.ended, 0.5, [2: CGPoint(x: 0, y: 85)])
    #expect(driver.recognizer.phase.kind == .ended)
  }

  @Test func `a release before the distance makes it fail, and so does a cancellation`() {
    var driver = Driver(recognizer: ScrollPanRecognizer(.vertical))
    driver.drag([CGPoint(x: 0, y: 5)])
    driver.touch(.ended, 0.1, [0: CGPoint(x: 0, y: 5)])
    #expect(driver.recognizer.phase.failure == .thresholdNotMet("did not move"))
    var other = Driver(recognizer: ScrollPanRecognizer(.vertical))
    other.drag([CGPoint(x: 0, y: 50)])
    other.touch(.cancelled, 0.1, [0: CGPoint(x: 0, y: 50)])
    #expect(other.recognizer.phase.failure == .interrupted)
  }

  @Test func `its velocity is the touch's`() {
    var driver = Driver(recognizer: ScrollPanRecognizer(.vertical))
    driver.drag((1...8).map { CGPoint(x: 0, y: Double($0) * 10) })
    let velocity = driver.recognizer.phase.recognized?.velocity.height
    #expect(velocity.map { abs($0 - 600) < 1e-6 } == true)
  }
}
