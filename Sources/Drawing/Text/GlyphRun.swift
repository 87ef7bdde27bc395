// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Motion

/// An immutable run of glyphs with one paint, in local points.
///
/// Glyphs are outlines, so a run is sharp under any transform. A rasterizer may cache a glyph's
/// coverage by size.
package final class GlyphRun: Sendable {
  /// A glyph and the position of its origin.
  package struct Glyph: Equatable, Sendable {
    package var shape: GlyphShape
    package var x: Float
    package var y: Float
    /// The font size in points.
    package var size: Float

    package init(_ shape: GlyphShape, x: Float, y: Float, size: Float) {
      self.shape = shape
      self.x = x
      self.y = y
      self.size = size
    }

    /// The transform from the shape's coordinates to the run's.
    package var transform: CGAffineTransform {
      PlacedGlyph(.passUnretained(shape), x: x, y: y, size: size).transform
    }
  }

  /// The characters, to print in lists.
  package let text: String
  /// The glyphs, whose shapes `owner` retains.
  package let placed: [PlacedGlyph]
  /// The tight bounding box of the glyphs; null if they are all empty.
  package let bounds: CGRect
  private let owner: any Sendable
  /// Whether all positions and sizes of glyphs are finite.
  package let isFinite: Bool

  /// Retains the shape of each glyph.
  package convenience init(text: String, glyphs: [Glyph]) {
    self.init(
      text: text,
      glyphs.map { PlacedGlyph(.passUnretained($0.shape), x: $0.x, y: $0.y, size: $0.size) },
      owner: glyphs.map(\.shape))
  }

  /// Makes a run of glyphs whose shapes `owner` retains for as long as it lives.
  package init(text: String, _ placed: [PlacedGlyph], owner: any Sendable) {
    self.text = text
    self.placed = placed
    self.owner = owner
    bounds = Self.bounds(of: placed)
    isFinite = placed.allSatisfy { ($0.x + $0.y + $0.size).isFinite }
  }

  /// The glyphs with references to their shapes.
  package var glyphs: Glyphs { Glyphs(run: self) }

  private static func bounds(of glyphs: [PlacedGlyph]) -> CGRect {
    var (left, top) = (CGFloat.infinity, CGFloat.infinity)
    var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
    for glyph in glyphs {
      let box = glyph.shape.outline.bounds
      guard !box.isNull else { continue }
      let size = CGFloat(glyph.size)
      let (x, y) = (
        CGFloat(glyph.x) + box.origin.x * size, CGFloat(glyph.y) + box.origin.y * size
      )
      (left, top) = (min(left, x), min(top, y))
      right = max(right, x + box.size.width * size)
      bottom = max(bottom, y + box.size.height * size)
    }
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The glyphs of a run, which it retains.
  package struct Glyphs: RandomAccessCollection, Sendable {
    fileprivate let run: GlyphRun

    package var startIndex: Int { 0 }
    package var endIndex: Int { run.placed.count }

    package subscript(index: Int) -> Glyph {
      let glyph = run.placed[index]
      return Glyph(glyph.shape, x: glyph.x, y: glyph.y, size: glyph.size)
    }
  }
}

/// A glyph and the position of its origin, without a reference to its shape, which belongs to the run.
///
/// A text that is made or released then counts no reference for each of its glyphs.
package struct PlacedGlyph: Equatable, @unchecked Sendable {
  private let unretained: Unmanaged<GlyphShape>
  package var x: Float
  package var y: Float
  /// The font size in points.
  package var size: Float

  package init(_ shape: Unmanaged<GlyphShape>, x: Float, y: Float, size: Float) {
    unretained = shape
    self.x = x
    self.y = y
    self.size = size
  }

  package static func == (one: PlacedGlyph, other: PlacedGlyph) -> Bool {
    one.unretained.toOpaque() == other.unretained.toOpaque() && one.x == other.x
      && one.y == other.y && one.size == other.size
  }

  /// The shape, while the owner of the glyph's run lives.
  package var shape: GlyphShape { unretained.takeUnretainedValue() }

  /// The transform from the shape's coordinates to the run's.
  package var transform: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(size), b: 0, c: 0, d: CGFloat(size), tx: CGFloat(x), ty: CGFloat(y))
  }
}

extension GlyphRun: Equatable {
  package static func == (one: GlyphRun, other: GlyphRun) -> Bool {
    one === other || (one.text == other.text && one.placed == other.placed)
  }
}

extension GlyphRun: CustomStringConvertible {
  /// `"Reset" 12.5 20 17`: the characters, and the position and font size of the first glyph.
  package var description: String {
    let quoted = "\"" + text.split(separator: "\n").joined(separator: "\\n") + "\""
    guard let first = placed.first else { return quoted }
    return quoted + " \(number(first.x)) \(number(first.y)) \(number(first.size))"
  }
}
