// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation

/// The properties by which a font is found.
public final class UIFontDescriptor: Hashable, Sendable {
  /// The style of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt32
    /// Creates an option set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than the standard face.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than the standard face.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All characters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The design of the interface's font.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With characters of the same width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let font: FontDescription

  init(_ font: FontDescription) { self.font = font }

  /// The system's font of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { font.size }

  /// The style.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 600 { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    if font.width > 1 { traits.insert(.traitExpanded) }
    if font.width < 1 { traits.insert(.traitCondensed) }
    return traits
  }

  private func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
    var copy = font
    change(&copy)
    return UIFontDescriptor(copy)
  }

  /// The same font in a style. It is never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      let isBold = symbolicTraits.contains(.traitBold)
      if isBold != ($0.weight >= 600) { $0.weight = isBold ? 700 : 400 }
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
      $0.width =
        symbolicTraits.contains(.traitCondensed)
        ? min($0.width, 0.8) : symbolicTraits.contains(.traitExpanded) ? max($0.width, 1.2) : 1
    }
  }

  /// The same font in a design of the system's font; nil for a font of another family.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.family == nil else { return nil }
    return changed {
      switch design {
      case .rounded: $0.design = .rounded
      case .serif: $0.design = .serif
      case .monospaced: $0.design = .monospaced
      default: $0.design = .standard
      }
    }
  }

  /// The same font in a size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = Double(newPointSize) }
  }

  public static func == (one: UIFontDescriptor, other: UIFontDescriptor) -> Bool {
    one.font == other.font
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension UIFont {
  /// The properties by which the font is found.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// Creates a font with properties, in a size in points; 0 is the size among the properties.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0 { font.size = Double(pointSize) }
    self.init(font)
  }

  /// The smallest size of the system's text, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The space between lines in addition to their height, in points.
  public var leading: CGFloat { CGFloat(font.leading) }
}
