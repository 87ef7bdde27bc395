// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SystemPaletteTests {
  /// The stops of the only gradient of a color, in 0...255, top and bottom.
  private func ends(_ color: Color) -> [[Int]] {
    let list = Harness { Rectangle().fill(color.gradient) }.list
    for case .fill(_, .gradient(let gradient), _) in list.items {
      return gradient.stops.map { stop in
        [stop.color.red, stop.color.green, stop.color.blue].map { Int(($0 * 255).rounded()) }
      }
    }
    return []
  }

  private func isClose(_ a: [[Int]], _ b: [[Int]]) -> Bool {
    a.count == b.count
      && zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test func `the gradient of a color has the measured ends`() {
    #expect(isClose(ends(.green), [[91, 210, 121], [52, 199, 89]]))
    #expect(isClose(ends(.gray), [[164, 164, 168], [142, 142, 147]]))
    #expect(isClose(ends(.yellow), [[255, 204, 0], [240, 185, 0]]))
  }

  @Test(arguments: [
    Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
    .brown, .gray, .black, .white,
  ])
  func `the gradient of a color contains the color and becomes darker downwards`(color: Color) {
    let ends = ends(color)
    #expect(ends.count == 2)
    let list = Harness { Rectangle().fill(color) }.list
    let solid = list.items.compactMap { item -> [Int]? in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(ends.contains(solid[0]))
    #expect(ends[0].reduce(0, +) > ends[1].reduce(0, +))
  }

  private func paints(_ version: SystemVersion, dark: Bool = false) -> [String] {
    let harness = Harness {
      VStack {
        Color.red
        Color.orange
        Color.yellow
        Color.green
        Color.mint
        Color.cyan
        Color.blue
        Color.indigo
        Color.pink
        Color.brown
        Color.gray
        Color.accentColor
      }
    }
    harness.host.systemVersion = version
    harness.host.colorScheme = dark ? .dark : .light
    return harness.frame().items.compactMap { item in
      if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
    }
  }

  @Test func `the system colors are those of iOS 18, or of iOS 26`() {
    #expect(
      paints(.iOS18) == [
        "#ff3b30", "#ff9500", "#ffcc00", "#34c759", "#00c7be", "#32ade6", "#007aff", "#5856d6",
        "#ff2d55", "#a2845e", "#8e8e93", "#007aff",
      ])
    #expect(
      paints(.iOS26) == [
        "#ff383c", "#ff8d28", "#ffcc00", "#34c759", "#00c8b3", "#00c0e8", "#0088ff", "#6155f5",
        "#ff2d55", "#ac7f5e", "#8e8e93", "#0088ff",
      ])
    #expect(paints(.iOS26, dark: true)[6] == "#0091ff")
  }
}
