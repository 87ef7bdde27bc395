// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Scales lengths and fonts with the user's text size.
public final class UIFontMetrics: Sendable {
  /// Metrics that scale as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Creates metrics that scale as texts of a style do, such as `.headline`.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.swiftUIStyle
  }

  /// Returns a length in points that has grown or shrunk with the device's text size. The text size
  /// that a view sets with `dynamicTypeSize(_:)` has no effect.
  @preconcurrency @MainActor
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.growth(at: Self.preferredTypeSize)
  }

  /// Returns a length in points that has grown or shrunk with the text size of properties of the interface; with the
  /// device's if they have none.
  @preconcurrency @MainActor
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    guard let size = traitCollection?.textSize else { return scaledValue(for: value) }
    return value * style.growth(at: size)
  }

  /// Returns a font whose size is scaled for the user's text size.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font in a scaled size of at most `maximumPointSize`.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// Returns a font in a size that is scaled by the text size of properties of the interface; by the device's if they
  /// have none.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font in a size of at most `maximumPointSize` that is scaled by the text size of properties of the
  /// interface; by the device's if they have none.
  @preconcurrency @MainActor
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }

  /// The sizes of the title in a navigation bar, which is that of a headline between the standard text size and
  /// `xxLarge`, and of a large title, in points at the device's text size.
  @MainActor
  package static var barTitleSizes: (inline: CGFloat, large: CGFloat) {
    let size = preferredTypeSize
    return (
      Font.TextStyle.headline.size(at: min(max(size, .large), .xxLarge)),
      Font.TextStyle.largeTitle.size(at: size)
    )
  }

  /// The height of the large title below a navigation bar at the device's text size, in points.
  @MainActor
  package static var largeTitleHeight: CGFloat { preferredTypeSize.largeTitleHeight }

  @MainActor
  fileprivate static var preferredTypeSize: DynamicTypeSize {
    // The stage of a scene can have another text size than its window.
    let node = FrameContext.evaluatingNode ?? FrameContext.current.host?.root
    return node.map { EnvironmentValues($0.environment).preferredTypeSize } ?? .large
  }
}

extension UIFont {
  /// The font of a text style in the text size of properties of the interface; in the standard size if they have none.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    guard let size = traitCollection?.textSize else { return font }
    return font.withSize(style.swiftUIStyle.size(at: size))
  }
}

extension UIApplication {
  /// The text size of the device, from `extraSmall` to `accessibilityExtraExtraExtraLarge`.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(UIFontMetrics.preferredTypeSize)
  }
}

extension UITraitCollection {
  fileprivate var textSize: DynamicTypeSize? { DynamicTypeSize(preferredContentSizeCategory) }
}

extension UIFont.TextStyle {
  /// The same style of SwiftUI.
  fileprivate var swiftUIStyle: Font.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .callout: .callout
    case .footnote: .footnote
    case .caption1: .caption
    case .caption2: .caption2
    default: .body
    }
  }
}
