// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Scales lengths and fonts with the user's text size.
public final class UIFontMetrics: Sendable {
  /// Scales as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: Font.TextStyle

  /// Scales as the texts of a style do.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style =
      switch textStyle {
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

  /// Returns a length in points that has grown or shrunk with the device's text size. The text size
  /// that a view sets with `dynamicTypeSize(_:)` has no effect.
  @preconcurrency @MainActor
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.growth(at: Self.preferredTypeSize)
  }

  /// Returns a font in a scaled size.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Returns a font in a scaled size of at most `maximumPointSize`.
  @preconcurrency @MainActor
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  @MainActor
  private static var preferredTypeSize: DynamicTypeSize {
    // The stage of a scene can have another text size than its window.
    let node = FrameContext.evaluatingNode ?? FrameContext.current.host?.root
    return node.map { EnvironmentValues($0.environment).preferredTypeSize } ?? .large
  }
}
