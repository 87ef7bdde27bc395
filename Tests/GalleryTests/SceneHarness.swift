// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

/// Drives a scene of the catalogue with simulated input, and finds texts in its display list.
@MainActor
struct SceneHarness {
  let harness: Harness

  init(_ id: String, size: CGSize = CGSize(width: 390, height: 844)) throws {
    let scene = try #require(SceneCatalog.scene(id))
    let resources = Resources(text: PlainTextEngine(), assets: SceneAssets())
    harness = Harness(scene.makeHost(size: size, scale: 1, resources: resources))
  }

  /// The position of a text's first glyph in the window; of the frontmost if the text occurs more
  /// than once. With `size`, only texts of that font size count.
  func position(of text: String, size: Float? = nil) -> CGPoint? {
    positions(of: text, size: size).last
  }

  func positions(of text: String, size: Float? = nil) -> [CGPoint] {
    harness.list.items.compactMap { item in
      guard case .glyphs(let run, _, let index) = item, run.text == text,
        let first = run.glyphs.first, size == nil || first.size == size
      else { return nil }
      return CGPoint(x: CGFloat(first.x), y: CGFloat(first.y))
        .applying(harness.list.transforms[Int(index)])
    }
  }

  /// All texts of the display list, back to front.
  var texts: [String] {
    harness.list.items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    harness.press(CGPoint(x: x, y: y))
    harness.advance(by: 0.05)
    harness.release(CGPoint(x: x, y: y))
    harness.finishAnimations()
  }

  /// Drags slowly, and holds still without releasing: the velocity at a release afterwards is zero.
  func dragAndHold(from start: CGPoint, by translation: CGSize) {
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    harness.press(start)
    harness.move(from: start, to: end, over: 0.8)
    harness.advance(by: 0.3)
  }

  /// Drags at a velocity in points per second for 0.05 seconds, and releases.
  func flick(from start: CGPoint, velocity: CGSize) {
    let end = CGPoint(x: start.x + velocity.width / 20, y: start.y + velocity.height / 20)
    harness.press(start)
    harness.move(from: start, to: end, over: 0.05)
    harness.release(end)
  }
}

extension Harness {
  /// Runs 1.5 seconds, enough for the animations to end. Unlike `settle()` it also returns while a
  /// scene plays music.
  @MainActor
  func finishAnimations() { advance(by: 1.5) }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

/// An image for every name, and squares for symbols.
final class SceneAssets: AssetSource {
  private let plain = PlainAssets()
  private var images: [String: NamedImage] = [:]

  func image(named name: String, isDark: Bool) -> (any ImageAsset)? {
    let image = images[name] ?? NamedImage(name)
    images[name] = image
    return image
  }

  func color(named name: String, isDark: Bool) -> ResolvedColor? { nil }

  func accentColor(isDark: Bool) -> ResolvedColor? { nil }

  func symbol(named name: String, weight: Int) -> SymbolShape? {
    plain.symbol(named: name, weight: weight)
  }
}

private final class NamedImage: ImageAsset {
  let size = CGSize(width: 40, height: 30)
  let isTemplate = false
  private let sprite: Sprite

  init(_ name: String) {
    sprite = Sprite(
      name: name, width: 4, height: 3, pixels: Array(repeating: 0xff33_6699, count: 12))
  }

  func sprite(covering pixels: CGSize) -> Sprite { sprite }
}
