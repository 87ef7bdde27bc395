// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: NoPlaygroundLiterals

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct SourceStyleTests {
  /// The colours that are filled, back to front.
  private func colors(@ViewBuilder _ view: () -> some View) -> [ResolvedColor] {
    Harness(size: CGSize(width: 100, height: 100), view).list.items.compactMap { item in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
  }

  @Test func `a colour by UIKit's name is the system's, light and dark`() {
    let light = colors { Color(.systemGray6) }
    let dark = colors { Color(uiColor: .systemGray6).environment(\.colorScheme, .dark) }
    #expect(light == [ResolvedColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, opacity: 1)])
    #expect(dark == [ResolvedColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, opacity: 1)])
  }

  @Test func `UIKit's red is pure, and the system's is not`() {
    #expect(colors { Color(UIColor.red) }.first?.green == 0)
    #expect(colors { Color(UIColor.systemRed) } == colors { Color.red })
  }

  @Test func `another alpha takes the place of a fixed colour's own`() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.8)
    #expect(abs((colors { Color(color) }.first?.opacity ?? 0) - 0.8) < 1e-6)
  }

  @Test func `a colour literal is a colour of UIKit's`() {
    let color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha].map { ($0 * 10).rounded() } == [2, 4, 6, 10])
  }

  @Test func `a level of a style is the style of the views around, fainter`() {
    let own = colors { Rectangle().fill(.secondary).foregroundStyle(Color.red) }.first
    let red = colors { Color.red }.first
    #expect(own?.red == red?.red)
    #expect(abs((own?.opacity ?? 0) - 0.6) < 1e-6)
  }

  @Test func `without a style around a level is the labels' colour`() {
    #expect(colors { Rectangle().fill(.tertiary) } == colors { Color(.tertiaryLabel) })
    #expect(colors { Rectangle().foregroundStyle(.secondary) } == colors { Color.secondary })
  }

  @Test func `levels that are set count, and those beyond are fainter`() {
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

  @Test func `a level of a level ends`() {
    let color = colors {
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        .foregroundStyle(Color.black)
    }
    #expect(abs((color.first?.opacity ?? 0) - 0.36) < 1e-6)
  }

  @Test func `materials hide more the thicker they are`() {
    let covers = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map { material in
      colors { Rectangle().fill(material) }.first?.opacity ?? 0
    }
    #expect(covers == covers.sorted() && Set(covers).count == 5)
  }

  @Test func `a colour's gradient ends in the colour and begins lighter`() {
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

  @Test func `a colour that multiplies moves`() {
    let stage = RemoteStage(Color.white) { Color.red.colorMultiply($0) }
    #expect(stage.harness.list.items.count == 1)
    stage.set(.black, .linear(duration: 1))
    stage.harness.advance(by: 1.5)
    guard case .beginLayer(.filter(let filter), _)? = stage.harness.list.items.first else {
      Issue.record("no filter")
      return
    }
    #expect(filter == .colorMultiply(.black))
  }
}
