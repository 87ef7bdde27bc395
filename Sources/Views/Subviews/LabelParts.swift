// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The images and texts of a tab's label. The tab bar arranges and sizes them itself: stacks and
/// modifiers around them have no effect, except for the variants of symbols.
@MainActor
enum TabItemParts {
  static func parts(of labels: [AnyView]) -> [AnyView] {
    labels.flatMap { parts(of: $0) }
  }

  private static func parts(of view: some View) -> [AnyView] {
    switch view {
    case let view as AnyView: parts(of: view.storage.content)
    case let text as Text: [AnyView(Text(verbatim: text.string))]
    case let view as any ContainerView: parts(of: contents(of: view))
    case let view as any TabItemModified: view.tabItemParts
    default: [AnyView(view)]
    }
  }

  private static func contents(of container: some ContainerView) -> [AnyView] {
    ViewListEntry.list(container.content).map(\.view)
  }

  fileprivate static func parts<V: View>(of view: V, modifiedBy modifier: Any) -> [AnyView] {
    let parts = parts(of: ViewListEntry.list(view).map(\.view))
    switch modifier {
    case let modifier as _EnvironmentKeyWritingModifier<SymbolVariants>:
      return parts.map { AnyView(TabItemPart(view: $0, modifier: modifier)) }
    case let modifier as _EnvironmentTransform<SymbolVariants>:
      return parts.map { AnyView(TabItemPart(view: $0, modifier: modifier)) }
    default: return parts
    }
  }
}

/// A part of a tab's label with variants of symbols.
private struct TabItemPart<Modifier: ViewModifier>: View, TabItemVariant {
  let view: AnyView
  let modifier: Modifier

  var body: some View { view.modifier(modifier) }

  var image: Image? { view.tabImage }
}

@MainActor
private protocol TabItemVariant {
  var image: Image? { get }
}

@MainActor
private protocol TabItemModified {
  var tabItemParts: [AnyView] { get }
}

extension ModifiedContent: TabItemModified where Content: View, Modifier: ViewModifier {
  fileprivate var tabItemParts: [AnyView] { TabItemParts.parts(of: content, modifiedBy: modifier) }
}

extension AnyView {
  /// The image, if the view is one, with or without variants; nil otherwise.
  var tabImage: Image? {
    storage.content as? Image ?? (storage.content as? any TabItemVariant)?.image
  }
}
