// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Items for the bars of a page: a `ToolbarItem`, a `ToolbarItemGroup`, several of them, or a type of your own
/// whose body they are. Its dynamic properties, such as `@State` and `@Environment`, are those of the view with
/// the toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the items of which it is made.
  associatedtype Body: ToolbarContent

  /// The items of which it is made.
  @ToolbarContentBuilder var body: Body { get }

  /// Returns the items with their placements. Not for calling or implementing.
  func _entries(_ context: _ToolbarContext) -> [ToolbarEntry]
}

extension ToolbarContent {
  public func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    context.installing(self).body._entries(context.child(0))
  }
}

/// Toolbar content of the library. Not for use outside of it.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension _PrimitiveToolbarContent {
  /// Not available: the content is primitive.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ToolbarContent {}

/// A view with its placement in a bar. Not for use outside of the library.
public struct ToolbarEntry {
  /// The identity among the entries of a page, which is stable across updates.
  struct ID: Hashable {
    /// The view with the toolbar; nil for an entry of the bar itself.
    var toolbar: Int?
    /// The position in the content of the toolbar.
    var path: [Int] = []
  }

  var id = ID()
  let placement: ToolbarItemPlacement
  var view: AnyView
  /// Nil unless it is a space between items.
  var space: SpacerSizing?
  /// Whether there is no glass behind the item in iOS 26.
  var hidesGlass = false
  /// The environment of the view with the toolbar; nil for an entry of the bar itself.
  var environment: _InheritedEnvironmentModifier?

  /// The view in the environment of the view with the toolbar.
  @MainActor var content: AnyView { environment.map { AnyView(view.modifier($0)) } ?? view }

  /// The entry with another view.
  @MainActor func with(_ view: some View) -> ToolbarEntry {
    var entry = self
    entry.view = AnyView(view)
    return entry
  }
}

/// The result of `ToolbarContentBuilder`. Not for use outside of the library.
public struct _ToolbarList: _PrimitiveToolbarContent {
  let contents: [any ToolbarContent]

  public func _entries(_ context: _ToolbarContext) -> [ToolbarEntry] {
    contents.enumerated().flatMap { $1._entries(context.child($0)) }
  }
}
