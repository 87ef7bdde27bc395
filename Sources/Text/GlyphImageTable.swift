// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// The visible contents of glyphs, by index: shaped texts hold numbers instead of references, so that
/// they are copied and released without counting one reference for each glyph.
///
/// Contents are added and never removed. A glyph run that is drawn from the table retains it.
final class GlyphImageTable: Sendable {
  typealias Index = UInt32

  /// The index of a glyph without visible content.
  static let nothing: Index = 0
  /// The index of the box for characters that no font covers.
  static let missing: Index = 1

  /// Used on the main actor only; a glyph run that retains the table on another thread does not read it.
  private nonisolated(unsafe) var inks: [GlyphContent]
  /// The same outlines without references; nil for other contents.
  private nonisolated(unsafe) var outlines: [Unmanaged<GlyphShape>?]
  nonisolated(unsafe) private(set) var spriteCount = 0
  /// The shape of the box.
  let box: GlyphShape

  init(box: GlyphShape) {
    self.box = box
    inks = [.nothing, .shape(box)]
    outlines = [nil, .passUnretained(box)]
  }

  var count: Int { inks.count }

  /// Returns the index of a glyph's content, which is appended unless it is nothing.
  func append(_ ink: GlyphContent) -> Index {
    switch ink {
    case .nothing: return Self.nothing
    case .shape(let shape): outlines.append(.passUnretained(shape))
    case .sprite:
      outlines.append(nil)
      spriteCount += 1
    }
    inks.append(ink)
    return Index(inks.count - 1)
  }

  /// Returns the content at an index of this table.
  subscript(index: Index) -> GlyphContent { inks[Int(index)] }

  /// Calls a closure with the outlines by index, which the table retains; nil for other contents.
  func withOutlines<R>(_ body: (UnsafeBufferPointer<Unmanaged<GlyphShape>?>) -> R) -> R {
    outlines.withUnsafeBufferPointer(body)
  }
}
