// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

@Suite struct StabilityTests {
  static func card(_ transform: CGAffineTransform) -> DisplayList {
    var list = DisplayList(size: CGSize(width: 140, height: 140), background: .black)
    list.transforms.append(
      transform.concatenating(CGAffineTransform(translationX: 70.37, y: 69.81)))
    list.items.append(
      .fill(
        RoundedRect(CGRect(x: -30, y: -50, width: 60, height: 100), radius: 12), .color(.white), 1))
    return list
  }

  @Test func `the area of a rotating card is constant to 0.1 percent`() {
    let exact = 60 * 100 - (4 - Double.pi) * 12 * 12
    let renderer = Renderer()
    for step in 0..<1440 {
      let angle = Double(step) / 1440 * 2 * .pi
      let area = Rendering(Self.card(.init(rotationAngle: angle)), by: renderer).total()
      #expect(abs(area / exact - 1) < 0.001, "at \(Double(step) / 4) degrees")
    }
  }

  @Test func `the coverage of a card moving by fractions of a pixel grows in equal steps`() {
    let renderer = Renderer()
    var previous: Double?
    for step in 0...64 {
      var list = Self.card(.identity)
      list.size.width = 64
      let x = Double(step) / 32 - 40
      list.transforms[1] = CGAffineTransform(translationX: x, y: 70)
      let area = Rendering(list, by: renderer).total()
      // Only the right part of the card is visible; it grows by 1/32 of the full height per step.
      if let previous { #expect(abs(area - previous - 100.0 / 32) < 0.25 || x < -30) }
      previous = area
    }
  }

  @Test(arguments: [0, 8, 45, 73.3])
  func `at most a quarter of the background shows between adjacent shapes`(
    degrees: Double
  ) {
    // Two edges that share a pixel cover it by a and 1 - a; of the background (1 - a)·a remains, at most
    // a quarter.
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    var list = DisplayList(size: CGSize(width: 100, height: 100), background: .black)
    list.transforms.append(
      turn.concatenating(CGAffineTransform(translationX: 50.4, y: 50.4)))
    for x in [-60.0, 0] {
      list.items.append(
        .fill(RoundedRect(CGRect(x: x, y: -60, width: 60, height: 120)), .color(.white), 1))
    }
    let picture = Rendering(list)
    for y in 30..<70 {
      for x in 30..<70 { #expect(picture.channel(1, x, y) >= 190) }
    }
  }

  @Test func `shapes that are adjacent at whole pixels leave no seam`() {
    var list = DisplayList(size: CGSize(width: 40, height: 10), background: .black)
    for x in stride(from: 0.0, to: 40, by: 8) {
      list.items.append(
        .fill(RoundedRect(CGRect(x: x, y: 0, width: 8, height: 10)), .color(.white), 0))
    }
    #expect(Rendering(list).pixels.allSatisfy { $0 == 0xffff_ffff })
  }
}
