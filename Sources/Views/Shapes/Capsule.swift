// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion
@_spi(ViewTree) import ViewCore

/// A rectangle whose shorter sides are semicircles.
public nonisolated struct Capsule: InsettableShape, _InsetBase {
  /// The corner style. It has no effect on the outline.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  ///
  /// - Note: Differs from SwiftUI: the ends are semicircles for both corner styles.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
}

extension Shape where Self == Capsule {
  /// A capsule: `.capsule` where a shape is expected.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with a style of its ends.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
