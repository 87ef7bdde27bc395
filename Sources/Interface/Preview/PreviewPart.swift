// Part of Snapback, under the MIT licence; see LICENSE.

/// One of the previews that a view stands for: a group's views are previews of their own.
@MainActor
package struct PreviewPart {
  package let view: AnyView
  package private(set) var settings = PreviewSettings()

  /// The previews of a view, in order; one for a view that is not made of others.
  package static func all(of view: some View) -> [PreviewPart] {
    (view as? any PreviewList)?.previewParts ?? [PreviewPart(view: AnyView(view))]
  }

  fileprivate init(view: AnyView, settings: PreviewSettings = PreviewSettings()) {
    self.view = view
    self.settings = settings
  }
}

/// A view that stands for others, or for itself with wishes about its preview.
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
    let own = (modifier as? _PreviewModifier)?.settings
    return parts.map { part in
      // A single view stays as it was written.
      let view = parts.count == 1 ? AnyView(self) : AnyView(part.view.modifier(modifier))
      return PreviewPart(view: view, settings: own?.completed(by: part.settings) ?? part.settings)
    }
  }
}

extension PreviewSettings {
  /// These wishes, and where there are none the others.
  func completed(by inner: PreviewSettings) -> PreviewSettings {
    var settings = self
    settings.name = name ?? inner.name
    settings.layout = layout ?? inner.layout
    settings.device = device ?? inner.device
    settings.orientation = orientation ?? inner.orientation
    return settings
  }
}
