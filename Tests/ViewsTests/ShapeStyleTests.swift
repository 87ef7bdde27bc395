// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct ShapeStyleTests {
  /// The colors of all fills, back to front.
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

  @Test func `without a foreground style a hierarchical style is a label color`() {
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

  @Test func `lower levels of the background are background colors`() {
    #expect(
      colors { Rectangle().fill(.background.secondary) }
        == colors { Color(.secondarySystemBackground) })
    #expect(
      colors { Rectangle().fill(.background.tertiary) }
        == colors { Color(.tertiarySystemBackground) })
    let own = colors { Rectangle().fill(.background.secondary).backgroundStyle(.black) }
    #expect(own.first.map { abs($0.opacity - 0.6) < 1e-6 } == true)
  }

  // MARK: Styles that refer to themselves

  @Test func `the accent color as an accent color is the enclosing one`() {
    #expect(
      colors { Color.accentColor.accentColor(.accentColor) } == colors { Color.accentColor })
    #expect(
      colors { Color.accentColor.accentColor(.accentColor).accentColor(.red) }
        == colors { Color.red })
    #expect(
      colors { Color.accentColor.accentColor(.accentColor.opacity(0.5)).accentColor(.red) }
        == colors { Color.red.opacity(0.5) })
  }

  @Test func `an accent color that refers to the enclosing one changes with it`() {
    let fixture = StateHarness(Color.red) {
      Color.accentColor.accentColor(.accentColor).accentColor($0)
    }
    fixture.set(.green)
    #expect(
      fixture.harness.list.items
        == Harness(size: CGSize(width: 200, height: 200)) {
          Color.green
        }.list.items)
  }

  @Test func `the foreground style as a foreground style is the enclosing one`() {
    let red = colors { Color.red }
    #expect(colors { Rectangle().foregroundStyle(ForegroundStyle()) } == colors { Color.primary })
    #expect(
      colors { Rectangle().foregroundStyle(ForegroundStyle()).foregroundStyle(Color.red) } == red)
    #expect(
      colors {
        Rectangle().foregroundStyle(AnyShapeStyle(.primary)).foregroundStyle(Color.red)
      } == red)
    #expect(
      colors {
        Rectangle().foregroundStyle(AnyShapeStyle(AnyShapeStyle(ForegroundStyle())))
          .foregroundStyle(AnyShapeStyle(.primary)).foregroundStyle(Color.red)
      } == red)
  }

  @Test func `styles that are made of the foreground style refer to the enclosing one`() {
    func opacity(@ViewBuilder _ view: () -> some View) -> Float? { colors(view).first?.opacity }
    #expect(
      opacity { Rectangle().foregroundStyle(.secondary.opacity(0.5)).foregroundStyle(.black) }
        .map { abs($0 - 0.3) < 1e-6 } == true)
    #expect(
      opacity {
        Rectangle().foregroundStyle(ForegroundStyle().opacity(0.5))
          .foregroundStyle(ForegroundStyle().opacity(0.5)).foregroundStyle(.black)
      } == 0.25)
    let levels = colors {
      ZStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
      }
      .foregroundStyle(.primary, .secondary)
      .foregroundStyle(.black)
    }
    #expect(levels.map { ($0.opacity * 10).rounded() } == [10, 6])
    let levelsOfLevels = colors {
      Rectangle().fill(.secondary)
        .foregroundStyle(AnyShapeStyle(.secondary), .primary.opacity(0.5))
        .foregroundStyle(.black, .black.opacity(0.5))
    }
    #expect(levelsOfLevels.map(\.opacity) == [0.5])
  }

  /// The materials of all fills, back to front.
  private func materials(@ViewBuilder _ view: () -> some View) -> [MaterialPaint] {
    Harness(size: CGSize(width: 100, height: 100), view).list.items.compactMap(\.material)
  }

  @Test(arguments: [ColorScheme.light, .dark]) func `thicker materials have more opaque tints`(
    scheme: ColorScheme
  ) {
    let tints = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].compactMap { material in
      materials { Rectangle().fill(material).environment(\.colorScheme, scheme) }.first?.tint
    }
    let opacities = tints.map(\.opacity)
    #expect(opacities == opacities.sorted() && Set(opacities).count == 5)
    #expect(tints.allSatisfy { scheme == .light ? $0.red > 0.9 : $0.red < 0.2 })
  }

  @Test func `a material blurs what is behind it, in any shape and as a background`() {
    let painted = materials {
      ZStack {
        Rectangle().fill(.regularMaterial)
        Circle().fill(.thinMaterial)
        Text("").padding().background(.bar, in: RoundedRectangle(cornerRadius: 8))
        Color.clear.background(.ultraThinMaterial)
      }
    }
    #expect(painted.count == 4)
    #expect(painted.allSatisfy { $0.radius == 30 && $0.saturation > 1 && $0.opacity == 1 })
  }

  @Test func `on a material the fainter foreground styles are neutral, and primary is unchanged`() {
    func style(_ style: some ShapeStyle, on material: Material?) -> ResolvedColor? {
      colors { Rectangle().fill(style).environment(\.backgroundMaterial, material) }.first
    }
    let secondary = style(.secondary, on: .regular)
    #expect(secondary == ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.5))
    #expect(secondary != style(.secondary, on: nil))
    #expect(style(.primary, on: .regular) == style(.primary, on: nil))
    #expect(
      colors { Rectangle().fill(.secondary).background(.thinMaterial) }.last == secondary)
    #expect(
      colors { Rectangle().fill(.secondary).background(.thinMaterial, in: Circle()) } == [secondary]
    )
  }

  @Test func `backgroundStyle sets what the background style stands for`() {
    #expect(
      colors { Rectangle().fill(.background).backgroundStyle(.red) } == colors { Color.red })
    #expect(
      materials { Color.clear.background().backgroundStyle(.regularMaterial) }.count == 1)
    #expect(
      colors { Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)) }
        .map(\.opacity) == [0.5])
  }

  @Test func `opacity multiplies that of a material`() {
    #expect(materials { Rectangle().fill(.regularMaterial.opacity(0.5)) }.map(\.opacity) == [0.5])
  }

  @Test func `a change from a material to another one is animated`() {
    struct Panel: View {
      @State private var isThick = false

      var body: some View {
        Rectangle().fill(isThick ? Material.ultraThick : .ultraThin)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isThick = true } }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Panel() }
    func opacity() -> Float { harness.list.items.compactMap(\.material).first?.tint.opacity ?? 0 }
    let start = opacity()
    harness.press(CGPoint(x: 50, y: 50))
    harness.release(CGPoint(x: 50, y: 50))
    harness.advance(by: 0.5)
    let middle = opacity()
    harness.settle()
    #expect(start < middle && middle < opacity())
  }

  @Test func `a color's gradient begins lighter and ends in the color`() {
    let harness = Harness(size: CGSize(width: 10, height: 10)) {
      Rectangle().fill(Color(red: 0.5, green: 0, blue: 0).gradient)
    }
    guard case .fill(_, .gradient(let gradient), _)? = harness.list.items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.last?.color.red == 0.5)
    #expect(abs((gradient.stops.first?.color.red ?? 0) - 0.597) < 1e-6)
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
