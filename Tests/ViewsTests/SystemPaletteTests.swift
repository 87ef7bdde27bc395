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
    return Self.paints(harness.frame())
  }

  /// The paints of all fills, back to front.
  private static func paints(_ list: DisplayList) -> [String] {
    list.items.compactMap { item in
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

  @Test func `colors of iOS 18 have a light and a dark variant`() {
    func paints(dark: Bool) -> [String] {
      let harness = Harness {
        VStack {
          Color.red
          Color.orange
          Color.yellow
          Color.green
          Color.mint
          Color.teal
          Color.cyan
          Color.blue
          Color.indigo
          Color.purple
          Color.pink
          Color.brown
          Color.gray
          Color.primary
          Color.secondary
        }
      }
      harness.host.colorScheme = dark ? .dark : .light
      return Self.paints(harness.frame())
    }
    #expect(
      paints(dark: false) == [
        "#ff3b30", "#ff9500", "#ffcc00", "#34c759", "#00c7be", "#30b0c7", "#32ade6", "#007aff",
        "#5856d6", "#af52de", "#ff2d55", "#a2845e", "#8e8e93", "#000000", "#3c3c43 @ 0.6",
      ])
    #expect(
      paints(dark: true) == [
        "#ff453a", "#ff9f0a", "#ffd60a", "#30d158", "#63e6e2", "#40c8e0", "#64d2ff", "#0a84ff",
        "#5e5ce6", "#bf5af2", "#ff375f", "#ac8e68", "#8e8e93", "#ffffff", "#ebebf5 @ 0.6",
      ])
  }

  @Test func `labels and fills have their opacities in both appearances`() {
    func paints(dark: Bool) -> [String] {
      let harness = Harness {
        VStack {
          Color(uiColor: .tertiaryLabel)
          Color(uiColor: .quaternaryLabel)
          Color(uiColor: .systemFill)
          Color(uiColor: .secondarySystemFill)
          Color(uiColor: .tertiarySystemFill)
          Color(uiColor: .quaternarySystemFill)
        }
      }
      harness.host.colorScheme = dark ? .dark : .light
      return Self.paints(harness.frame())
    }
    #expect(
      paints(dark: false) == [
        "#3c3c43 @ 0.3", "#3c3c43 @ 0.18", "#787880 @ 0.2", "#787880 @ 0.16", "#767680 @ 0.12",
        "#747480 @ 0.08",
      ])
    #expect(
      paints(dark: true) == [
        "#ebebf5 @ 0.3", "#ebebf5 @ 0.16", "#787880 @ 0.36", "#787880 @ 0.32", "#767680 @ 0.24",
        "#767680 @ 0.18",
      ])
  }

  @Test func `a color is described by its name or its components`() {
    #expect(Color.red.description == "red" && "\(Color.accentColor)" == "accentColor")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color(red: 1, green: 0.2, blue: 0).description == "#FF3300FF")
  }
}
