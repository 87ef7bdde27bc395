// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct AngularGradientTests {
  private func gradient(_ degrees: ClosedRange<Double>) -> String? {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      AngularGradient(
        colors: [.black, .white], center: .center, startAngle: .degrees(degrees.lowerBound),
        endAngle: .degrees(degrees.upperBound))
    }
    return harness.list.items.lazy.compactMap { item -> String? in
      guard case .fill(_, .gradient(let gradient), _) = item else { return nil }
      return "\(gradient)"
    }.first
  }

  @Test func `a full turn has the colors at their locations`() {
    #expect(gradient(0...360)?.hasSuffix("[#000000 at 0, #ffffff at 1]") == true)
  }

  @Test func `the rest of a turn has the last color and then the first one`() {
    #expect(
      gradient(0...180)?.hasSuffix(
        "[#000000 at 0, #ffffff at 0.5, #ffffff at 0.75, #000000 at 0.75]") == true)
    #expect(
      gradient(0...0)?.hasSuffix(
        "[#000000 at 0, #ffffff at 0, #ffffff at 0.5, #000000 at 0.5]") == true)
  }

  @Test func `of two turns the last one is drawn`() {
    #expect(gradient(0...720)?.hasSuffix("[#808080 at 0, #ffffff at 1]") == true)
  }
}
