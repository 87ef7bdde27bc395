// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
@_spi(ViewTree) import ViewCore

/// The attributes of characters, as set by the environment and the text's own modifiers. Nil means
/// not set.
package struct TextAppearance: Hashable {
  /// A line under or through characters; a nil color is that of the characters.
  package struct Line: Hashable {
    package var color: Color?
    var pattern = Text.LineStyle.Pattern.solid
  }

  package var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var hasMonospacedDigits = false
  package var color: Color?
  /// The color behind the characters.
  var background: Color?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  /// Nil means not set, `.some(nil)` means no line.
  var underline: Line??
  var strikethrough: Line??
  /// The URL that a tap opens.
  var link: URL?
  /// The scale relative to the font's size; nil means not set.
  var scale: Text.Scale?
  /// Whether the weight is heavier than the font's, as the user prefers it.
  var isHeavier = false
  /// The values for text renderers.
  var customAttributes = CustomTextAttributes()

  package init(
    font: Font? = nil, weight: Font.Weight? = nil, isItalic: Bool? = nil,
    design: Font.Design? = nil,
    hasMonospacedDigits: Bool = false, color: Color? = nil, tracking: CGFloat? = nil,
    baselineOffset: CGFloat? = nil, underline: Line?? = nil, strikethrough: Line?? = nil,
    link: URL? = nil
  ) {
    self.font = font
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.color = color
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.link = link
  }

  /// These attributes, replaced by those that `other` sets.
  func overridden(by other: TextAppearance) -> TextAppearance {
    var result = TextAppearance(
      font: other.font ?? font, weight: other.weight ?? weight,
      isItalic: other.isItalic ?? isItalic, design: other.design ?? design,
      hasMonospacedDigits: other.hasMonospacedDigits || hasMonospacedDigits,
      color: other.color ?? color, tracking: other.tracking ?? tracking,
      baselineOffset: other.baselineOffset ?? baselineOffset,
      underline: other.underline ?? underline,
      strikethrough: other.strikethrough ?? strikethrough, link: other.link ?? link)
    result.width = other.width ?? width
    result.isHeavier = isHeavier
    result.background = other.background ?? background
    result.scale = other.scale ?? scale
    result.customAttributes = customAttributes.merging(other.customAttributes)
    return result
  }

  /// The font to request from the text engine, at a text size.
  package func description(at dynamicTypeSize: DynamicTypeSize) -> FontDescription {
    let font = font ?? .body
    var description = FontDescription(
      family: font.family,
      size: Double(font.size(at: dynamicTypeSize)) * (scale ?? .default).factor,
      weight: isHeavier ? min(font.weightNumber(weight) + 200, 900) : font.weightNumber(weight),
      design: (design ?? font.design ?? .default).description,
      isItalic: isItalic ?? font.isItalic,
      hasMonospacedDigits: hasMonospacedDigits || font.hasMonospacedDigits,
      hasSmallCaps: font.hasSmallCaps)
    description.hasSmallUppercase = font.hasSmallUppercase
    description.width = (width ?? font.width)?.factor ?? 1
    description.leading = Double(font.leading(at: dynamicTypeSize))
    return description
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
