// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ShapeStyleTests {
  /// The colours of all fills, back to front.
  private func colors(@ViewBuilder _ view: () -> some View) -> [ResolvedColor] {
    Harness(size: CGSize(width: 100, height: 100), view).list.items.compactMap { item in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
  }

  @Test func `a hierarchical style is the inherited style with less opacity`() {
    let resolved = colors { Rectangle().fill(.secondary).foregroundStyle(Color.red) }.first
    let red = colors { Color.red }.first
    #expect(resolved?.red == red?.red)
    #expect(abs((resolved?.opacity ?? 0) - 0.6) < 1e-6)
  }

  @Test func `without a foreground style a hierarchical style is a label colour`() {
    #expect(colors { Rectangle().fill(.tertiary) } == colors { Color(.tertiaryLabel) })
    #expect(colors { Rectangle().foregroundStyle(.secondary) } == colors { Color.secondary })
  }

  @Test func `the set levels of a foreground style are used, and further ones have less opacity`() {
    let levels = colors {
      ZStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
      }
      .foregroundStyle(.black, Color.white)
    }
    #expect(levels.map(\.red) == [0, 1, 1])
    #expect(levels.map(\.opacity) == [1, 1, 0.6])
  }

  @Test func `a hierarchical style of a hierarchical style resolves`() {
    let color = colors {
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        .foregroundStyle(Color.black)
    }
    #expect(abs((color.first?.opacity ?? 0) - 0.36) < 1e-6)
  }

  @Test func `thicker materials are more opaque`() {
    let opacities = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map { material in
      colors { Rectangle().fill(material) }.first?.opacity ?? 0
    }
    #expect(opacities == opacities.sorted() && Set(opacities).count == 5)
  }

  @Test func `a colour's gradient begins lighter and ends in the colour`() {
    let harness = Harness(size: CGSize(width: 10, height: 10)) {
      Rectangle().fill(Color(red: 0.5, green: 0, blue: 0).gradient)
    }
    guard case .fill(_, .gradient(let gradient), _)? = harness.list.items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.last?.color.red == 0.5)
    #expect(abs((gradient.stops.first?.color.red ?? 0) - 0.6) < 1e-6)
  }

  @Test func `colorMultiply is animated`() {
    let fixture = StateHarness(Color.white) { Color.red.colorMultiply($0) }
    #expect(fixture.harness.list.items.count == 1)
    fixture.set(.black, .linear(duration: 1))
    fixture.harness.advance(by: 1.5)
    guard case .beginLayer(.filter(let filter), _)? = fixture.harness.list.items.first else {
      Issue.record("no filter")
      return
    }
    #expect(filter == .colorMultiply(.black))
  }
}
