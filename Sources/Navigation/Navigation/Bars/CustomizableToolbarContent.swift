// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// Items with names, for a toolbar with a name. As on a phone, there is no editor in which a user could
/// arrange them.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent {}

extension _ToolbarList: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}

/// The changes that a user may make to an item in the editor of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let id: Int

  /// The item can be added, removed and moved.
  public static let `default` = ToolbarCustomizationBehavior(id: 0)
  /// The item can be moved.
  public static let reorderable = ToolbarCustomizationBehavior(id: 1)
  /// The item stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(id: 2)
}

/// Options for moving an item together with others.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is part of the toolbar always.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// Sets what a user may change of the items in the editor of the toolbar, which there is none of here.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether the items are shown until a user adds them: with `hidden` they are not.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ToolbarList(contents: defaultVisibility == .hidden ? [] : [self])
  }
}

extension View {
  /// Adds items with names to the navigation bar and the bottom bar of the enclosing page of a
  /// navigation stack.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Shows or hides bars around the view: the navigation bar of the enclosing page, or the tab bar.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` changes nothing.
  ///   - bars: The bars; none stands for the navigation bar. The bottom bar is not affected.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    applyToolbarVisibility(visibility, for: bars)
  }
}
