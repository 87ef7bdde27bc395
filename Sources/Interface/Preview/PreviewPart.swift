// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// One of the previews of a view. Each view of a group is a separate preview.
@MainActor
package struct PreviewPart {
  package let view: AnyView
  package private(set) var settings = PreviewSettings()

  /// The previews of a view, in order. A view that is not a container of views is a single preview.
  package static func all(of view: some View) -> [PreviewPart] {
    (view as? any PreviewList)?.previewParts ?? [PreviewPart(view: AnyView(view))]
  }

  fileprivate init(view: AnyView, settings: PreviewSettings = PreviewSettings()) {
    self.view = view
    self.settings = settings
  }
}

/// A view that expands to several previews, or one with preview settings.
@MainActor
private protocol PreviewList {
  var previewParts: [PreviewPart] { get }
}

extension TupleView: PreviewList {
  var previewParts: [PreviewPart] {
    children.views.flatMap { PreviewPart.all(of: $0) }
  }
}

extension Group: PreviewList {
  var previewParts: [PreviewPart] { PreviewPart.all(of: content) }
}

extension AnyView: PreviewList {
  var previewParts: [PreviewPart] { PreviewPart.all(of: storage.content) }
}

extension EmptyView: PreviewList {
  var previewParts: [PreviewPart] { [] }
}

extension Optional: PreviewList where Wrapped: View {
  var previewParts: [PreviewPart] { map { PreviewPart.all(of: $0) } ?? [] }
}

extension _ConditionalContent: PreviewList {
  var previewParts: [PreviewPart] {
    switch branch {
    case .first(let view): PreviewPart.all(of: view)
    case .second(let view): PreviewPart.all(of: view)
    }
  }
}

extension ForEach: PreviewList where Content: View {
  var previewParts: [PreviewPart] {
    data.flatMap { PreviewPart.all(of: content($0)) }
  }
}

extension ModifiedContent: PreviewList where Content: View, Modifier: ViewModifier {
  var previewParts: [PreviewPart] {
    let parts = PreviewPart.all(of: content)
    let outer = (modifier as? _PreviewModifier)?.settings
    return parts.map { part in
      // The modifiers of a single view are kept in their original order.
      let view = parts.count == 1 ? AnyView(self) : AnyView(part.view.modifier(modifier))
      return PreviewPart(view: view, settings: outer?.completed(by: part.settings) ?? part.settings)
    }
  }
}

extension PreviewSettings {
  /// These settings, completed by those of an inner modifier where they are nil.
  func completed(by inner: PreviewSettings) -> PreviewSettings {
    var settings = self
    settings.name = name ?? inner.name
    settings.layout = layout ?? inner.layout
    settings.device = device ?? inner.device
    settings.orientation = orientation ?? inner.orientation
    return settings
  }
}
