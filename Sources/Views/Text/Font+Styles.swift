// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import ViewCore

extension Font {
  /// A text style by purpose. Its size and leading are those of iOS at each text size.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// The style `largeTitle`: 34 points.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The style `title`: 28 points.
  public static let title = Font(.style(.title))
  /// The style `title2`: 22 points.
  public static let title2 = Font(.style(.title2))
  /// The style `title3`: 20 points.
  public static let title3 = Font(.style(.title3))
  /// The style `headline`: 17 points, semibold.
  public static let headline = Font(.style(.headline))
  /// The style `subheadline`: 15 points.
  public static let subheadline = Font(.style(.subheadline))
  /// The style `body`: 17 points.
  public static let body = Font(.style(.body))
  /// The style `callout`: 16 points.
  public static let callout = Font(.style(.callout))
  /// The style `footnote`: 13 points.
  public static let footnote = Font(.style(.footnote))
  /// The style `caption`: 12 points.
  public static let caption = Font(.style(.caption))
  /// The style `caption2`: 11 points.
  public static let caption2 = Font(.style(.caption2))
}

extension Font {
  /// The thickness of a font's strokes.
  public struct Weight: Hashable, Sendable {
    /// From 1 to 1000, as in CSS.
    let number: Int

    /// Weight 100.
    public static let ultraLight = Weight(number: 100)
    /// Weight 200.
    public static let thin = Weight(number: 200)
    /// Weight 300.
    public static let light = Weight(number: 300)
    /// Weight 400.
    public static let regular = Weight(number: 400)
    /// Weight 500.
    public static let medium = Weight(number: 500)
    /// Weight 600.
    public static let semibold = Weight(number: 600)
    /// Weight 700.
    public static let bold = Weight(number: 700)
    /// Weight 800.
    public static let heavy = Weight(number: 800)
    /// Weight 900.
    public static let black = Weight(number: 900)
    /// The weight of `bold()`, which depends on the font: see `Font.weightNumber(_:)`.
    static let emphasized = Weight(number: 0)
  }

  /// The design of a font's letterforms.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}
