// Part of Snapback, under the MIT licence; see LICENSE.

/// Something for the bars around a page.
@MainActor
@preconcurrency
public protocol ToolbarContent {
  /// What there is, and where. Not for calling or implementing.
  var _entries: [ToolbarEntry] { get }
}

/// A view in a bar. Not for use outside.
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}

/// Where in the bars something stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot: Hashable, Sendable {
    case leading
    case principal
    case trailing
    case bottom
  }

  let slot: Slot

  /// At the trailing end above the page.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  public static let confirmationAction = ToolbarItemPlacement(slot: .trailing)
  public static let destructiveAction = ToolbarItemPlacement(slot: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(slot: .leading)
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// Below the page.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  public static let status = ToolbarItemPlacement(slot: .bottom)
}

/// The bars there are.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// A view at a place in the bars.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var _entries: [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

/// Views side by side at a place in the bars.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public var _entries: [ToolbarEntry] {
    [ToolbarEntry(placement: placement, view: AnyView(content))]
  }
}

/// Makes a toolbar out of the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  @MainActor
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarList {
    var entries: [ToolbarEntry] = []
    repeat entries.append(contentsOf: (each content)._entries)
    return _ToolbarList(_entries: entries)
  }

  @MainActor
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarList {
    _ToolbarList(_entries: content?._entries ?? [])
  }

  @MainActor
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarList {
    _ToolbarList(_entries: first._entries)
  }

  @MainActor
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarList {
    _ToolbarList(_entries: second._entries)
  }
}

/// What a toolbar's builder makes. Not for use outside.
public struct _ToolbarList: ToolbarContent {
  public let _entries: [ToolbarEntry]
}
