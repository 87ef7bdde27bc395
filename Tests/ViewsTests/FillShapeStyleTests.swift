// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct FillShapeStyleTests {
  private func color(_ style: some ShapeStyle) -> ResolvedColor? {
    let harness = Harness(size: CGSize(width: 10, height: 10)) { Rectangle().fill(style) }
    for item in harness.list.items {
      if case .fill(_, .color(let color), _) = item { return color }
    }
    return nil
  }

  @Test func `the levels of fill are the system's fill colors`() {
    #expect(color(.fill) == color(Color(uiColor: .systemFill)))
    #expect(color(.fill.secondary) == color(Color(uiColor: .secondarySystemFill)))
    #expect(color(.fill.tertiary) == color(Color(uiColor: .tertiarySystemFill)))
    #expect(color(.fill.quaternary) == color(Color(uiColor: .quaternarySystemFill)))
    #expect(color(.fill) != nil && color(.fill) != color(.fill.quaternary))
  }

  @Test func `placeholders and links have their colors`() {
    #expect(color(.placeholder) == color(Color(uiColor: .tertiaryLabel)))
    #expect(color(.link) == color(.blue))
  }
}
