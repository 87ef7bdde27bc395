// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Font {
  /// A style of text by its purpose. Sizes are iOS's at the default setting.
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

    /// In points.
    var size: CGFloat { metrics.size }
    /// From baseline to baseline, in points.
    var leading: CGFloat { metrics.leading }

    private var metrics: (size: CGFloat, leading: CGFloat) {
      switch self {
      case .largeTitle: (34, 41)
      case .title: (28, 34)
      case .title2: (22, 28)
      case .title3: (20, 25)
      case .headline, .body: (17, 22)
      case .callout: (16, 21)
      case .subheadline: (15, 20)
      case .footnote: (13, 18)
      case .caption: (12, 16)
      case .caption2: (11, 13)
      }
    }
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))
}

extension Font {
  /// How thick the strokes are.
  public struct Weight: Hashable, Sendable {
    /// From 1 to 1000, as in CSS.
    let number: Int

    public static let ultraLight = Weight(number: 100)
    public static let thin = Weight(number: 200)
    public static let light = Weight(number: 300)
    public static let regular = Weight(number: 400)
    public static let medium = Weight(number: 500)
    public static let semibold = Weight(number: 600)
    public static let bold = Weight(number: 700)
    public static let heavy = Weight(number: 800)
    public static let black = Weight(number: 900)
  }

  /// The shape of the letters.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }
}
