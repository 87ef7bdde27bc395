// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Testing

@Suite struct ScrollPanTests {
  private struct Hand {
    var recognizer: ScrollPanRecognizer

    mutating func touch(_ phase: Touch.Phase, _ time: Double, _ places: [Int: CGPoint]) {
      let touches = places.sorted { $0.key < $1.key }.map { id, place in
        (touch: Touch(id: id, phase: phase, time: time, location: place), location: place)
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

  @Test func `it begins after ten points along its axis, and counts from there`() {
    var hand = Hand(recognizer: ScrollPanRecognizer(.vertical))
    hand.drag([CGPoint(x: 30, y: 9)])
    #expect(hand.recognizer.phase.kind == .possible)
    hand.touch(.moved, 0.1, [0: CGPoint(x: 30, y: 14)])
    #expect(hand.recognizer.phase.recognized?.translation.height == 4)
    hand.touch(.moved, 0.12, [0: CGPoint(x: 30, y: -20)])
    #expect(hand.recognizer.phase.recognized?.translation.height == -30)
    hand.touch(.ended, 0.13, [0: CGPoint(x: 30, y: -20)])
    #expect(hand.recognizer.phase.kind == .ended)
  }

  @Test func `along both axes the ten points are those of the way`() {
    var hand = Hand(recognizer: ScrollPanRecognizer([.vertical, .horizontal]))
    hand.drag([CGPoint(x: 12, y: 16)])
    let value = hand.recognizer.phase.recognized?.translation
    #expect(value.map { abs($0.width - 6) < 1e-9 && abs($0.height - 8) < 1e-9 } == true)
  }

  @Test func `what moves is caught at once`() {
    var hand = Hand(recognizer: ScrollPanRecognizer(.vertical, beginsAtOnce: true))
    hand.touch(.began, 0, [0: .zero])
    #expect(hand.recognizer.phase.kind == .active)
    hand.touch(.moved, 0.1, [0: CGPoint(x: 0, y: 3)])
    #expect(hand.recognizer.phase.recognized?.translation.height == 3)
  }

  @Test func `two fingers scroll by their middle: a pinch does not, both together do`() {
    var hand = Hand(recognizer: ScrollPanRecognizer(.vertical))
    hand.touch(.began, 0, [1: CGPoint(x: 0, y: -10), 2: CGPoint(x: 0, y: 10)])
    hand.touch(.moved, 0.1, [1: CGPoint(x: 0, y: -60), 2: CGPoint(x: 0, y: 60)])
    #expect(hand.recognizer.phase.kind == .possible)
    hand.touch(.moved, 0.2, [1: CGPoint(x: 0, y: -40), 2: CGPoint(x: 0, y: 80)])
    #expect(hand.recognizer.phase.recognized?.translation.height == 10)
    // One lifts; the other goes on from where it is.
    hand.touch(.ended, 0.3, [1: CGPoint(x: 0, y: -40)])
    #expect(hand.recognizer.phase.kind == .active)
    hand.touch(.moved, 0.4, [2: CGPoint(x: 0, y: 85)])
    #expect(hand.recognizer.phase.recognized?.translation.height == 15)
    hand.touch(.ended, 0.5, [2: CGPoint(x: 0, y: 85)])
    #expect(hand.recognizer.phase.kind == .ended)
  }

  @Test func `a hand that lets go before fails, and so does one that is taken away`() {
    var hand = Hand(recognizer: ScrollPanRecognizer(.vertical))
    hand.drag([CGPoint(x: 0, y: 5)])
    hand.touch(.ended, 0.1, [0: CGPoint(x: 0, y: 5)])
    #expect(hand.recognizer.phase.failure == .thresholdNotMet("did not move"))
    var other = Hand(recognizer: ScrollPanRecognizer(.vertical))
    other.drag([CGPoint(x: 0, y: 50)])
    other.touch(.cancelled, 0.1, [0: CGPoint(x: 0, y: 50)])
    #expect(other.recognizer.phase.failure == .interrupted)
  }

  @Test func `its velocity is the hand's`() {
    var hand = Hand(recognizer: ScrollPanRecognizer(.vertical))
    hand.drag((1...8).map { CGPoint(x: 0, y: Double($0) * 10) })
    let velocity = hand.recognizer.phase.recognized?.velocity.height
    #expect(velocity.map { abs($0 - 600) < 1e-6 } == true)
  }
}
