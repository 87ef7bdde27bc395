// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore

/// A font: a text style, a size or a family, with modifications.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    /// A family at a size, which scales like a text style if there is one.
    case custom(String, CGFloat, TextStyle?)
  }

  let base: Base
  var design: Design?
  var width: Width?
  var weight: Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var hasSmallCaps = false
  var hasSmallUppercase = false
  var lineSpacing = Leading.standard

  init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
    self.base = base
    self.design = design
    self.weight = weight
  }

  /// The system font at a size in points. A size that is not positive, or not finite, draws
  /// nothing.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.size(size), design: design, weight: weight)
  }

  /// The system font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style), design: design, weight: weight)
  }

  /// A font by its family or its PostScript name, such as `Georgia-Bold`, at a size in points at the standard
  /// text size, which scales like the style `body`. A font that is not installed is replaced by the system's
  /// font of its kind: serif, monospaced, rounded or the standard one.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by the name of its family, at a size in points at the standard text size, which scales
  /// like a text style. If there is no such family, the system font is used.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(.custom(name, size, style))
  }

  /// A font by the name of its family, at a size in points. If there is no such family, the system
  /// font is used.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  /// The size in points at a text size.
  func size(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    switch base {
    case .style(let style): style.size(at: dynamicTypeSize)
    case .size(let size): size
    case .custom(_, let size, let style):
      size * (style?.growth(at: dynamicTypeSize) ?? 1)
    }
  }

  /// The space that is added between lines, in points: the leading of the text style plus the difference that
  /// `leading(_:)` makes.
  func leading(at dynamicTypeSize: DynamicTypeSize) -> CGFloat {
    let styleLeading: CGFloat =
      if case .style(let style) = base { style.leading(at: dynamicTypeSize) } else { 0 }
    return styleLeading + lineSpacing.difference
  }

  var family: String? {
    if case .custom(let name, _, _) = base { name } else { nil }
  }

  /// The number of a weight, or else of the font's. The emphasized weight of text styles below 22 points is semibold.
  func weightNumber(_ override: Weight?) -> Int {
    let style: TextStyle? = if case .style(let style) = base { style } else { nil }
    guard let weight = override ?? weight else { return style == .headline ? 600 : 400 }
    guard weight == .emphasized else { return weight.number }
    return style.map { [.largeTitle, .title, .title2].contains($0) } == false ? 600 : 700
  }
}

extension Font {
  /// The font with the given weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  /// The font in bold: of weight 600 in text styles from `title3` down, as in iOS, and else of weight 700.
  public func bold() -> Font { weight(.emphasized) }
  /// The font in another width, if its family has one.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  /// The italic variant of the font.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The font with the monospaced design.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  /// The font with digits of equal width, so that a changing number does not shift its neighbors.
  public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

  /// The font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { changed { $0.hasSmallCaps = true } }

  /// The font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { changed { $0.hasSmallUppercase = true } }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { changed { $0.lineSpacing = leading } }

  /// The distance between lines, relative to that of the font.
  public enum Leading: Hashable, Sendable {
    /// The distance of the font.
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose

    var difference: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The width of a font's characters. A family without faces of this width keeps its own.
  public struct Width: Hashable, Sendable {
    /// The width relative to that of the standard face, which is 0: from -1 to 1.
    public var value: CGFloat

    /// Creates a width relative to that of the standard face, which is 0: from -1 to 1.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The width of the standard face.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    /// The factor of the characters' width: 0.5 to 1 for narrow faces, up to 2 for wide ones.
    package var factor: Double {
      guard value.isFinite else { return 1 }
      return 1 + 1.25 * Double(min(max(value, -0.4), 0.8))
    }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
