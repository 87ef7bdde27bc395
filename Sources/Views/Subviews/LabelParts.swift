// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// The images and texts of a label. Tab bars and menus arrange and size them themselves: stacks and
/// modifiers around them have no effect, except for the variants of symbols.
@MainActor
package enum LabelParts {
  package static func parts(of labels: [AnyView]) -> [AnyView] {
    labels.flatMap { ViewListEntry.list($0) }.flatMap { parts(of: $0.view) }
  }

  private static func parts(of view: some View) -> [AnyView] {
    switch view {
    case let view as AnyView: parts(of: view.storage.content)
    case let text as Text: [AnyView(Text(verbatim: text.string))]
    case let view as any ContainerView: parts(of: contents(of: view))
    case let view as any LabelPartModified: view.labelParts
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
      return parts.map { AnyView(LabelPart(view: $0, modifier: modifier)) }
    case let modifier as _EnvironmentTransform<SymbolVariants>:
      return parts.map { AnyView(LabelPart(view: $0, modifier: modifier)) }
    default: return parts
    }
  }
}

/// A part of a label with variants of symbols.
private struct LabelPart<Modifier: ViewModifier>: View, LabelPartVariant {
  let view: AnyView
  let modifier: Modifier

  var body: some View { view.modifier(modifier) }

  var image: Image? { view.labelImage }
}

@MainActor
private protocol LabelPartVariant {
  var image: Image? { get }
}

@MainActor
private protocol LabelPartModified {
  var labelParts: [AnyView] { get }
}

extension ModifiedContent: LabelPartModified where Content: View, Modifier: ViewModifier {
  fileprivate var labelParts: [AnyView] { LabelParts.parts(of: content, modifiedBy: modifier) }
}

extension AnyView {
  /// The image, if the view is one of a label, with or without variants; nil otherwise.
  package var labelImage: Image? {
    storage.content as? Image ?? (storage.content as? any LabelPartVariant)?.image
  }
}
