// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The contrast of the gallery's texts.
@MainActor
@Suite struct PaletteTests {
  /// Source-over blend of a color on an opaque background.
  private func over(_ color: ResolvedColor, _ background: ResolvedColor) -> ResolvedColor {
    func mix(_ path: KeyPath<ResolvedColor, Float>) -> Float {
      color[keyPath: path] * color.opacity + background[keyPath: path] * (1 - color.opacity)
    }
    return ResolvedColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The relative luminance of WCAG 2, 0 to 1.
  private func luminance(_ color: ResolvedColor) -> Double {
    func linear(_ component: Float) -> Double {
      let value = Double(component)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ text: ResolvedColor, on background: ResolvedColor) -> Double {
    let (a, b) = (luminance(over(text, background)), luminance(background))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func resolved(_ color: Color) throws -> ResolvedColor {
    let list = Harness(
      ViewHost(color, size: CGSize(width: 8, height: 8), scale: 1, resources: .plain())
    ).list
    for case .fill(_, .color(let color), _) in list.items { return color }
    throw NoColor()
  }

  private struct NoColor: Error {}

  @Test func `black on white is 21 to 1`() {
    #expect(abs(contrast(.black, on: .white) - 21) < 1e-9)
    #expect(contrast(.white, on: .white) == 1)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `the prompts of the window's fields have a contrast of at least 4.5 to 1`(
    scheme: ColorScheme
  ) throws {
    let window = StudioHarness(FilePreview(source: #filePath) { Color.red }, panel: "source")
    let harness = window.harness
    window.studio.host.colorScheme = scheme
    let background = try resolved(Palette(scheme).panel)
    for (key, prompt) in [("F", "Search"), ("K", "Search commands, previews and devices")] {
      for isDown in [true, false] {
        harness.send(
          .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: .control)))
      }
      harness.settle()
      let color = try #require(
        harness.list.items.compactMap { item -> ResolvedColor? in
          guard case .glyphs(let run, .color(let color), _) = item, run.text == prompt else {
            return nil
          }
          return color
        }.first)
      #expect(contrast(color, on: background) >= 4.5)
    }
  }

  @Test(arguments: [ColorScheme.light, .dark], [ColorSchemeContrast.standard, .increased])
  func `every text color has a contrast of at least 4.5 to 1, and increased 7 to 1`(
    scheme: ColorScheme, level: ColorSchemeContrast
  ) throws {
    let palette = Palette(scheme, contrast: level)
    let minimum = level == .increased ? 7 : 4.5
    let backgrounds = try [
      "window": palette.windowBackground, "panel": palette.panel, "card": palette.card,
    ]
    .mapValues(resolved)
    let fills = try [
      "bare": Color.clear, "hovered": palette.hoverFill, "pressed": palette.pressedFill,
      "on": palette.accentFill, "on and hovered": palette.accentHoverFill,
    ].mapValues { $0 == .clear ? .clear : try resolved($0) }
    let texts = try [
      "text": palette.text, "secondary text": palette.secondaryText, "accent": palette.accent,
    ].mapValues(resolved)
    for (text, color) in texts {
      for (background, below) in backgrounds {
        for (fill, above) in fills {
          let ratio = contrast(color, on: over(above, below))
          #expect(ratio >= minimum, "\(text) on \(background), \(fill)")
        }
      }
    }
    for color in [
      palette.neutral, palette.active, palette.success, palette.failure, palette.velocity,
    ] {
      let card = try #require(backgrounds["card"])
      #expect(contrast(try resolved(color), on: card) >= minimum, "\(color) in an instrument")
    }
    // The background of a control that is on and pressed.
    let pressed = over(try resolved(palette.accentPressedFill), try #require(backgrounds["panel"]))
    #expect(contrast(try resolved(palette.accent), on: pressed) >= minimum)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `increased contrast has borders of 3 to 1 around cards and controls that are on`(
    scheme: ColorScheme
  ) throws {
    #expect(Palette(scheme).border == nil)
    #expect(Palette(scheme).accentBorder == nil)
    let palette = Palette(scheme, contrast: .increased)
    let panel = try resolved(palette.panel)
    for border in [try #require(palette.border), try #require(palette.accentBorder)] {
      #expect(contrast(try resolved(border), on: panel) >= 3)
    }
  }
}
