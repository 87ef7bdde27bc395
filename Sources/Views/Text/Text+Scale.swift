// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

extension Text {
  /// The size of a text relative to its font's.
  /// - Note: Differs from SwiftUI: secondary text has 80 % of the size of every font.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The font's own size.
    public static let `default` = Scale(factor: 1)
    /// The size of secondary text: 80 % of the font's.
    ///
    /// - Note: Differs from SwiftUI: the factor is the same for all fonts.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Scales the font of the text, unless `isEnabled` is false.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modifying { $0.scale = scale } : self
  }
}
