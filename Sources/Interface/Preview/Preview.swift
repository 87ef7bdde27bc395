// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// Adds a preview, which `snapback preview` shows. In a program it has no effect.
///
/// - Parameters:
///   - name: The title of the preview.
///   - body: The view, which may begin with `@Previewable` declarations.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SnapbackMacros", type: "PreviewMacro")

/// Adds a preview with a layout or an orientation.
///
/// - Parameters:
///   - name: The title of the preview.
///   - traits: The layout or the orientation.
///   - additionalTraits: More of them.
///   - body: The view, which may begin with `@Previewable` declarations.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SnapbackMacros", type: "PreviewMacro")

/// Marks a dynamic property in the body of a `#Preview`, such as `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "SnapbackMacros", type: "PreviewableMacro")

/// The type with the kinds of previews.
public struct Preview {
  /// The kind of preview that shows a view.
  public struct ViewTraits: Sendable {}
}
