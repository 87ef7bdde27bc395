// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UIButton {
  /// The contents and the look of a button, as a value.
  @preconcurrency @MainActor
  public struct Configuration {
    private enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// The radius of `background`.
      case fixed
      /// A radius of 6 points, or that of `background` if it has one.
      case dynamic
      /// A radius of 4 points.
      case small
      /// A radius of 6 points.
      case medium
      /// A radius of 12 points.
      case large
      /// Half of the height.
      case capsule
    }

    /// The size of the contents and the space around them.
    public enum Size: Int, Sendable {
      /// Text of 17 points, 7 points of space above and below.
      case medium
      /// Text of 15 points, 5 points of space above and below.
      case small
      /// The same as `small`.
      case mini
      /// Text of 17 points, 15 points of space above and below.
      case large

      var fontSize: CGFloat { self == .small || self == .mini ? 15 : 17 }

      var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini:
          NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
      }
    }

    /// The alignment of title and subtitle with each other.
    public enum TitleAlignment: Int, Sendable {
      /// At the edge at which the image is, or else in the middle.
      case automatic
      /// At the leading edge.
      case leading
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
    }

    private var style: Style
    /// The text of the button; nil, the default, for none.
    public var title: String?
    /// The text with attributes, shown instead of `title`; nil for none.
    public var attributedTitle: AttributedString?
    /// The text below the title, of 12 points.
    public var subtitle: String?
    /// The text below the title with attributes, shown instead of `subtitle`; nil for none.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image beside the text; nil, the default, for none.
    public var image: UIImage?
    /// The size and the weight of an image that is a symbol; nil for those of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator is shown instead of the image.
    public var showsActivityIndicator = false
    /// The edge of the text at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the text, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The radius of the corners, by the size of the button or that of the text; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the contents and the space around them. It sets `contentInsets`.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    /// The color of text and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color behind the contents, which the style may change; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The distances of the contents from the edges, in points; those of a medium size by default.
    public var contentInsets = Size.medium.insets
    /// The background of the contents. Where it has no color of its own, that of the style is drawn.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ style: Style) { self.style = style }

    /// A button without a background, with a text in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button with a gray background, and a text in the tint color.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button with the tint color as a faint background and as the color of the text.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button with the tint color as the background, and a white text.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a background, as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// With a gray background, as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On a background in the tint at a low opacity, as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// With a full background, as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets the insets of the contents to those of the size.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    func foreground(_ tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func background(_ tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      return switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? UIColor.systemGray.withAlphaComponent(0.2)
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func radius(_ height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .large: 12
      case .medium: 6
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
      }
    }

    var insets: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
    }
  }
}
