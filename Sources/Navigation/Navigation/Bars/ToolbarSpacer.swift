// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A space between the items of a bar. In iOS 26 the items beside it do not share their glass.
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
    return [ToolbarEntry(id: context.entryID, placement: placement, view: view, space: sizing)]
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
  /// Sets whether the items are on the glass of a bar of iOS 26, which they share with those next to them. Bars before
  /// have none.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    GlassVisibility(content: self, visibility: visibility)
  }
}

extension CustomizableToolbarContent {
  /// Sets whether the items are on the glass of a bar of iOS 26, which they share with those next to them. Bars before
  /// have none.
  public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    GlassVisibility(content: self, visibility: visibility)
  }
}

/// Items with or without glass.
private struct GlassVisibility<Content: ToolbarContent>: _PrimitiveToolbarContent,
  CustomizableToolbarContent
{
  let content: Content
  let visibility: Visibility

  func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    content._entries(context).map { entry in
      var entry = entry
      if visibility != .automatic { entry.hidesGlass = visibility == .hidden }
      return entry
    }
  }
}
