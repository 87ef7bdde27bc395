// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

/// A scene of the catalogue with a hand before it.
@MainActor
struct SceneStage {
  let harness: Harness

  init(_ id: String, size: CGSize = CGSize(width: 390, height: 844)) throws {
    let scene = try #require(Catalogue.scene(id))
    let resources = Resources(text: PlainTextEngine(), assets: ScenePictures())
    harness = Harness(scene.makeHost(size: size, scale: 1, resources: resources))
  }

  /// Where a text is seen, by its first character; the last one that is drawn of those alike. With a size, only of
  /// that many points.
  func place(of text: String, size: Float? = nil) -> CGPoint? { places(of: text, size: size).last }

  func places(of text: String, size: Float? = nil) -> [CGPoint] {
    harness.list.items.compactMap { item in
      guard case .glyphs(let run, _, let index) = item, run.text == text,
        let first = run.glyphs.first, size == nil || first.size == size
      else { return nil }
      return CGPoint(x: CGFloat(first.x), y: CGFloat(first.y))
        .applying(harness.list.transforms[Int(index)])
    }
  }

  /// Every text that is drawn.
  var texts: [String] {
    harness.list.items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    harness.press(CGPoint(x: x, y: y))
    harness.advance(by: 0.05)
    harness.release(CGPoint(x: x, y: y))
    harness.settleBriefly()
  }

  /// Carries the hand slowly, and holds it still: only the distance counts.
  func carry(from start: CGPoint, by way: CGSize) {
    let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
    harness.press(start)
    harness.move(from: start, to: end, over: 0.8)
    harness.advance(by: 0.3)
  }

  /// Moves the hand at a velocity, in points a second, for a twentieth of a second, and lets go.
  func flick(from start: CGPoint, velocity: CGSize) {
    let end = CGPoint(x: start.x + velocity.width / 20, y: start.y + velocity.height / 20)
    harness.press(start)
    harness.move(from: start, to: end, over: 0.05)
    harness.release(end)
  }
}

extension Harness {
  /// Lets what was set in motion end; what plays does not hold it up.
  @MainActor
  func settleBriefly() { advance(by: 1.5) }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

/// Pictures of every name, and squares for symbols.
final class ScenePictures: AssetSource {
  private let plain = PlainAssets()
  private var known: [String: NamedPicture] = [:]

  func image(named name: String, isDark: Bool) -> (any ImageAsset)? {
    let picture = known[name] ?? NamedPicture(name)
    known[name] = picture
    return picture
  }

  func color(named name: String, isDark: Bool) -> ResolvedColor? { nil }

  func symbol(named name: String) -> SymbolShape? { plain.symbol(named: name) }
}

private final class NamedPicture: ImageAsset {
  let size = CGSize(width: 40, height: 30)
  let isTemplate = false
  private let sprite: Sprite

  init(_ name: String) {
    sprite = Sprite(
      name: name, width: 4, height: 3, pixels: Array(repeating: 0xff33_6699, count: 12))
  }

  func sprite(covering pixels: CGSize) -> Sprite { sprite }
}
