// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The purposes of a content shape.
///
/// - Note: Differs from SwiftUI: only `interaction` and `contextMenuPreview` have an effect.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Hit testing of touches and the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag; no effect here.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The outline of the view that a context menu lifts.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of hover effects; no effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape for assistive technologies; no effect here.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
