// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// How characters look: what the environment and a text's own modifiers come to.
struct TextAppearance: Hashable {
  /// A line under or through characters; its colour is theirs if it has none.
  struct Line: Hashable {
    var color: Color?
  }

  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var hasMonospacedDigits = false
  var color: Color?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// What nobody has said anything of is nil; `.some(nil)` is no line.
  var underline: Line??
  var strikethrough: Line??

  /// The same with what another one says in its place.
  func overridden(by other: TextAppearance) -> TextAppearance {
    TextAppearance(
      font: other.font ?? font, weight: other.weight ?? weight,
      isItalic: other.isItalic ?? isItalic, design: other.design ?? design,
      hasMonospacedDigits: other.hasMonospacedDigits || hasMonospacedDigits,
      color: other.color ?? color, tracking: other.tracking ?? tracking,
      baselineOffset: other.baselineOffset ?? baselineOffset,
      underline: other.underline ?? underline,
      strikethrough: other.strikethrough ?? strikethrough)
  }

  /// The face to ask the text engine for.
  var description: FontDescription {
    let font = font ?? .body
    return FontDescription(
      family: font.family, size: Double(font.size),
      weight: (weight ?? font.ownWeight).number,
      design: (design ?? font.design ?? .default).description,
      isItalic: isItalic ?? font.isItalic,
      hasMonospacedDigits: hasMonospacedDigits || font.hasMonospacedDigits,
      hasSmallCaps: font.hasSmallCaps)
  }
}

extension Font.Design {
  var description: FontDescription.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
