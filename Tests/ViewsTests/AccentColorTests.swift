// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing
@_spi(ViewTree) import ViewCore

@MainActor
@Suite struct AccentColorTests {
  /// The colors of the rectangles that a view draws where an asset catalog has an accent color.
  private func colors(_ accent: ResolvedColor?, _ content: some View) -> [String] {
    let assets = PlainAssets()
    assets.accent = accent
    let host = ViewHost(
      content, size: CGSize(width: 100, height: 100),
      resources: Resources(text: PlainTextEngine(), assets: assets))
    // The first line is the background.
    return Harness(host).list.description.split(separator: "\n").dropFirst().compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("#") }.map(String.init)
    }
  }

  @Test func `the accent color is that of the asset catalog, or else the system's blue`() {
    let pink = ResolvedColor(red: 1, green: 0.2, blue: 0.6)
    #expect(colors(pink, Color.accentColor) == ["#ff3399"])
    #expect(colors(nil, Color.accentColor) == ["#007aff"])
    #expect(colors(pink, Rectangle().fill(.tint)) == ["#ff3399"])
    #expect(colors(pink, Color.accentColor.accentColor(.green)) == ["#34c759"])
    #expect(colors(pink, Rectangle().fill(.tint).tint(.green)) == ["#34c759"])
    #expect(colors(pink, Color(uiColor: .tintColor)) == ["#ff3399"])
    #expect(colors(pink, Color.blue) == ["#007aff"])
  }
}
