// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// A text, a second one and an image, as in the rows of lists.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The alignment of the lines of a text.
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    /// The font.
    public var font: UIFont
    /// The color.
    public var color = UIColor.label
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// The truncation of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// The look of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The color of symbols and templates; nil for the tint of the view.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; 0 for any.
    public var maximumSize = CGSize.zero
    /// The least size that texts leave for the image; 0 for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration with which symbols are drawn; nil for the font of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, which replaces `text`; nil for none.
  public var attributedText: NSAttributedString?
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes, which replaces `secondaryText`; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// The image; nil for none.
  public var image: UIImage?
  /// The look of the text.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17))
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text is beside the first one.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The spacing between the texts when they are above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The spacing between the texts when they are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The margins in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  private init(_ secondary: CGFloat, isBeside: Bool = false) {
    secondaryTextProperties = TextProperties(font: .systemFont(ofSize: secondary))
    if isBeside { secondaryTextProperties.color = .secondaryLabel }
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  /// A row with a text, and a small one below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(15) }
  /// A row with a text, and a small one below it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(12) }
  /// A row with a text, and a gray one at its end.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(17, isBeside: true)
  }
  /// A row of a side bar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(15) }

  private static func bar(_ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor)
    -> UIListContentConfiguration
  {
    var result = UIListContentConfiguration(13)
    result.textProperties.font = .systemFont(ofSize: size, weight: weight)
    result.textProperties.color = color
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 16)
    return result
  }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { bar(17, .semibold, .label) }
  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    bar(13, .regular, .secondaryLabel)
  }
  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    bar(13, .regular, .secondaryLabel)
  }
  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    bar(13, .regular, .secondaryLabel)
  }
  /// The large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    bar(20, .bold, .label)
  }
  /// The header of a side bar.
  public static func sidebarHeader() -> UIListContentConfiguration { bar(17, .semibold, .label) }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
