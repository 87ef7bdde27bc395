// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// The look of a view that a page can grow from, while the page grows.
@preconcurrency @MainActor
public protocol MatchedTransitionSourceConfiguration {}

/// The usual look of a view that a page can grow from.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// The style has no effect: the view grows with its own background.
  public func background(
    _ style: Color
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// The shape has no effect: the view grows with its own outline.
  public func clipShape(
    _ shape: RoundedRectangle
  ) -> some MatchedTransitionSourceConfiguration { self }

  /// The shadow has no effect: the view grows with its own shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Makes the view one that a page can grow from. It is not drawn while that page is shown.
  ///
  /// - Note: Differs from SwiftUI: the configuration has no effect.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}

extension ToolbarContent {
  /// Makes the items of a bar ones that a page can grow from.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    ZoomSourceItems(content: self, id: AnyHashable(id), namespace: namespace)
  }
}

/// Items that a page can grow from.
private struct ZoomSourceItems<Content: ToolbarContent>: _PrimitiveToolbarContent {
  let content: Content
  let id: AnyHashable
  let namespace: Namespace.ID

  func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    content._entries(context).map { entry in
      entry.with(entry.view.matchedTransitionSource(id: id, in: namespace))
    }
  }
}
