// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A space between the items of a bar.
public struct ToolbarSpacer: _PrimitiveToolbarContent {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space that is as wide as it can be, or as wide as between groups of items.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  public func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    let view =
      sizing == .fixed
      ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer(minLength: 0))
    return [ToolbarEntry(placement: placement, view: view)]
  }
}

/// The width of a `ToolbarSpacer`.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// A width that fills the available space.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// The width between groups of items.
  public static let fixed = SpacerSizing(isFlexible: false)
}

extension ToolbarContent {
  /// Sets whether the item is on a background that it shares with those next to it. Bars have none here,
  /// as before iOS 26.
  ///
  /// - Note: Differs from SwiftUI: no effect, as with `hidden`.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
